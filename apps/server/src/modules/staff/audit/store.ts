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

const where = `
  ($1::int is null or by_account = $1)
  and ($2::text = '' or strpos(call, $2) > 0)
  and ($3::text = '' or subject ilike $3 || '%' or subject ilike '% ' || $3 or accounts @> array[$4::int])
  and ($5::timestamptz is null or at >= $5) and ($6::timestamptz is null or at < $6)`;

export async function listAudit(reader: Sql, sought: Sought, { limit, offset }: Slice) {
  // A percent sign is one, not everything.
  const subject = sought.subject.replaceAll(/[\\%_]/g, '\\$&');
  const values = [sought.by, sought.call, subject, sought.about, sought.from, sought.before];
  const text = `select id::float8 as id, at, by_account as "byAccount", role, call, subject, accounts, input, before, after,
      why, outcome, ip, request_id as "requestId"
    from staff_audit where ${where} order by id desc limit $7 offset $8`;
  const countText = `select count(*)::int as total from (
    select from staff_audit where ${where} limit ${mostCounted}) as found`;
  const [rows, [counted]] = await Promise.all([
    reader.run<AuditRow>('audit.list', text, [...values, limit, offset]),
    reader.run<{ total: number }>('audit.count', countText, values),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
