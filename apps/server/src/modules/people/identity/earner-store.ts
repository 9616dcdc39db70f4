import { customerTypes } from '@sgb/contract/people.ts';
import type { Sql } from '../../../platform/db/database.ts';

/** What those need to know who pay people for bringing others. */

const invitationText = 'select invited_by as "invitedBy", created_at as "registeredAt" from accounts where id = $1';

/** Who invited somebody, and when they came. */
export async function invitationOf(reader: Sql, accountId: number) {
  type Row = { invitedBy: number | null; registeredAt: Date };
  return (await reader.run<Row>('identity.invitation', invitationText, [accountId]))[0];
}

const codeText = 'select invite_code as code from accounts where id = $1';

/** What somebody invites others with. */
export async function inviteCodeOf(reader: Sql, accountId: number): Promise<string> {
  return (await reader.run<{ code: string }>('identity.inviteCode', codeText, [accountId]))[0]?.code ?? '';
}

const earnText = `
  select id, customer_type = ${customerTypes.influencer} as influencer from accounts
  where id = any($1::int[]) and staff_role is null and closed_at is null`;

/** Those of these who can be paid: neither staff nor gone. */
export async function whoMayEarn(reader: Sql, ids: readonly number[]) {
  const rows = await reader.run<{ id: number; influencer: boolean }>('identity.mayEarn', earnText, [[...ids]]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A device counts as the one that an account was opened on for an hour. */
const deviceText = `
  select distinct other.account_id as id
  from accounts a join account_devices own on own.account_id = a.id and own.first_at <= a.created_at + interval '1 hour'
    join account_devices other on other.device_hash = own.device_hash and other.first_at <= own.first_at
  where a.id = $1 and other.account_id = any($2::int[])`;

/** Those of these on whose own device this account was opened. */
export async function openedOnDeviceOf(reader: Sql, accountId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await reader.run<{ id: number }>('identity.sameDevice', deviceText, [accountId, [...ids]]);
  return new Set(rows.map(({ id }) => id));
}
