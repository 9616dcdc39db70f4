import type * as contract from '@sgb/contract/forwarding.ts';
import type { Forwarded } from '@sgb/contract/forwarding.ts';
import { forwardStates } from '@sgb/contract/forwarding-words.ts';
import type { OrderStatus } from '@sgb/contract/order-states.ts';
import { ownPages, pageSize } from '@sgb/contract/paging.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { prohibitedAs } from '../../buying/cart/index.ts';
import { cartProhibited } from '../../buying/cart/settings.ts';
import { ordersById } from '../../buying/orders/index.ts';
import { warehouseAddress } from '../../buying/purchasing/settings.ts';
import { referenceOf } from '../../cash/recharge/index.ts';
import { parcelForwardingCents } from '../../goods/pricing/settings.ts';
import { heldUnknown } from '../warehouse/index.ts';
import { claim } from './match.ts';
import { stageOf } from './rules.ts';
import { forwardingTerms } from './settings.ts';
import * as store from './store.ts';

type ShopperCall = Call<'shopper'>;
type Declaration = z.output<typeof contract.saveForwarded.input>;

const notYours = () => refuse('notFound', 'This parcel is not one of yours.');

/** As its shopper sees it. */
function shown(row: store.ForwardedRow, order: OrderStatus | undefined, settings: Settings): Forwarded {
  const { id, tracking, courier, content, quantity, valueCents, special, remark, orderId } = row;
  const waits = row.state === forwardStates.declared;
  return {
    id,
    trackingNo: tracking,
    courier,
    content,
    quantity,
    valueCents,
    special,
    remark,
    stage: stageOf(row.state, order),
    declaredAt: row.declaredAt.toISOString(),
    arrivedAt: row.arrivedAt?.toISOString() ?? null,
    waitsUntil: waits ? addDays(row.declaredAt, settings.get(forwardingTerms).waitDays).toISOString() : null,
    orderId,
  };
}

async function withOrders(reader: Sql, rows: readonly store.ForwardedRow[], settings: Settings): Promise<Forwarded[]> {
  const ids = rows.flatMap(({ orderId }) => orderId ?? []);
  const statuses = new Map((await ordersById(reader, ids)).map(({ id, status }) => [id, status]));
  return rows.map((row) => shown(row, statuses.get(row.orderId ?? 0), settings));
}

/** Our address as it is written on a parcel: the code stands with the name, where every courier prints it. */
function addressOf(accountId: number, settings: Settings) {
  const { fullName, mobile, postCode, province, city, area, address } = settings.get(warehouseAddress);
  const code = referenceOf(accountId);
  return {
    code,
    name: `${fullName} ${code}`,
    mobile,
    region: [province, city, area].filter(Boolean).join(' '),
    street: `${address} ${code}`,
    postCode,
  };
}

export async function forwarding(call: Call, { page }: z.output<typeof contract.getForwarding.input>) {
  const settings = await call.settings();
  const { couriers, shelfDays, waitDays } = settings.get(forwardingTerms);
  const handlingCents = settings.get(parcelForwardingCents);
  const terms = { couriers: [...couriers], handlingCents, shelfDays, waitDays };
  const accountId = call.session?.accountId;
  if (accountId === undefined) return { ...terms, address: null, items: [], total: 0, page, pages: 0 };
  return call.db.read(async (reader) => {
    const { rows, total } = await store.listOf(reader, accountId, page, pageSize);
    const items = await withOrders(reader, rows, settings);
    const address = addressOf(accountId, settings);
    return { ...terms, address, items, total, page, pages: ownPages(total) };
  });
}

function refusalOf(declaration: Declaration, settings: Settings): Refusal | undefined {
  const { courier, content, remark } = declaration;
  if (!settings.get(forwardingTerms).couriers.includes(courier)) {
    return refuse('badInput', 'Choose one of the couriers.', { field: 'courier' });
  }
  const named = { title: content, titleZh: content, options: [remark], categories: [] };
  const kind = prohibitedAs(named, settings.get(cartProhibited));
  if (kind === null) return undefined;
  return refuse('prohibitedGoods', `We cannot forward ${kind} for you: customs would not let them in.`);
}

async function declare(
  tx: Tx,
  accountId: number,
  entered: Omit<store.NewForwarded, 'accountId' | 'state' | 'declaredAt'>,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<store.ForwardedRow | Refusal> {
  if ((await store.countOpen(tx, accountId)) >= most) return refuse('tooManyDeclared');
  const made = await store.insert(tx, { ...entered, accountId, state: forwardStates.declared, declaredAt: now });
  return made ?? refuse('declaredTwice');
}

async function edit(
  tx: Tx,
  accountId: number,
  id: number,
  entered: Partial<store.NewForwarded> & { tracking: string },
) {
  const row = await store.lockOne(tx, id, accountId);
  if (!row) return notYours();
  if (row.state !== forwardStates.declared) return refuse('declaredMoved');
  if (await store.hasOther(tx, row, entered.tracking)) return refuse('declaredTwice');
  return store.change(tx, id, entered);
}

/** Declares a parcel, or changes one that is not here yet. If it lies on our shelf without an owner, it is found. */
export async function saveForwarded(call: ShopperCall, input: Declaration) {
  const settings = await call.settings();
  const refused = refusalOf(input, settings);
  if (refused) return refused;
  const { accountId } = call.session;
  const { id, trackingNo, ...rest } = input;
  const entered = { ...rest, tracking: trackingNo };
  const moment = { settings, now: call.clock.now() };
  return call.db.transact(async (tx) => {
    await store.lockNumber(tx, trackingNo);
    // Held before the declaration, as whoever matches by hand does.
    const arrival = await heldUnknown(tx, { code: trackingNo });
    const terms = { most: settings.get(forwardingTerms).most, now: moment.now };
    const row =
      id === undefined ? await declare(tx, accountId, entered, terms) : await edit(tx, accountId, id, entered);
    if (row instanceof Refusal) return row;
    return shown(arrival ? await claim(tx, row, arrival, moment) : row, undefined, settings);
  });
}

export async function withdrawForwarded(call: ShopperCall, { id }: { id: number }) {
  const settings = await call.settings();
  return call.db.transact(async (tx) => {
    const row = await store.lockOne(tx, id, call.session.accountId);
    if (!row) return notYours();
    const { declared, withdrawn } = forwardStates;
    if (row.state === withdrawn) return shown(row, undefined, settings);
    if (row.state !== declared) return refuse('declaredMoved');
    return shown(await store.change(tx, id, { state: withdrawn, endedAt: call.clock.now() }), undefined, settings);
  });
}
