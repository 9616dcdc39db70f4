import type { YearMeter } from '@sgb/contract/parcel-views.ts';
import type { createParcel } from '@sgb/contract/parcels.ts';
import type { z } from 'zod';
import type { At } from '../../../../platform/at.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import type { OrderRow } from '../../../buying/orders/index.ts';
import { deliveriesFor, limitRefusals, loadOf, parcelDeliveries, parcelRules } from '../../../goods/pricing/index.ts';
import { parcelLimits } from '../../../goods/pricing/settings.ts';
import type { ParcelAddressee } from '../../../people/clients/index.ts';
import type { DeclaredGroup } from '../rules.ts';
import type { NewContent } from '../store.ts';
import { suitingDelivery } from './delivery-choice-rules.ts';
import { limitFault, meterFault, receiverFault } from './fault-rules.ts';
import { contentOf, declarationOf, forwardedAmong, parcelGoods } from './goods.ts';
import {
  type AccountFacts,
  type Choice,
  type QuotedParcel,
  type QuoteFacts,
  quoteParcel,
  readAccountFacts,
} from './quote.ts';
import type { Opened, Owner, Shelves, ToShip } from './shelves.ts';

export interface Wanted extends Choice, Omit<ToShip, 'round'> {}

export const wantedOf = (
  input: Pick<
    z.output<typeof createParcel.input>,
    'orderids' | 'rid' | 'line' | 'delivery' | 'services' | 'insured' | 'couponid' | 'usescoin'
  >,
): Wanted => ({
  orderIds: input.orderids,
  receiverId: input.rid,
  line: input.line,
  delivery: input.delivery,
  services: input.services,
  insured: input.insured === 1,
  couponId: input.couponid,
  coins: input.usescoin,
});

/** Everything that is known of a parcel before it is made. */
export interface ParcelEstimate {
  readonly contents: readonly NewContent[];
  readonly receiver: ParcelAddressee;
  readonly declaration: readonly DeclaredGroup[];
  readonly declaredCents: number;
  /** As it is expected to be packed. */
  readonly load: { readonly grams: number; readonly cubicCentimetres: number };
  readonly facts: QuoteFacts;
  readonly quoted: QuotedParcel;
}

/** What is in a parcel, or will be. */
export interface Filling {
  readonly orders: readonly OrderRow[];
  readonly contents: readonly NewContent[];
  readonly declaration: readonly DeclaredGroup[];
}

/** Puts together what a parcel with these contents would be. */
export async function readAndEstimate(
  app: Opened,
  reader: Sql,
  owner: Owner,
  wanted: Choice & Pick<ToShip, 'receiverId'>,
  filling: Filling,
  at: At,
): Promise<ParcelEstimate | Refusal> {
  const account = await readAccountFacts(app, reader, owner.accountId, wanted.receiverId, at);
  return estimateContents(owner, wanted, filling, account, at);
}

/** The same with what was read already. */
export function estimateContents(
  { vipLevel }: Owner,
  wanted: Choice,
  { orders, contents, declaration }: Filling,
  { receiver, ...account }: AccountFacts,
  { settings, now }: At,
): ParcelEstimate | Refusal {
  if (!receiver) return refuse('notFound', 'This receiver is not in your list.');
  const goods = parcelGoods(contents, orders, declaration);
  const rules = parcelRules(settings);
  const facts: QuoteFacts = {
    vipLevel,
    settings,
    now,
    goods,
    country: receiver.countryId,
    storage: contents.map(({ orderId, storageCents = 0 }) => ({ orderId, cents: storageCents })),
    forwarded: forwardedAmong(orders),
  };
  const line = rules.lines.find(({ code }) => code === wanted.line);
  const load = loadOf(goods.cargo, rules.parcel.packingBasisPoints);
  const ends = line ? parcelDeliveries(line, receiver.countryId) : [];
  const open = deliveriesFor(ends, load, rules.local.sizes);
  // What does not go into a locker is brought, also to whoever wished for one before there was so much of it.
  const wished = wanted.delivery;
  const kept = wished !== undefined && (open.includes(wished) || !ends.includes(wished));
  const delivery = kept ? wished : suitingDelivery(open, receiver, wished);
  const quoted = quoteParcel(facts, { ...wanted, delivery }, account);
  if (quoted instanceof Refusal) return quoted;
  return {
    contents,
    receiver,
    declaration,
    declaredCents: declaration.reduce((sum, { valueCents }) => sum + valueCents, 0),
    load: { grams: load.grams, cubicCentimetres: load.cubicCentimetres },
    facts,
    quoted,
  };
}

/** Puts together what a parcel of them would be. */
export function estimateParcel(
  owner: Owner,
  wanted: Wanted,
  { goods, account }: Shelves,
  at: At,
): ParcelEstimate | Refusal {
  const orders = goods.map(({ order }) => order);
  const filling = { orders, contents: goods.map(contentOf), declaration: declarationOf(goods) };
  return estimateContents(owner, wanted, filling, account, at);
}

/** Everything that keeps such a parcel from being sent; the first is the one to say. */
export function faultsOf(estimate: ParcelEstimate, meter: YearMeter | null): Refusal[] {
  const { receiver, quoted, load, contents, declaredCents, facts } = estimate;
  const { way, delivery } = quoted.quote;
  const filled = { ...load, orders: contents.length, goodsCents: declaredCents };
  const over = limitRefusals(way, filled, facts.settings.get(parcelLimits));
  const found = [limitFault(over), receiverFault(receiver, delivery), meterFault(meter)];
  return found.filter((fault) => fault !== undefined);
}
