import { countryName } from '@sgb/contract/countries.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { may } from '@sgb/contract/policy.ts';
import { addDays, shopMoment } from '@sgb/contract/time.ts';
import { type listAllOrders, type listAnyParcels, mostSortedDays } from '@sgb/contract/trade-desk.ts';
import type { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import { inOrder } from '../../../platform/db/sorted.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { anyOrders, orderIdsOfSupplier, ordersById } from '../../buying/orders/index.ts';
import { anyParcels, parcelsById } from '../../logistics/parcels/index.ts';
import { accountsNamed } from '../../people/identity/index.ts';
import { namesOf } from './names.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type Narrowed = Pick<InputOf<typeof listAllOrders>, 'person' | 'from' | 'until'> & {
  readonly sort?: string | undefined;
};

/** What the address says, as a store asks for it; null: somebody was named whom nobody knows. */
async function soughtBy(reader: Sql, { person, from, until }: Narrowed) {
  const [named] = person === '' ? [] : await accountsNamed(reader, [person]);
  if (person !== '' && !named) return null;
  return {
    accountId: named?.id,
    from: from ? shopMoment(from, 0) : undefined,
    before: until ? shopMoment(until, 24) : undefined,
  };
}

const none = { items: [], next: null };
const money = /paid|total/;

/** Why a list is not sorted like that; amounts are for those who see them. */
function unsortable(call: StaffCall, { person, from, until, sort = 'at' }: Narrowed) {
  if (money.test(sort) && !may('orderMoney', call.session.person)) return refuse('noRight');
  if (sort.endsWith('at') || person !== '' || !(from || until)) return undefined;
  const end = until ? shopMoment(until, 24) : call.clock.now();
  if (from && addDays(shopMoment(from, 0), mostSortedDays + 1) >= end) return undefined;
  return refuse('badInput', `Sorted like this, choose at most ${mostSortedDays} days, or sort by when they were made.`);
}

export async function orderList(call: StaffCall, input: InputOf<typeof listAllOrders>) {
  const { status, market, supplierId, checkoutId } = input;
  const pays = may('orderMoney', call.session.person);
  const stop = unsortable(call, input);
  if (stop) return stop;
  return call.db.read(async (reader) => {
    const sought = await soughtBy(reader, input);
    if (!sought) return none;
    const wanted = { ...sought, status, market, supplierId, checkoutId, sort: input.sort ?? '-at', after: input.after };
    const { ids, next } = await anyOrders(reader, wanted);
    const shown = inOrder(ids, await ordersById(reader, ids));
    const shopperOf = await namesOf(
      reader,
      shown.map(({ accountId }) => accountId),
    );
    return {
      items: shown.map(({ id, status: now, market: from, title, quantity, supplierName, ...row }) => ({
        ...{ id, status: now, market: from, title, quantity, supplierName },
        number: orderNumber(id),
        supplierId: row.supplierId,
        statusAt: row.statusAt.toISOString(),
        createdAt: row.createdAt.toISOString(),
        shopper: shopperOf(row.accountId),
        paidCents: pays ? row.paidCents : null,
      })),
      next,
    };
  });
}

export async function parcelList(call: StaffCall, input: InputOf<typeof listAnyParcels>) {
  const { status, country, supplierId } = input;
  const pays = may('orderMoney', call.session.person);
  const stop = unsortable(call, input);
  if (stop) return stop;
  return call.db.read(async (reader) => {
    const sought = await soughtBy(reader, input);
    if (!sought) return none;
    const orderIds = supplierId === undefined ? undefined : await orderIdsOfSupplier(reader, supplierId);
    const wanted = { ...sought, status, country, orderIds, sort: input.sort ?? '-at', after: input.after };
    const { ids, next } = await anyParcels(reader, wanted);
    const shown = inOrder(ids, await parcelsById(reader, ids));
    const shopperOf = await namesOf(
      reader,
      shown.map(({ accountId }) => accountId),
    );
    return {
      items: shown.map((row) => ({
        id: row.id,
        number: parcelNumber(row.id),
        status: row.status,
        statusAt: row.statusAt.toISOString(),
        createdAt: row.createdAt.toISOString(),
        line: row.line,
        country: countryName(row.countryId),
        grams: row.packedGrams ?? row.grams,
        packed: row.packedAt !== null,
        shopper: shopperOf(row.accountId),
        totalCents: pays ? row.totalCents : null,
      })),
      next,
    };
  });
}
