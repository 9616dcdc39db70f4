import { type auditSorts, exportCalls } from '@sgb/contract/audit.ts';
import type { Sort } from '@sgb/contract/sorting.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { inOrder, type Sorts, sortedIds } from '../../../platform/db/sorted.ts';

export interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly byAccount: number;
  readonly role: string;
  readonly call: string;
  readonly subject: string;
  readonly accounts: readonly number[];
  readonly input: unknown;
  readonly before: unknown;
  readonly after: unknown;
  readonly why: string;
  readonly outcome: string;
  readonly ip: string;
  readonly requestId: string;
}

export interface Sought {
  readonly by: number | undefined;
  readonly call: string;
  readonly subject: string;
  /** Whose account it was about, where the words are somebody's name. */
  readonly about: number | undefined;
  readonly from: Date | undefined;
  readonly before: Date | undefined;
  readonly sort: Sort<(typeof auditSorts)[number]>;
  readonly after: string | undefined;
}

/** Rows are numbered as they are written. */
const sorts: Sorts<(typeof auditSorts)[number]> = { at: { column: 't.id', kind: 'number' } };

const rowsText = `
  select id::float8 as id, at, by_account as "byAccount", role, call, subject, accounts, input, before, after,
    why, outcome, ip, request_id as "requestId" from staff_audit where id = any($1::bigint[])`;

export async function listAudit(reader: Sql, sought: Sought) {
  const { by, call, subject, about, from, before, sort, after } = sought;
  // A percent sign is one, not everything.
  const words = subject.replaceAll(/[\\%_]/g, '\\$&');
  const named = subject === '' ? undefined : [`${words}%`, `% ${words}`];
  const { ids, next } = await sortedIds(reader, {
    table: 'staff_audit',
    ...{ sorts, sort, after },
    where: [
      ['t.by_account = ?', by],
      ['strpos(t.call, ?) > 0', call || undefined],
      about === undefined
        ? ['t.subject ilike any(?::text[])', named]
        : ['(t.subject ilike any(?::text[]) or t.accounts @> array[?::int])', named, about],
      ['t.at >= ?', from],
      ['t.at < ?', before],
    ],
  });
  return { rows: inOrder(ids, await reader.run<AuditRow>('audit.rows', rowsText, [ids])), next };
}

interface ExportRow extends Omit<AuditRow, 'outcome' | 'requestId' | 'before' | 'after'> {
  readonly rows: number | null;
  readonly whole: boolean;
}

/** As the index says them. */
const exportsText = `t.call in (${Object.keys(exportCalls)
  .map((call) => `'${call}'`)
  .join(', ')})`;

/** A list that was written out says at its end how many rows there were, in a row of its own. */
const exportRowsText = `
  select t.id::float8 as id, t.at, t.by_account as "byAccount", t.role, t.call, t.subject, t.accounts, t.input, t.why, t.ip,
    (coalesce(t.after, ended.after) ->> 'rows')::int as rows, coalesce((ended.after ->> 'whole')::boolean, true) as whole
  from staff_audit t left join lateral (select e.after from staff_audit e
    where e.request_id = t.request_id and e.call = 'GET /console/export' and t.after is null and e.after is not null limit 1) as ended on true
  where t.id = any($1::bigint[])`;

export async function listExports(
  reader: Sql,
  {
    by,
    calls,
    from,
    before,
    sort,
    after,
  }: Pick<Sought, 'by' | 'from' | 'before' | 'sort' | 'after'> & {
    readonly calls: readonly string[] | undefined;
  },
) {
  const { ids, next } = await sortedIds(reader, {
    table: 'staff_audit',
    ...{ sorts, sort, after },
    where: [
      [exportsText],
      ["(t.call <> 'GET /console/export' or t.after is null)"],
      ['t.call = any(?::text[])', calls],
      ['t.by_account = ?', by],
      ['t.at >= ?', from],
      ['t.at < ?', before],
    ],
  });
  return { rows: inOrder(ids, await reader.run<ExportRow & {}>('audit.exportRows', exportRowsText, [ids])), next };
}

type DoneRow = Pick<AuditRow, 'id' | 'at' | 'byAccount' | 'role' | 'call' | 'why' | 'outcome'>;

/** Notes tell of themselves. */
const doneText = (where: string) => `
  select id::float8 as id, at, by_account as "byAccount", role, call, why, outcome from staff_audit
  where ${where} and call not in ('POST /api/staff/note/add', 'POST /api/staff/note/seen') order by id desc limit 200`;

export const doneWithThings = (reader: Sql, things: readonly string[]): Promise<DoneRow[]> =>
  reader.run<DoneRow & {}>('audit.things', doneText(`things && $1::text[] and things <> '{}'`), [[...things]]);

export const doneWithAccount = (reader: Sql, id: number): Promise<DoneRow[]> =>
  reader.run<DoneRow & {}>('audit.account', doneText('accounts @> array[$1::int]'), [id]);

interface EntryDone {
  readonly entryId: number;
  readonly by: number;
  readonly why: string;
  /** What it was agreed to, where a second person did. */
  readonly decisionId: number | null;
}

const entriesText = `
  select substring(thing from 7)::float8 as "entryId", by_account as "by", why, (
      select substring(other from 10)::float8 from unnest(things) as other where other like 'decision %' limit 1) as "decisionId"
  from staff_audit cross join lateral unnest(things) as thing
  where things && $1::text[] and things <> '{}' and thing = any($1)`;

/** Who of staff booked these entries of the books, by the entry; those that nobody of them did are left out. */
export async function doneWithEntries(reader: Sql, ids: readonly number[]): Promise<ReadonlyMap<number, EntryDone>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.run<EntryDone & {}>('audit.entries', entriesText, [ids.map((id) => `entry ${id}`)]);
  return new Map(rows.map((row) => [row.entryId, row]));
}
