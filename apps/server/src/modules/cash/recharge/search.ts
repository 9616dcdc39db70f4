import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type { searchRecharges } from '@sgb/contract/recharge.ts';
import type { RechargeMethod, RechargeStatus } from '@sgb/contract/recharge-options.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { accountsNamed, peopleById } from '../../people/identity/index.ts';

interface Row {
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

/** What is asked for, as conditions: one that is not there would keep every index from being used. */
function whereOf(status: number, q: string, accountId: number | undefined) {
  const values: unknown[] = [];
  const conditions = [
    ...(status === 0 ? [] : [`r.status = $${values.push(status)}`]),
    ...(accountId !== undefined ? [`r.account_id = $${values.push(accountId)}`] : []),
    ...(q !== '' && accountId === undefined ? [`r.number = $${values.push(q.toUpperCase())}`] : []),
  ];
  return { where: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '', values };
}

/** More than anybody pages through; a count of all would read the whole table. */
const mostCounted = 100_000;

/** The page first: what belongs to each is looked for of these alone. */
const listText = (where: string, place: number) => `
  select r.number, r.account_id as "accountId", r.method, r.status, r.amount_cents::float8 as amount,
    r.fee_cents::float8 as fee, r.created_at as at, r.updated_at as "changedAt", c.entry_id::float8 as entry
  from recharges r left join recharge_credits c on c.recharge_id = r.id
  where r.id = any(array(select r.id from recharges r ${where} order by r.id desc limit $${place} offset $${place + 1}))
  order by r.id desc`;

/** All of them, for finance; what waits for a decision is in the list of claims. */
export async function rechargeSearch({ db }: Call<'staff'>, input: z.output<typeof searchRecharges.input>) {
  const { q, status, page } = input;
  return db.read(async (reader) => {
    const [person] = q === '' ? [] : await accountsNamed(reader, [q]);
    const { where, values } = whereOf(status, q, person?.id);
    const name = `${status > 0 ? 's' : ''}${person ? 'p' : q && 'n'}`;
    const { limit, offset } = sliceOf(page);
    const [rows, [counted]] = await Promise.all([
      reader.run<Row>(`recharge.search.${name}`, listText(where, values.length + 1), [...values, limit, offset]),
      reader.run<{ total: number }>(
        `recharge.searchCount.${name}`,
        `select count(*)::int as total from (select from recharges r ${where} limit ${mostCounted}) as found`,
        values,
      ),
    ]);
    const people =
      rows.length > 0 ? await peopleById(reader, [...new Set(rows.map(({ accountId }) => accountId))]) : [];
    const names = new Map(people.map(({ id, username }) => [id, username]));
    const items = rows.map(({ accountId, at, changedAt, ...row }) => ({
      ...row,
      username: names.get(accountId) ?? '',
      at: at.toISOString(),
      changedAt: changedAt.toISOString(),
    }));
    const total = counted?.total ?? 0;
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}
