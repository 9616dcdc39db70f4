import { type DispatchState, dispatchStates } from '@sgb/contract/dispatch-states.ts';
import type { listDispatches, listPending } from '@sgb/contract/dispatches.ts';
import { ownPages, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { spendableBalance } from '../../books/ledger/index.ts';
import * as store from './store.ts';
import { viewsOf } from './view.ts';

type ShopperCall = Call<'shopper'>;

const { processing, shipped, review, failed, cancelled } = dispatchStates;

const statesOf = (tab: z.output<typeof listDispatches.input>['state']): readonly DispatchState[] =>
  tab === 111 ? [processing, shipped, review, failed, cancelled] : [tab];

export async function list(call: ShopperCall, { state, page }: z.output<typeof listDispatches.input>) {
  const { accountId } = call.session;
  return call.db.read(async (reader) => {
    const { rows, total } = await store.listOf(reader, accountId, statesOf(state), sliceOf(page));
    const { pending: _, unhandled: __, ...counts } = await store.countsOf(reader, accountId);
    return { items: await viewsOf(reader, rows), total, page, pages: ownPages(total), counts };
  });
}

export async function pending(call: ShopperCall, { page }: z.output<typeof listPending.input>) {
  const { accountId } = call.session;
  return call.db.read(async (reader) => {
    const { rows, total } = await store.waitingOf(reader, accountId, sliceOf(page));
    const items = await viewsOf(reader, rows);
    return { items, total, page, pages: ownPages(total), balanceCents: await spendableBalance(reader, accountId) };
  });
}

/** For the menu and the tabs. */
export async function countDispatches(reader: Sql, accountId: number) {
  const counts = await store.countsOf(reader, accountId);
  return { ship: counts.processing + counts.shipped, pending: counts.pending, fail: counts.unhandled };
}
