import type { Sql } from '../../../platform/db/database.ts';

const dueText = `
  select id from promotion_takings where holds_place and state in (10, 40) and due_at <= $1 order by due_at, id limit $2`;

/** Parts whose time is over and that still hold a place. */
export async function dueTakings(reader: Sql, now: Date, most: number): Promise<number[]> {
  return (await reader.run<{ id: number }>('promotion.due', dueText, [now, most])).map(({ id }) => id);
}

const lateText = 'select count(*)::int as count from promotion_takings where state = 20 and review_by < $1';

/** How many hand-ins staff are late with. */
export async function countLate(reader: Sql, now: Date): Promise<number> {
  return (await reader.run<{ count: number }>('promotion.late', lateText, [now]))[0]?.count ?? 0;
}
