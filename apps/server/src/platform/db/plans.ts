import type { Logger } from 'pino';
import type { Database } from './database.ts';

/** Any number that no other lock of this kind has. */
const lockClass = 41_073;
const everyMs = 2000;
/** A table of so few pages is read as fast from end to end as through an index. */
const fewPages = 8;
const fold = 2;

/**
 * A statement is planned when it is first used, and keeps its plan: of a table that was empty it reads every row, for as
 * long as nobody says that the table has grown. Statistics say so to all connections of all processes. The database's
 * own cleaner takes them, too, but seldom more than once a minute, in which a new shop can grow a thousandfold.
 */
const grownText = `
  select format('%I.%I', nspname, relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname in ('public', 'graphile_worker')
    and pg_relation_size(c.oid) / current_setting('block_size')::int > greatest(c.relpages, ${fewPages}) * ${fold}`;

/** Takes the statistics of tables that have grown since they were taken last; answers which these were. */
export async function analyzeGrown(db: Database): Promise<string[]> {
  const grown = await db.read((reader) => reader.run<{ name: string }>('db.grown', grownText, []));
  if (grown.length === 0) return [];
  return db.transact(async (tx) => {
    const [claim] = await tx.run<{ mine: boolean }>('db.planner', 'select pg_try_advisory_xact_lock($1, 0) as mine', [
      lockClass,
    ]);
    if (!claim?.mine) return [];
    for (const { name } of grown) await tx.connection.query(`analyze ${name}`);
    return grown.map(({ name }) => name);
  });
}

/** Looks again and again until it is told to stop. */
export function keepPlansGood(db: Database, log: Logger): () => Promise<void> {
  let looking = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    looking = analyzeGrown(db).then(
      (names) => {
        busy = false;
        if (names.length > 0) log.debug({ names }, 'tables have grown');
      },
      (error: unknown) => {
        busy = false;
        log.warn({ err: error }, 'tables were not looked at');
      },
    );
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
