import type { rechargeSorts, searchRecharges } from '@sgb/contract/recharge-desk.ts';
import { allRechargeStatuses, type RechargeMethod, type RechargeStatus } from '@sgb/contract/recharge-options.ts';
import type { z } from 'zod';
import { inOrder, type Sorts, sortedIds } from '../../../platform/db/sorted.ts';
import type { Call } from '../../../platform/http/call.ts';
import { accountsNamed, peopleById } from '../../people/identity/index.ts';

interface Row {
  readonly id: number;
  readonly number: string;
  readonly accountId: number;
  readonly method: RechargeMethod;
  readonly status: RechargeStatus;
  readonly amount: number;
  readonly fee: number;
  readonly at: Date;
  readonly changedAt: Date;
  readonly entry: number | null;
}

const sorts: Sorts<(typeof rechargeSorts)[number]> = {
  at: { column: 't.created_at', kind: 'moment' },
  amount: { column: 't.amount_cents', kind: 'number' },
};

const listText = `
  select r.id, r.number, r.account_id as "accountId", r.method, r.status, r.amount_cents::float8 as amount,
    r.fee_cents::float8 as fee, r.created_at as at, r.updated_at as "changedAt", c.entry_id::float8 as entry
  from recharges r left join recharge_credits c on c.recharge_id = r.id where r.id = any($1::int[])`;

/** All of them, for finance; what waits for a decision is in the list of claims. */
export async function rechargeSearch({ db }: Call<'staff'>, input: z.output<typeof searchRecharges.input>) {
  const { q, status, sort = '-at', after } = input;
  return db.read(async (reader) => {
    const [person] = q === '' ? [] : await accountsNamed(reader, [q]);
    const statuses = status === 0 ? allRechargeStatuses : [status];
    const { ids, next } = await sortedIds(reader, {
      table: 'recharges',
      ...{ sorts, sort, after },
      each: q === '' ? { status: statuses } : undefined,
      where: [
        ['t.account_id = ?', person?.id],
        ['t.number = ?', q === '' || person ? undefined : q.toUpperCase()],
        ['t.status = ?', q === '' || status === 0 ? undefined : status],
      ],
    });
    const rows = inOrder(ids, await reader.run<Row>('recharge.search', listText, [ids]));
    const people =
      rows.length > 0 ? await peopleById(reader, [...new Set(rows.map(({ accountId }) => accountId))]) : [];
    const names = new Map(people.map(({ id, username }) => [id, username]));
    const items = rows.map(({ id: _, accountId, at, changedAt, ...row }) => ({
      ...row,
      username: names.get(accountId) ?? '',
      at: at.toISOString(),
      changedAt: changedAt.toISOString(),
    }));
    return { items, next };
  });
}
