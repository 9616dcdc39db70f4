import { roundStates } from '@sgb/contract/group-states.ts';
import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { App } from '../../../../platform/app.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { type TreeAt, treeAtOf } from '../../../goods/catalog/index.ts';
import {
  billInner,
  giveUpInner,
  lockParcels,
  type ParcelRow,
  parcelActors,
  roundParcels,
} from '../../../logistics/parcels/index.ts';
import { partsIn, pricedPart, priceTermsOf } from '../price/price.ts';
import { priceRound } from '../price/price-rules.ts';
import { roundTerms } from '../settings.ts';
import * as store from '../store.ts';
import { billedWords, fellBackWords, tellAll } from '../words.ts';
import { endHeld } from './close.ts';
import { dropParts, makeAllParts } from './make-parts.ts';

const { closed } = roundStates;
const { waitingToPay, cancelled: givenUp } = parcelStatuses;

const byShop = (why: string, now: Date) => ({ who: parcelActors.shop, by: null, why, now }) as const;

/** What the inner parcels cost once they are packed, now that it is known who goes. */
export async function billParts(
  tx: Tx,
  round: store.RoundRow,
  parts: readonly store.PartRow[],
  at: TreeAt,
): Promise<void> {
  const { settings, now } = at;
  const { basisPoints, shares } = priceRound(parts.map(pricedPart), {
    ...priceTermsOf(settings),
    packingCents: round.packingCents,
  });
  await store.writeShares(tx, round.id, shares);
  const packing = new Map(shares.map(({ accountId, packingCents }) => [accountId, packingCents]));
  const parcels = new Map(
    (
      await lockParcels(
        tx,
        parts.flatMap(({ parcelId }) => parcelId ?? []),
      )
    ).map((parcel) => [parcel.id, parcel]),
  );
  const bills = parts.map(({ parcelId, accountId, memberBasisPoints }) => {
    const parcel = parcels.get(parcelId ?? 0);
    if (!parcel) throw new Error(`a part of round ${round.id} has no parcel`);
    return {
      id: parcel.id,
      // A membership that takes off more than what is left of the discount counts from now on.
      basisPoints: Math.max(basisPoints, isByMembership(parcel) ? 0 : memberBasisPoints),
      packingCents: packing.get(accountId) ?? 0,
    };
  });
  await billInner(tx, bills);
  const billed = await store.changeRound(tx, round, { basisPoints, billedAt: now, payUntil: null });
  const why = parts.length === 1 ? 'Paid by one' : `Paid by all ${parts.length}`;
  await store.recordMove(tx, round.id, closed, { to: closed, who: 'clock', by: null, why, now });
  if (basisPoints >= round.basisPoints) return;
  const ids = parts.map(({ accountId }) => accountId);
  await tellAll(
    tx,
    round,
    ids,
    billedWords(billed, round.basisPoints, settings.get(roundTerms).guaranteeBasisPoints),
    now,
  );
}

const isByMembership = ({ quote }: ParcelRow) => quote.some(({ kind }) => kind === 'freightDiscount');

/** The inner parcels of a round, held: whoever pays in the last moment was faster, or is too late. */
export async function heldParcels(tx: Tx, roundId: number): Promise<ReadonlyMap<number, ParcelRow>> {
  const ids = (await roundParcels(tx, [roundId])).map(({ id }) => id);
  return new Map((await lockParcels(tx, ids)).map((parcel) => [parcel.id, parcel]));
}

/**
 * Ends the billing of a round that is held, once everybody has paid or the time for it is over. Whoever has not is out;
 * the discount is worked out again for those who are left, and where too few are, nobody goes.
 */
async function settleHeld(tx: Tx, round: store.RoundRow, at: TreeAt): Promise<void> {
  const { now } = at;
  const parts = partsIn(await store.partsOf(tx, [round.id]));
  if (parts.some(({ parcelId }) => parcelId === null)) return;
  const parcels = await heldParcels(tx, round.id);
  const statusOf = ({ parcelId }: store.PartRow) => parcels.get(parcelId ?? 0)?.status;
  const unpaid = parts.filter((part) => statusOf(part) === waitingToPay);
  const over = round.payUntil !== null && round.payUntil <= now;
  if (unpaid.length > 0 && !over) return;
  const late = unpaid.flatMap(({ parcelId }) => parcels.get(parcelId ?? 0) ?? []);
  const out = parts.filter((part) => unpaid.includes(part) || statusOf(part) === givenUp);
  await giveUpInner(tx, late, byShop('Its freight was not paid in time', now));
  await dropParts(tx, round, out, 'Your part was not paid in time.', now);
  const left = parts.filter((part) => !out.includes(part));
  if (left.length >= at.settings.get(roundTerms).minMembers) return billParts(tx, round, left, at);
  const rest = left.flatMap(({ parcelId }) => parcels.get(parcelId ?? 0) ?? []);
  await giveUpInner(tx, rest, byShop('Too few took part in the round', now));
  const by = { who: 'clock', by: null, why: 'Too few could pay' } as const;
  await endHeld(tx, round, left, by, fellBackWords(round), now);
}

/** Makes everybody's parcel and ends the billing, as far as that can be done now. Done again, it goes on where it was. */
export async function bill(app: App, id: number): Promise<void> {
  await makeAllParts(app, id);
  const at = await treeAtOf(app);
  await app.db.transact(async (tx) => {
    const round = await store.lockRound(tx, id);
    if (round?.state === closed && round.billedAt === null) await settleHeld(tx, round, at);
  });
}
