import { en, formatMessage } from '@toile/contract';
import { type Engine, listMembers, takesBackdrop } from '@toile/engines';
import type { BriefKind } from '@toile/tools';
import { AppError } from '../../platform/app-error.ts';

/**
 * The engines of a kind that take a backdrop. Throws `invalidRequest` with the name of the wanted
 * engine where it does not, and of the first where none does.
 */
export function listTakers(engine: Engine, kind: BriefKind, wanted?: string): readonly Engine[] {
  const all = listMembers(engine, kind);
  const taking = all.filter((member) => takesBackdrop(member, kind));
  const refusing =
    all.find((member) => member.id === wanted && !taking.includes(member)) ??
    (taking.length === 0 ? all[0] : undefined);
  if (!refusing) return taking;
  const message = formatMessage(en.backdrop.notTaken, {
    engine: refusing.name ?? refusing.id,
  });
  throw new AppError('invalidRequest', { fields: { source_image: [message] } });
}
