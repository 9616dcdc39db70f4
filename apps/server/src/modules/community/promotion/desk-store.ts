import type { Slice } from '@sgb/contract/paging.ts';
import { desc, eq, type InferInsertModel, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { promotionTasks } from './tables.ts';

const countAt = (state: number) =>
  sql<number>`(select count(*)::int from promotion_takings k where k.task_id = ${promotionTasks.id} and k.state = ${state})`;

/** All tasks, the newest first. */
export function deskTasks(reader: Sql, { limit, offset }: Slice) {
  return reader.orm
    .select({
      task: promotionTasks,
      handedIn: countAt(20),
      approved: countAt(30),
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(promotionTasks)
    .orderBy(desc(promotionTasks.id))
    .limit(limit)
    .offset(offset);
}

type NewTask = InferInsertModel<typeof promotionTasks>;

/** What somebody holds of it stays as it was. */
export async function saveTask(tx: Tx, id: number | undefined, values: Omit<NewTask, 'id' | 'taken'>): Promise<number> {
  const { madeBy: _by, madeAt: _at, ...changes } = values;
  const [row] =
    id === undefined
      ? await tx.orm.insert(promotionTasks).values(values).returning({ id: promotionTasks.id })
      : await tx.orm
          .update(promotionTasks)
          .set(changes)
          .where(eq(promotionTasks.id, id))
          .returning({ id: promotionTasks.id });
  if (!row) throw new Error('the task was not saved');
  return row.id;
}
