import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { At } from '../../../../platform/at.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import { notify } from '../../../base/messages/index.ts';
import { spendableBalance } from '../../../books/ledger/index.ts';
import { parcelPickup } from '../../../goods/pricing/settings.ts';
import { takeDepotFee } from '../money.ts';
import type { ParcelRow } from '../store.ts';
import { depotDaysWords, depotNotice } from '../words.ts';
import { type CollectClock, collectClock } from './rules.ts';
import { type JourneyRow, journeyOf } from './store.ts';

/** What was agreed to when the parcel was made; what is in force now, where it says nothing. */
function termsOf({ quote, packedQuote }: ParcelRow, settings: Settings) {
  const mile = (packedQuote ?? quote).find((line) => line.kind === 'localDelivery');
  if (mile?.depot) return mile.depot;
  const { depotDays, depotDayCents } = settings.get(parcelPickup);
  return { days: depotDays, dayCents: depotDayCents };
}

/** Since when a parcel waits at our depot, and what that has cost; null: it does not. */
export function depotClock(
  parcel: ParcelRow,
  journey: Pick<JourneyRow, 'readyAt'> | undefined,
  { settings, now }: At,
): (CollectClock & { readonly dayCents: number }) | null {
  if (parcel.delivery !== 'depot' || parcel.status !== parcelStatuses.readyToCollect || !journey?.readyAt) return null;
  const terms = termsOf(parcel, settings);
  return { ...collectClock(journey.readyAt, terms, now), dayCents: terms.dayCents };
}

export interface PayingDepot extends At {
  /** What the shopper saw; left out: whatever it costs. */
  readonly agreedCents?: number;
}

/** Takes from the balance what a held parcel's days at our depot cost, before it is handed over. */
export async function payDepot(tx: Tx, parcel: ParcelRow, at: PayingDepot): Promise<ParcelRow | Refusal> {
  const clock = depotClock(parcel, await journeyOf(tx, parcel.id), at);
  if (!clock || clock.feeCents === 0) return parcel;
  const { feeCents, paidDays } = clock;
  if (at.agreedCents !== undefined && at.agreedCents !== feeCents) {
    return refuse(
      'parcelChanged',
      `Nothing was paid: its ${depotDaysWords(paidDays)} cost ${formatRand(feeCents)} now. Please sign again if you agree.`,
      { feeCents },
    );
  }
  const paid = await takeDepotFee(tx, parcel, { days: paidDays, cents: feeCents }, at);
  if (paid instanceof Refusal) {
    if (paid.code !== 'balanceTooLow') return paid;
    const missingCents = feeCents - (await spendableBalance(tx, parcel.accountId));
    return refuse(
      'balanceTooLow',
      `Its ${depotDaysWords(paidDays)} cost ${formatRand(feeCents)}, and the balance lacks ${formatRand(missingCents)} for that. It is handed over once that is paid.`,
      { feeCents, missingCents },
    );
  }
  await notify(tx, depotNotice(paid), { now: at.now });
  return paid;
}
