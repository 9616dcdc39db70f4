import { randomUUID } from 'node:crypto';
import type { InputOf } from '@sgb/contract/client.ts';
import { atOf } from '../../../platform/at.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { productOf, skuOf } from '../../../testing/goods.ts';
import { openTill, type Shopper } from '../../buying/checkout/till.fixture.ts';
import { contactOf, insertReceivers, noId } from '../../people/clients/seed.ts';
import { movePieces, openShelf } from '../shelves/index.ts';
import { endDispatchesJob } from './jobs.ts';

type Piles = Readonly<Record<'sellable' | 'reserved' | 'sent' | 'damaged', number>>;

export const sku = (place: number) => String(skuOf(70, place));

/** A shop with sellers who have pieces on their shelves: each 900 g and 1,800 cm3, so that one is a parcel of size XS. */
export async function openShelves() {
  const till = await openTill();
  const { pool } = till.app.db;

  async function shelve(who: Shopper, place: number, pieces: number): Promise<void> {
    const at = await atOf(till.app);
    await till.app.db.transact(async (tx) => {
      const facts = { title: `Mug ${place}`, picture: 'mug', options: ['blue'] };
      const kind = { unit: 10, special: 0 } as const;
      const measures = { weightGrams: 900, cubicCentimetres: 1_800, landedCents: 5_000, categoryId: 1 };
      const named = { accountId: who.id, skuId: skuOf(70, place), productId: productOf(70) };
      const shelf = await openShelf(tx, { ...named, ...facts, ...kind, ...measures }, at.now);
      const line = { shelfId: shelf.id, accountId: who.id, quantity: pieces, about: 'SB1', by: null };
      const moved = await movePieces(tx, { ...line, from: null, to: 'sellable', reason: 'counted' }, at);
      if (moved instanceof Refusal) throw new Error(moved.message);
    });
  }

  async function clientOf(who: Shopper, change: { readonly street?: string; readonly countryId?: 1 | 2 } = {}) {
    const { street = '12 Oxford Road', countryId = 1 } = change;
    const place = { province: 'Gauteng', city: 'Johannesburg', suburb: 'Rosebank', postcode: '2196', street, unit: '' };
    const person = { firstName: 'Thandi', lastName: 'Nkosi', mobile: '0821234567', altMobile: '', email: '' };
    const words = { label: '', type: 1, note: '', idType: 0, idNumber: '', isDefault: false } as const;
    const contact = contactOf({ ...person, ...place, ...words, countryId });
    const now = till.app.clock.now();
    const row = { ...contact, ...noId, accountId: who.id, isDefault: false, createdAt: now, updatedAt: now };
    const [id = 0] = await till.app.db.transact((tx) => insertReceivers(tx, [row]));
    return id;
  }

  /** A seller with so many pieces of two SKUs, money and a client. */
  async function seller(cents: number, pieces = 10) {
    const who = await till.shopper(cents);
    await pool.query('insert into stock_sellers (account_id, since) values ($1, now())', [who.id]);
    await shelve(who, 0, pieces);
    await shelve(who, 1, pieces);
    const call = till.client(who);
    const receiverId = await clientOf(who);
    const wish = (quantity = 1, more: Partial<InputOf<'POST /api/stockup/ship/create'>> = {}) => ({
      ...{
        pieces: [{ skuId: sku(0), quantity }],
        receiverId,
        way: 'door' as const,
        totalCents: 8_100,
        key: randomUUID(),
      },
      ...more,
    });
    return {
      ...{ who, call, receiverId, wish },
      send: (quantity = 1, more: Partial<InputOf<'POST /api/stockup/ship/create'>> = {}) =>
        call.call('POST /api/stockup/ship/create', wish(quantity, more)),
      async piles(place = 0): Promise<Piles> {
        const text = 'select sellable, reserved, sent, damaged from shelves where account_id = $1 and sku_id = $2';
        return (await pool.query(text, [who.id, skuOf(70, place)])).rows[0];
      },
      balance: async () => (await till.balance(who)).available ?? 0,
    };
  }

  async function desk(role = 'warehouse') {
    const who = await till.shopper();
    await pool.query('update accounts set staff_role = $2 where id = $1', [who.id, role]);
    return till.client(who);
  }

  return {
    ...till,
    till,
    seller,
    desk,
    clientOf,
    end: () => endDispatchesJob.perform(till.app, {}),
  };
}

export type Shelves = Awaited<ReturnType<typeof openShelves>>;
export type Seller = Awaited<ReturnType<Shelves['seller']>>;
