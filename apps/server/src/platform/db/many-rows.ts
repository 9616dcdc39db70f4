import type pg from 'pg';
import type { Database, Tx } from './database.ts';

/** What makes writing slow: indexes but those that hold something unique, foreign keys, and the cleaner that comes by again and again. */
const takenText = `
  with those as (select oid, oid::regclass::text as name from unnest($1::regclass[]) as t(oid))
  select 1 as step, format('drop index %s', i.indexrelid::regclass) as off, pg_get_indexdef(i.indexrelid) as back
  from pg_index i join those t on t.oid = i.indrelid
  where not i.indisunique
  union all
  select 2, format('alter table %s drop constraint %I', t.name, c.conname),
    format('alter table %s add constraint %I %s', t.name, c.conname, pg_get_constraintdef(c.oid))
  from pg_constraint c join those t on t.oid = c.conrelid
  where c.contype = 'f'
  union all
  select 3, format('alter table %s set (autovacuum_enabled = off)', t.name), format('alter table %s reset (autovacuum_enabled)', t.name)
  from those t
  order by 1, 3`;

async function takeOff(db: Database, tables: readonly string[]): Promise<void> {
  await db.transact(async (tx) => {
    const taken = await tx.run<{ off: string; back: string }>('db.takeOff', takenText, [tables]);
    await tx.run(
      'db.takenOff',
      `insert into indexes_to_make
       select coalesce((select max(place) from indexes_to_make), 0) + row_number() over (order by ordinality), back
       from unnest($1::text[]) with ordinality as t(back)`,
      [taken.map(({ back }) => back)],
    );
    await tx.connection.query(taken.map(({ off }) => off).join(';'));
  });
}

/** Puts back what was taken off, one by one: who is stopped meanwhile goes on at the next start. */
export async function makeMissingIndexes(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ place: number; statement: string }>(
      'select place, statement from indexes_to_make order by place limit 1',
    );
    const [next] = rows;
    if (!next) return;
    await client.query(`begin; ${next.statement}; delete from indexes_to_make where place = ${next.place}; commit`);
  }
}

/**
 * Lets `work` write many times as many rows into these tables as there are: without their indexes and foreign keys, which are made at the end, when
 * rows are read once for each of them. Only where nobody else uses the tables; whoever is killed in between leaves the rest to the next migration.
 */
export async function withoutIndexes(
  db: Database,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  await takeOff(db, tables);
  try {
    await work();
    await db.pool.query(`vacuum (analyze) ${tables.join()}`);
  } finally {
    await db.read((sql) => makeMissingIndexes(sql.connection));
  }
}

const indexesText = `
  select format('drop index %s', indexrelid::regclass) as off, pg_get_indexdef(indexrelid) as back
  from pg_index where indrelid = $1::regclass and not indisunique order by 1`;

/**
 * Lets `work` fill a table. Where it is empty, its indexes are made of all rows at once: a transaction has all of it or nothing,
 * and nobody else can read the table until it ends.
 */
export async function filledBeforeIndexes<Result>(tx: Tx, table: string, work: () => Promise<Result>): Promise<Result> {
  const { rowCount } = await tx.connection.query(`select from ${table} limit 1`);
  if (rowCount) return work();
  const taken = await tx.run<{ off: string; back: string }>('db.indexesOf', indexesText, [table]);
  await tx.connection.query(taken.map(({ off }) => off).join(';'));
  const result = await work();
  await tx.connection.query(taken.map(({ back }) => back).join(';'));
  return result;
}
