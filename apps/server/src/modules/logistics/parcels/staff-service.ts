import { orderNumber } from '@sgb/contract/order-states.ts';
import { ownPages } from '@sgb/contract/paging.ts';
import * as contract from '@sgb/contract/parcel-desk.ts';
import { parcelNumber, parcelStatusIds } from '@sgb/contract/parcel-states.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { ordersById } from '../../buying/orders/index.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import { shelvesOf } from '../warehouse/index.ts';
import { giveUp } from './cancel.ts';
import { listedParcels, parcelsToPack } from './list-store.ts';
import { listedBatches } from './packing/batch-store.ts';
import { packIn } from './packing/pack.ts';
import { cardsOf } from './read-service.ts';
import { isCancellable, parcelActors } from './rules.ts';
import { parcelTerms } from './settings.ts';
import * as store from './store.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

export async function pickList(call: StaffCall, { page }: InputOf<typeof contract.listToPack>) {
  const at = await atOf(call);
  return call.db.read(async (reader) => {
    const { rows, total } = await parcelsToPack(reader, page);
    const contents = await store.contentsOf(
      reader,
      rows.map(({ parcel }) => parcel.id),
    );
    const orders = await ordersById(
      reader,
      contents.map(({ orderId }) => orderId),
    );
    const shelves = await shelvesOf(call, reader, orders, 0, at);
    const items = rows.map(({ parcel, priority }) => ({
      id: parcel.id,
      number: parcelNumber(parcel.id),
      line: parcel.line,
      paidAt: (parcel.paidAt ?? parcel.statusAt).toISOString(),
      priority,
      services: parcel.services.map(({ code, name, cents }) => ({ code, name, cents })),
      grams: parcel.grams,
      goods: contents
        .filter(({ parcelId }) => parcelId === parcel.id)
        .flatMap(({ orderId, grams, pieces }) => {
          const order = orders.find(({ id }) => id === orderId);
          if (!order) return [];
          const { title, options, picture, quantity } = order;
          const shelf = shelves.get(orderId)?.shelf ?? '';
          return [
            { orderId, number: orderNumber(orderId), title, options, picture, quantity, shelf, grams: grams * pieces },
          ];
        }),
    }));
    return { items, total, page, pages: ownPages(total) };
  });
}

export async function packOne(call: StaffCall, input: InputOf<typeof contract.packParcel>) {
  const at = await atOf(call);
  const by = call.session.accountId;
  return call.db.transact(async (tx) => {
    const parcel = await store.lockParcel(tx, input.id);
    const about = { accounts: [parcel?.accountId ?? 0], subject: `parcel ${input.id}`, cents: 0, input };
    const stop = await mayDecide(tx, contract.packParcel, { by, ...at }, about);
    return stop ?? packIn(tx, { ...input, by }, at);
  });
}

export async function unpack(call: StaffCall, input: InputOf<typeof contract.unpackParcel>) {
  const { id, why, fee } = input;
  const { settings, now } = await atOf(call);
  return call.db.transact(async (tx) => {
    const parcel = await store.lockParcel(tx, id);
    if (!parcel) return refuse('notFound', 'There is no such parcel.');
    const feeCents = fee === 1 ? settings.get(parcelTerms).unpackCents : 0;
    const by = { who: parcelActors.staff, by: call.session.accountId } as const;
    if (isCancellable(parcel.status)) {
      const cents = parcel.heldCents + parcel.chargedCents;
      const about = { accounts: [parcel.accountId], subject: `parcel ${id}`, cents, input, why };
      const stop = await mayDecide(tx, contract.unpackParcel, { by: by.by, settings, now }, about);
      if (stop) return stop;
    }
    const done = await giveUp(tx, parcel, { ...by, why, feeCents, settings, now });
    return done instanceof Refusal ? done : { id, status: done.parcel.status, backCents: done.backCents };
  });
}

export async function batchList(call: StaffCall, { page }: InputOf<typeof contract.listBatches>) {
  const { rows, inThem, total } = await call.db.read((reader) => listedBatches(reader, page));
  const items = rows.map(({ id, line, waybill, leftAt }) => {
    const { ids = [], grams = 0 } = inThem.get(id) ?? {};
    return {
      id,
      line,
      waybill,
      leftAt: leftAt.toISOString(),
      parcels: ids.length,
      grams,
      numbers: ids.map(parcelNumber),
    };
  });
  return { items, total, page, pages: ownPages(total) };
}

export async function allParcels(
  call: StaffCall,
  { status, packed, q, page }: InputOf<typeof contract.listAllParcels>,
) {
  return call.db.read(async (reader) => {
    const statuses = status === undefined ? parcelStatusIds : [status];
    const filter = { accountId: undefined, statuses, q, orderIds: [], packed: packed === 1 };
    const { rows, total } = await listedParcels(reader, filter, page, 'waiting');
    const cards = rows.length === 0 ? [] : await cardsOf(reader, rows);
    const owners = new Map(rows.map(({ id, accountId }) => [id, accountId]));
    return {
      items: cards.map((card) => ({ ...card, accountId: owners.get(card.id) ?? 0 })),
      total,
      page,
      pages: ownPages(total),
    };
  });
}
