import type { auditSorts } from '@sgb/contract/audit.ts';
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

type DoneRow = Pick<AuditRow, 'id' | 'at' | 'byAccount' | 'role' | 'call' | 'why' | 'outcome'>;

/** Notes tell of themselves. */
const doneText = (where: string) => `
  select id::float8 as id, at, by_account as "byAccount", role, call, why, outcome from staff_audit
  where ${where} and call not in ('POST /api/staff/note/add', 'POST /api/staff/note/seen') order by id desc limit 200`;

export const doneWithThings = (reader: Sql, things: readonly string[]): Promise<DoneRow[]> =>
  reader.run<DoneRow & {}>('audit.things', doneText(`things && $1::text[] and things <> '{}'`), [[...things]]);

export const doneWithAccount = (reader: Sql, id: number): Promise<DoneRow[]> =>
  reader.run<DoneRow & {}>('audit.account', doneText('accounts @> array[$1::int]'), [id]);
