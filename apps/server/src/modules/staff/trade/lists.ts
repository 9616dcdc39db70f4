import { countryName } from '@sgb/contract/countries.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { pageSize } from '@sgb/contract/paging.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { may } from '@sgb/contract/policy.ts';
import { shopMoment } from '@sgb/contract/time.ts';
import type { listAllOrders, listAnyParcels } from '@sgb/contract/trade-desk.ts';
import type { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { anyOrders, orderIdsOfSupplier } from '../../buying/orders/index.ts';
import { anyParcels } from '../../logistics/parcels/index.ts';
import { accountsNamed } from '../../people/identity/index.ts';
import { namesOf } from './names.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type Narrowed = Pick<InputOf<typeof listAllOrders>, 'person' | 'from' | 'until' | 'after'>;

/** What the address says, as a store asks for it; null: somebody was named whom nobody knows. */
async function soughtBy(reader: Sql, { person, from, until, after }: Narrowed) {
  const [named] = person === '' ? [] : await accountsNamed(reader, [person]);
  if (person !== '' && !named) return null;
  return {
    accountId: named?.id,
    from: from ? shopMoment(from, 0) : undefined,
    before: until ? shopMoment(until, 24) : undefined,
    after,
  };
}

const none = { items: [], next: null };

/** A page of what was found with one more, which tells whether there is another. */
function paged<Row extends { readonly id: number }>(found: readonly Row[]) {
  const shown = found.slice(0, pageSize);
  return { shown, next: found.length > pageSize ? String(shown.at(-1)?.id) : null };
}

export async function orderList(call: StaffCall, input: InputOf<typeof listAllOrders>) {
  const { status, market, supplierId, checkoutId } = input;
  const pays = may('orderMoney', call.session.person);
  return call.db.read(async (reader) => {
    const sought = await soughtBy(reader, input);
    if (!sought) return none;
    const found = await anyOrders(reader, { ...sought, status, market, supplierId, checkoutId }, pageSize + 1);
    const { shown, next } = paged(found);
    const shopperOf = await namesOf(
      reader,
      shown.map(({ accountId }) => accountId),
    );
    return {
      items: shown.map(({ accountId, statusAt, createdAt, paidCents, ...row }) => ({
        ...row,
        number: orderNumber(row.id),
        supplierId: Number(row.supplierId),
        statusAt: statusAt.toISOString(),
        createdAt: createdAt.toISOString(),
        shopper: shopperOf(accountId),
        paidCents: pays ? paidCents : null,
      })),
      next,
    };
  });
}

export async function parcelList(call: StaffCall, input: InputOf<typeof listAnyParcels>) {
  const { status, country, supplierId } = input;
  const pays = may('orderMoney', call.session.person);
  return call.db.read(async (reader) => {
    const sought = await soughtBy(reader, input);
    if (!sought) return none;
    const orderIds = supplierId === undefined ? undefined : await orderIdsOfSupplier(reader, supplierId);
    const { shown, next } = paged(await anyParcels(reader, { ...sought, status, country, orderIds }, pageSize + 1));
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
