import { ownPages, sliceOf } from '@sgb/contract/paging.ts';
import { accountIdentities } from '@sgb/contract/people.ts';
import type * as contract from '@sgb/contract/stock-up.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { proofOf, proofStatuses } from '../../cash/withdrawals/index.ts';
import { owedBy } from './lots.ts';
import type { StockNeeds } from './needs.ts';
import { shelfTerms } from './settings.ts';
import * as store from './store.ts';
import { cardsOf } from './view.ts';

type ShopperCall = Call<'shopper'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

/** Businesses at once, others with a verified ID. */
async function mayJoin({ session }: ShopperCall, reader: Sql): Promise<boolean> {
  if (session.person.customeridentity === accountIdentities.business) return true;
  return (await proofOf(reader, session.accountId))?.status === proofStatuses.verified;
}

async function figuresOf(call: ShopperCall, reader: Sql, needs: StockNeeds, { settings }: At) {
  const { accountId } = call.session;
  const seller = await store.sellerOf(reader, accountId);
  const { ship, pending, fail } = await needs.dispatches(reader, accountId);
  const { freeDays, cubicMetreDayCents, closeDays, fetching } = settings.get(shelfTerms);
  return {
    seller: seller !== undefined,
    may: await mayJoin(call, reader),
    stockPurchase: await needs.batches(reader, accountId),
    stockShelves: await store.countPieces(reader, accountId),
    stockShip: ship,
    pending,
    fail: fail + (await needs.countFailedLines(reader, accountId)),
    minimumCents: needs.minimumCents(settings),
    storage: {
      freeDays,
      cubicMetreDayCents,
      owedCents: await owedBy(reader, accountId),
      closesAt: seller?.owingSince ? addDays(seller.owingSince, closeDays).toISOString() : '',
      closed: Boolean(seller?.closedAt),
    },
    fetching,
    selling: needs.selling(settings),
  };
}

export const figures = (needs: StockNeeds) => async (call: ShopperCall) => {
  const at = await atOf(call);
  return call.db.read((reader) => figuresOf(call, reader, needs, at));
};

export const join = (needs: StockNeeds) => async (call: ShopperCall) => {
  const at = await atOf(call);
  return call.db.transact(async (tx) => {
    if (!(await mayJoin(call, tx))) {
      return refuse('idNeeded', 'Verify your ID first, or register your business: then one tap is enough.');
    }
    await store.insertSeller(tx, call.session.accountId, at.now);
    return figuresOf(call, tx, needs, at);
  });
};

export async function shelfList(call: ShopperCall, { page, keyword }: InputOf<typeof contract.listShelves>) {
  const at = await atOf(call);
  const { accountId } = call.session;
  return call.db.read(async (reader) => {
    const { rows, total } = await store.listShelves(reader, { accountId, keyword }, sliceOf(page));
    return { items: await cardsOf(call, reader, rows, at), total, page, pages: ownPages(total) };
  });
}

export async function shelfDetail(call: ShopperCall, { skuid, page }: InputOf<typeof contract.getShelf>) {
  const at = await atOf(call);
  return call.db.read(async (reader) => {
    const row = await store.shelfBySku(reader, call.session.accountId, Number(skuid));
    if (!row) return refuse('notFound', 'You have no shelf for this SKU.');
    const [shelf] = await cardsOf(call, reader, [row], at);
    if (!shelf) throw new Error('a shelf without its card');
    const { rows, total } = await store.movementsOf(reader, row.id, sliceOf(page));
    const items = rows.map(({ id, at: moment, fromPile, toPile, quantity, reason, about }) => ({
      id,
      at: moment.toISOString(),
      from: fromPile ?? ('' as const),
      to: toPile,
      quantity,
      reason,
      about,
    }));
    return { shelf, items, total, page, pages: ownPages(total) };
  });
}
