import { TOOL_IDS, type ToolId } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database.ts';

/** Known tools only, in the product's order: a tool may have gone since the choice was made. */
function toToolIds(rows: { disabledInstructions: string[] }[]): ToolId[] {
  const [row] = rows;
  if (!row) throw new AppError('notFound');
  return TOOL_IDS.filter((tool) => row.disabledInstructions.includes(tool));
}

const columns = { disabledInstructions: users.disabledInstructions };

export async function getDisabledInstructions(
  queryable: Queryable,
  userId: string,
): Promise<ToolId[]> {
  return toToolIds(await queryable.select(columns).from(users).where(eq(users.id, userId)));
}

/** Turns a tool's instructions off, or on again; in one statement, so that no click is lost. */
export async function toggleInstruction(
  queryable: Queryable,
  { userId, tool }: { userId: string; tool: ToolId },
): Promise<ToolId[]> {
  const list = users.disabledInstructions;
  const toggled = sql`case when ${tool} = any(${list})
    then array_remove(${list}, ${tool}) else array_append(${list}, ${tool}) end`;
  const rows = await queryable
    .update(users)
    .set({ disabledInstructions: toggled })
    .where(eq(users.id, userId))
    .returning(columns);
  return toToolIds(rows);
}
