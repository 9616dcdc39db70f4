import type * as contract from '@sgb/contract/listing-desk.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { ownPages, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { moveAllPieces, shelvesById } from '../shelves/index.ts';
import * as store from './store.ts';
import { cameBackNotice } from './words.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

/** Sales whose pieces may come back. */
export async function sales(call: StaffCall, { refunded, page }: InputOf<typeof contract.listSaleDesk>) {
  return call.db.read(async (reader) => {
    const { rows, total } = await store.salesOut(reader, refunded === 1, sliceOf(page));
    const listings = await store.listingsById(
      reader,
      rows.map(({ listingId }) => listingId),
    );
    const [shelves, people] = await Promise.all([
      shelvesById(
        reader,
        listings.map(({ shelfId }) => shelfId),
      ),
      peopleById(reader, [...new Set(rows.map(({ accountId }) => accountId))]),
    ]);
    const items = rows.flatMap((sale) => {
      const listing = listings.find(({ id }) => id === sale.listingId);
      const shelf = shelves.find(({ id }) => id === listing?.shelfId);
      if (!shelf) return [];
      const { orderId, quantity, cameBack, goodsCents, keptCents, accountId } = sale;
      const name = people.find(({ id }) => id === accountId)?.username ?? '';
      return [
        {
          ...{ orderId, number: orderNumber(orderId), title: shelf.title, options: shelf.options, place: shelf.place },
          ...{ seller: { id: accountId, name }, quantity, cameBack, goodsCents, refundedCents: goodsCents - keptCents },
          soldAt: sale.soldAt.toISOString(),
        },
      ];
    });
    return { items, total, page, pages: ownPages(total) };
  });
}

/** Pieces of a sale stand in our warehouse again. */
export async function returned(call: StaffCall, input: InputOf<typeof contract.takeBackSale>) {
  const at = await atOf(call);
  return call.db.transact((tx) => takeBack(tx, input, call.session.accountId, at));
}

export async function takeBack(tx: Tx, input: InputOf<typeof contract.takeBackSale>, by: number, at: At) {
  const { orderid, sellable, damaged } = input;
  if (sellable + damaged === 0) return refuse('badInput', 'sellable: Say how many came back.', { field: 'sellable' });
  const [sale] = await store.lockSales(tx, [orderid]);
  const listing = sale && (await store.listingById(tx, sale.listingId));
  if (!listing) return refuse('notFound', 'This order is no sale from the shelf of a seller.');
  const left = sale.quantity - sale.cameBack;
  if (sellable + damaged > left) return refuse('tooFewPieces', `Only ${left} of this order can come back.`);
  const { accountId, shelfId } = listing;
  const line = { shelfId, accountId, from: 'sold', reason: 'cameBack', about: orderNumber(orderid) } as const;
  const piles = [
    { to: 'sellable', quantity: sellable },
    { to: 'damaged', quantity: damaged },
  ] as const;
  const lines = piles.flatMap((pile) => (pile.quantity > 0 ? [{ ...line, ...pile, by }] : []));
  const stuck = await moveAllPieces(tx, lines, at);
  if (stuck) return stuck;
  const cameBack = sale.cameBack + sellable + damaged;
  await store.changeSale(tx, orderid, { cameBack });
  const [shelf] = await shelvesById(tx, [shelfId]);
  await notify(tx, cameBackNotice(accountId, shelf?.title ?? '', sellable, damaged), { now: at.now });
  return { orderId: orderid, cameBack, left: sale.quantity - cameBack };
}
