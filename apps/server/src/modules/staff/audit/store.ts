import type { Slice } from '@sgb/contract/paging.ts';
import type { Sql } from '../../../platform/db/database.ts';

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
  readonly by: number | null;
  readonly call: string;
  readonly subject: string;
  /** Whose account it was about, where the words are somebody's name. */
  readonly about: number | null;
  readonly from: Date | null;
  readonly before: Date | null;
}

/** More than anybody reads; a count of all would read the whole log. */
const mostCounted = 100_000;

/** What is asked for, as conditions: one that is not there would keep every index from being used. */
function whereOf({ by, call, subject, about, from, before }: Sought) {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  // A percent sign is one, not everything.
  const words = subject.replaceAll(/[\\%_]/g, '\\$&');
  const named = [
    () => `subject ilike ${place(`${words}%`)}`,
    () => `subject ilike ${place(`% ${words}`)}`,
    ...(about === null ? [] : [() => `accounts @> array[${place(about)}::int]`]),
  ];
  const conditions = [
    ...(by === null ? [] : [`by_account = ${place(by)}`]),
    ...(call === '' ? [] : [`strpos(call, ${place(call)}) > 0`]),
    ...(subject === '' ? [] : [`(${named.map((text) => text()).join(' or ')})`]),
    ...(from === null ? [] : [`at >= ${place(from)}`]),
    ...(before === null ? [] : [`at < ${place(before)}`]),
  ];
  const asked = { by, call: call || null, subject: subject || null, about: subject ? about : null, from, before };
  const name = Object.entries(asked).flatMap(([key, value]) => (value === null ? [] : [key]));
  return { where: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '', values, name: name.join('.') };
}

export async function listAudit(reader: Sql, sought: Sought, { limit, offset }: Slice) {
  const { where, values, name } = whereOf(sought);
  const page = `limit $${values.length + 1} offset $${values.length + 2}`;
  const text = `select id::float8 as id, at, by_account as "byAccount", role, call, subject, accounts, input, before, after,
      why, outcome, ip, request_id as "requestId"
    from staff_audit where id = any(array(select id from staff_audit ${where} order by id desc ${page})) order by staff_audit.id desc`;
  const atMost = `(select count(*)::int from (select from staff_audit ${where} limit ${mostCounted}) as found)`;
  // Of the whole log it is known without counting that there are more than anybody pages through.
  const countText =
    where === ''
      ? `select case when reltuples > 2 * ${mostCounted} then ${mostCounted} else ${atMost} end as total
         from pg_class where oid = 'staff_audit'::regclass`
      : `select ${atMost} as total`;
  const [rows, [counted]] = await Promise.all([
    reader.run<AuditRow>(`audit.list.${name}`, text, [...values, limit, offset]),
    reader.run<{ total: number }>(`audit.count.${name}`, countText, values),
  ]);
  return { rows, total: counted?.total ?? 0 };
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
