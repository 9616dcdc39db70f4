import type { getCommissionRun, listCommissionLines } from '@sgb/contract/commission-desk.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { peopleById } from '../../people/identity/index.ts';
import { addedUp, shareOfRun } from './run-rules.ts';
import { earnersIn, linesIn } from './run-store.ts';
import { earningTerms } from './settings.ts';

type StaffCall = Call<'staff'>;

/** What a month comes to, as the clock would pay it by now. */
export async function commissionRun(call: StaffCall, { month, page }: z.output<typeof getCommissionRun.input>) {
  const terms = (await atOf(call)).settings.get(earningTerms);
  return call.db.read(async (reader) => {
    const all = (await earnersIn(reader, month))
      .map((row) => shareOfRun(row, month, terms))
      .toSorted((one, other) => other.total - one.total || one.accountId - other.accountId);
    const { offset, limit } = sliceOf(page);
    const shown = all.slice(offset, offset + limit);
    const ids = shown.map(({ accountId }) => accountId);
    const people = ids.length > 0 ? await peopleById(reader, ids) : [];
    const names = new Map(people.map(({ id, username }) => [id, username]));
    const items = shown.map(({ nextAt, closedRate: _, ...row }) => {
      return { ...row, username: names.get(row.accountId) ?? '', nextAt: nextAt?.toISOString() ?? '' };
    });
    return { items, sum: addedUp(all), total: all.length, page, pages: ownPagesFromOne(all.length) };
  });
}

export async function commissionLines(call: StaffCall, input: z.output<typeof listCommissionLines.input>) {
  const { month, account, page } = input;
  const rows = await call.db.read((reader) => linesIn(reader, account, month, sliceOf(page)));
  const total = rows[0]?.total ?? 0;
  const items = rows.map(({ orderId, parcelId, signedAt, readyAt, paidAt, ...line }) => ({
    ...line,
    number: orderId !== null ? orderNumber(orderId) : parcelId !== null ? parcelNumber(parcelId) : '',
    signedAt: signedAt.toISOString(),
    readyAt: readyAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? '',
  }));
  return { items, total, page, pages: ownPagesFromOne(total) };
}
