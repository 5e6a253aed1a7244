import type { ToolId } from '@toile/contract';
import { listTools } from '@toile/tools';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database.ts';

/** The known tools of a row, in the product's order: a stored tool may have been removed since. */
function toToolIds(rows: { disabledInstructions: string[] }[]): ToolId[] {
  const [row] = rows;
  if (!row) throw new AppError('notFound');
  const tools = listTools().map(({ id }) => id);
  return tools.filter((tool) => row.disabledInstructions.includes(tool));
}

const columns = { disabledInstructions: users.disabledInstructions };

export async function getDisabledInstructions(
  queryable: Queryable,
  userId: string,
): Promise<ToolId[]> {
  return toToolIds(await queryable.select(columns).from(users).where(eq(users.id, userId)));
}

/** Toggles a tool's instructions, in one statement, so that no click is lost. */
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
