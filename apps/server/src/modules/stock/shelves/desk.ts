import { ownPages, sliceOf } from '@sgb/contract/paging.ts';
import type * as contract from '@sgb/contract/stock-desk.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { peopleById, shopperByName } from '../../people/identity/index.ts';
import { shelvesForDesk } from './desk-store.ts';
import { movePieces } from './move.ts';
import * as store from './store.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const unknown = () => refuse('notFound', 'There is no such shelf.');

/** Off sale because they are damaged, or back on sale. */
export async function damage(call: StaffCall, input: InputOf<typeof contract.markDamaged>) {
  const at = await atOf(call);
  const { accountid: accountId, skuid, quantity, mended, reason: why } = input;
  return call.db.transact(async (tx) => {
    const shelf = await store.shelfBySku(tx, accountId, Number(skuid));
    if (!shelf) return unknown();
    const line = { shelfId: shelf.id, accountId, quantity, about: why, by: call.session.accountId };
    const moved = await movePieces(
      tx,
      mended === 1
        ? { ...line, from: 'damaged', to: 'sellable', reason: 'mended' }
        : { ...line, from: 'sellable', to: 'damaged', reason: 'broken' },
      at,
    );
    return moved instanceof Refusal ? moved : { sellable: moved.sellable, damaged: moved.damaged };
  });
}

export async function place(call: StaffCall, input: InputOf<typeof contract.placeShelf>) {
  return call.db.transact(async (tx) => {
    const shelf = await store.shelfBySku(tx, input.accountid, Number(input.skuid));
    if (!shelf) return unknown();
    await store.changeShelf(tx, shelf.id, { place: input.place });
    return { place: input.place };
  });
}

/** Whose pieces lie where. */
export async function sellerShelves(call: StaffCall, input: InputOf<typeof contract.listSellerShelves>) {
  const { skuid, seller, place: where, show, page } = input;
  return call.db.read(async (reader) => {
    const owner = seller === '' ? undefined : await shopperByName(reader, seller);
    if (seller !== '' && !owner) return refuse('notFound', `Nobody is called ${seller}.`, { field: 'seller' });
    const filter = { skuId: skuid === undefined ? undefined : Number(skuid), accountId: owner?.id, place: where, show };
    const { rows, total } = await shelvesForDesk(reader, filter, sliceOf(page));
    const people = await peopleById(reader, [...new Set(rows.map(({ accountId }) => accountId))]);
    const names = new Map(people.map(({ id, username }) => [id, username]));
    const items = rows.map(({ accountId, skuId, ...row }) => ({
      ...row,
      skuId: String(skuId),
      seller: { id: accountId, name: names.get(accountId) ?? '' },
    }));
    return { items, total, page, pages: ownPages(total) };
  });
}
