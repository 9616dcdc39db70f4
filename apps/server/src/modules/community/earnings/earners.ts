import { type BlockReason, earningKinds } from '@sgb/contract/earning-kinds.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { dividedOf, type OrderRow } from '../../buying/orders/index.ts';
import { sharedPayers } from '../../cash/recharge/index.ts';
import { sharedBankAccounts } from '../../cash/withdrawals/index.ts';
import type { signedParcelsOf } from '../../logistics/parcels/index.ts';
import { handedOverBy } from '../../logistics/surveys/index.ts';
import { ambassadorsAt } from '../../people/contacts/index.ts';
import { invitationOf, openedOnDeviceOf, whoMayEarn } from '../../people/identity/index.ts';
import { ledAt } from '../ambassadors/index.ts';
import { type Earned, type EarningTerms, invitedLately, keptOf } from './rules.ts';
import { clearedFor } from './store.ts';

const { member, own, handover, fee, freight } = earningKinds;

type SignedParcel = Awaited<ReturnType<typeof signedParcelsOf>>[number];

type Part = 'goods' | 'serviceFee';

/** What of a part of an order stands, after what went back of the money for it. */
export function keptPart(order: OrderRow, part: Part): number {
  const { full, cash } = dividedOf(order)[part];
  return keptOf(full, cash, cash - (order.returned[part] ?? 0));
}

/** The part that each kind counts. */
export const partOf = (kind: number): Part => (kind === fee ? 'serviceFee' : 'goods');

interface Signed {
  readonly accountId: number;
  readonly orders: readonly (OrderRow & { readonly signedAt: Date; readonly paidAt: Date })[];
  readonly parcels: readonly SignedParcel[];
}

/**
 * Who earns by orders of one shopper and the parcels that they came in: the ambassador whose member they were when an order
 * was paid or a parcel made (of a group shipment, who led it), themselves if they led a group then, and the influencer who invited them.
 */
export async function earnersOf(reader: Sql, { accountId, orders, parcels }: Signed, terms: EarningTerms) {
  const moments = [...orders.map(({ paidAt }) => paidAt), ...parcels.map(({ createdAt }) => createdAt)];
  const fetched = parcels.filter(({ delivery }) => delivery === 'ambassador').map(({ id }) => id);
  const [bound, led, handers, invitation] = await Promise.all([
    ambassadorsAt(reader, accountId, moments),
    ledAt(reader, accountId, moments),
    handedOverBy(reader, accountId, fetched),
    invitationOf(reader, accountId),
  ]);
  const leaderAt = (moment: Date) => (led.has(moment.getTime()) ? undefined : bound.get(moment.getTime()));
  const found: Earned[] = [];
  const add = (
    kind: Earned['kind'],
    earner: number | undefined,
    about: Omit<Earned, 'kind' | 'accountId' | 'personId'>,
  ) => {
    if (earner !== undefined) found.push({ kind, accountId: earner, personId: accountId, ...about });
  };
  const inviter = (moment: Date) =>
    invitation?.invitedBy && invitedLately(invitation.registeredAt, moment, terms) ? invitation.invitedBy : undefined;
  for (const order of orders) {
    const about = { orderId: order.id, parcelId: null, signedAt: order.signedAt };
    const goods = { ...about, baseCents: keptPart(order, 'goods') };
    if (goods.baseCents > 0) {
      add(member, leaderAt(order.paidAt), goods);
      add(own, led.has(order.paidAt.getTime()) ? accountId : undefined, goods);
    }
    const feeCents = keptPart(order, 'serviceFee');
    if (feeCents > 0) add(fee, inviter(order.paidAt), { ...about, baseCents: feeCents });
  }
  for (const parcel of parcels) {
    const about = { orderId: null, parcelId: parcel.id, signedAt: parcel.signedAt };
    if (parcel.delivery === 'ambassador') {
      const hander = parcel.leaderId ?? leaderAt(parcel.createdAt) ?? handers.get(parcel.id);
      add(handover, hander, { ...about, baseCents: 0 });
    }
    if (parcel.freightLeftCents > 0) {
      add(freight, inviter(parcel.createdAt), { ...about, baseCents: parcel.freightLeftCents });
    }
  }
  return sift(reader, accountId, found);
}

/** Staff and closed accounts earn nothing, nor does who invited without being an influencer, nor who brought themselves. */
async function sift(reader: Sql, personId: number, found: readonly Earned[]) {
  const ids = [...new Set(found.map(({ accountId }) => accountId))];
  if (ids.length === 0) return { earned: [], blocked: new Map<number, BlockReason>() };
  const others = ids.filter((id) => id !== personId);
  const [may, cleared, devices, banks, payers] = await Promise.all([
    whoMayEarn(reader, ids),
    clearedFor(reader, personId),
    openedOnDeviceOf(reader, personId, others),
    sharedBankAccounts(reader, personId, others),
    sharedPayers(reader, personId, others),
  ]);
  const meant = found.filter(({ kind, accountId }) => {
    const earner = may.get(accountId);
    return earner && (earner.influencer || (kind !== fee && kind !== freight));
  });
  const whyOne = (id: number): BlockReason | undefined => {
    if (devices.has(id)) return 'sameDevice';
    if (banks.has(id)) return 'sameBankAccount';
    return payers.has(id) ? 'samePayer' : undefined;
  };
  const blocked = new Map<number, BlockReason>();
  const earned = meant.filter(({ kind, accountId }) => {
    // Handing over is work, whoever was invited by whom.
    const reason = whyOne(accountId);
    if (kind === handover || cleared.has(accountId) || !reason) return true;
    blocked.set(accountId, reason);
    return false;
  });
  return { earned, blocked };
}
