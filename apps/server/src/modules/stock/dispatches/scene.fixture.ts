import { randomUUID } from 'node:crypto';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import { productOf, skuOf } from '../../../testing/goods.ts';
import { contactOf, insertReceivers, noId } from '../../people/clients/seed.ts';
import { movePieces, openShelf } from '../shelves/index.ts';
import { moveDispatch, orderDispatch, sendPieces } from './seed.ts';

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
    const order = { pieces, receiverId, way: 'door', reference: '', key: randomUUID() } as const;
    const row = await orderDispatch(tx, accountId, order, at);
    if (shipped) {
      await sendPieces(tx, row, null, at);
      await moveDispatch(tx, row, { to: 113, text: 'Handed over', by: null, now: at.now }, { pieces: 'sent' });
    }
    return row.id;
  });
}
