import { randomUUID } from 'node:crypto';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { productOf, skuOf } from '../../../testing/goods.ts';
import { contactOf, insertReceivers, noId } from '../../people/clients/seed.ts';
import { movePieces, openShelf } from '../shelves/index.ts';
import { makeDispatches } from './make.ts';
import { moveOn } from './move.ts';
import { send } from './pieces.ts';
import { hashOf, parcelOf } from './send.ts';
import * as store from './store.ts';

/** Thirty parcels of 20 kg to one door, paid: they cost R 5,982. */
export async function dearDispatch(app: App, accountId: number, shipped: boolean): Promise<number> {
  const at = await atOf(app);
  return app.db.transact(async (tx) => {
    const measures = { weightGrams: 20_000, cubicCentimetres: 1_000, landedCents: 1, categoryId: 1 };
    const named = { accountId, skuId: skuOf(71, 0), productId: productOf(71), title: 'Anvil', picture: 'mug' };
    const shelf = await openShelf(tx, { ...named, ...measures, options: [], unit: 10, special: 0 }, at.now);
    const line = { shelfId: shelf.id, accountId, quantity: 30, about: 'SB1', by: null };
    await movePieces(tx, { ...line, from: null, to: 'sellable', reason: 'counted' }, at);
    const place = {
      countryId: 1,
      province: 'Gauteng',
      city: 'Johannesburg',
      suburb: 'Rosebank',
      postcode: '2196',
    } as const;
    const words = {
      label: '',
      type: 1,
      note: '',
      idType: 0,
      idNumber: '',
      isDefault: false,
      unit: '',
      email: '',
    } as const;
    const person = {
      firstName: 'Thandi',
      lastName: 'Nkosi',
      mobile: '0821234567',
      altMobile: '',
      street: '1 Oxford Road',
    };
    const contact = contactOf({ ...place, ...words, ...person });
    const times = { accountId, createdAt: at.now, updatedAt: at.now };
    const [receiverId = 0] = await insertReceivers(tx, [{ ...contact, ...noId, ...times, isDefault: false }]);
    const pieces = [{ skuId: String(named.skuId), quantity: 30 }];
    const parcel = await parcelOf(tx, accountId, { pieces, receiverId }, at);
    if (parcel instanceof Refusal) throw new Error(parcel.message);
    const price = parcel.quotes.find(({ way }) => way === 'door')?.price;
    if (!price) throw new Error('nobody goes to the door');
    const wish = { ...parcel, way: 'door', price, reference: '', key: randomUUID(), hash: hashOf(''), row: 0 } as const;
    const made = await makeDispatches(tx, accountId, [wish], at);
    if (made instanceof Refusal) throw new Error(made.message);
    const [row] = made;
    if (!row) throw new Error('nothing was made');
    if (shipped) {
      await send(tx, row, await store.linesOf(tx, [row.id]), null, at);
      await moveOn(tx, row, { to: 113, text: 'Handed over', by: null, now: at.now }, { pieces: 'sent' });
    }
    return row.id;
  });
}
