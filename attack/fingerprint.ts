import type pg from 'pg';

/** The rows of every table, each as a hash, without those that belong to these accounts. */
export type Fingerprint = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** What changes by being looked at, by the clock, or by anybody at all. */
const lively = new Set([
  'sessions',
  'readiness',
  'guesses',
  'job_outbox',
  'outbox',
  'tracking_events',
  'searched_pictures',
]);
/** What anybody may change of a thing that is nobody's: count it up, or set it aside to buy it. */
const common: Readonly<Record<string, readonly string[]>> = {
  reviews: ['helpful'],
  questions: ['votes', 'helpful', 'answers'],
  question_topics: ['questions'],
  question_answers: ['votes'],
  clearance_pieces: ['state', 'reserved_by', 'reserved_until'],
};
const owners = ['account_id', 'owner_id', 'user_id', 'shopper_id', 'client_id', 'member_id', 'follower_id', 'staff_id'];

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

async function tables(pool: pg.Pool): Promise<readonly Table[]> {
  const { rows } = await pool.query<Table>(`
    select c.relname as name, array_agg(a.attname::text) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition group by c.relname`);
  return rows.filter(({ name }) => !lively.has(name));
}

export async function fingerprintOf(pool: pg.Pool, without: readonly number[]): Promise<Fingerprint> {
  const print = new Map<string, Map<string, number>>();
  for (const { name, columns } of await tables(pool)) {
    const owner = name === 'accounts' ? 'id' : owners.find((column) => columns.includes(column));
    const where = owner
      ? `where ${owner} is null or not (${owner}::text = any($1::text[]))`
      : 'where $1::text[] is not null';
    const { rows } = await pool.query<{ hash: string; times: number }>(
      `select md5((to_jsonb(t) - $2::text[])::text) as hash, count(*)::int as times from ${name} t ${where} group by 1`,
      [without.map(String), common[name] ?? []],
    );
    print.set(name, new Map(rows.map(({ hash, times }) => [hash, times])));
  }
  return print;
}

/** Tables of which something that was there is gone or another. */
export function harmed(before: Fingerprint, after: Fingerprint): readonly string[] {
  return [...before].flatMap(([table, rows]) => {
    const gone = [...rows].filter(([hash, times]) => (after.get(table)?.get(hash) ?? 0) < times).length;
    return gone > 0 ? [`${gone} rows of ${table}`] : [];
  });
}
