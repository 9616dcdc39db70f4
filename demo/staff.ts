import type { Database } from '@sgb/server/platform/db/database.ts';

/** Whoever tries the demo has no phone that knows its staff. A value that somebody chose stays. */
export async function switchOffFactor(db: Database): Promise<void> {
  const text = `update settings set value = jsonb_set(value, '{secondFactor}', 'false'), changed_by = 'demo'
    where name = 'access.staff' and changed_by = 'first start'`;
  await db.run('demo.switchOffFactor', text, []);
}
