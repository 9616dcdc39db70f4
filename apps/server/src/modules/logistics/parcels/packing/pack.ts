import type { packInput } from '@sgb/contract/parcel-desk.ts';
import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { App } from '../../../../platform/app.ts';
import { type At, atOf } from '../../../../platform/at.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { notify } from '../../../base/messages/index.ts';
import { useFiles } from '../../../base/uploads/index.ts';
import { spendableBalance } from '../../../books/ledger/index.ts';
import { ordersById } from '../../../buying/orders/index.ts';
import { type ParcelQuote, parcelQuote, parcelRules, serviceApart } from '../../../goods/pricing/index.ts';
import { charge } from '../money.ts';
import { moveParcel } from '../move.ts';
import { forwardedAmong } from '../quote/goods.ts';
import { isRehearsed, parcelActors } from '../rules.ts';
import { parcelTerms } from '../settings.ts';
import * as store from '../store.ts';
import { packedNotice, rehearsedNotice } from '../words.ts';
import { type Settled, settlementOf } from './settlement-rules.ts';

export interface Packing extends z.output<typeof packInput> {
  /** Who uploaded the photo and stands at the scales. */
  readonly by: number;
  /** The demo's driver does it in nobody's name. */
  readonly byItself?: boolean;
  /** Without a word: for what is long past. */
  readonly quiet?: boolean;
}

/** The same quote by what the scales and the tape say; whatever came off the estimate comes off again. */
async function packedQuoteOf(
  tx: Tx,
  parcel: store.ParcelRow,
  packing: Packing,
  { settings }: At,
): Promise<ParcelQuote | Refusal> {
  const contents = await store.contentsOf(tx, [parcel.id]);
  const orders = await ordersById(
    tx,
    contents.map(({ orderId }) => orderId),
  );
  const { grams, lengthMm, widthMm, heightMm } = packing;
  const special = Math.max(...orders.map((order) => order.special)) as 0 | 1 | 2;
  const box = { weightGrams: grams, lengthMm, widthMm, heightMm, quantity: 1, special };
  const discount = parcel.quote.find((line) => line.kind === 'freightDiscount');
  const coupon = parcel.quote.find((line) => line.kind === 'freightCoupon');
  const quote = parcelQuote(
    parcel.line,
    { cargo: [box], declared: parcel.declaration, packed: true },
    parcelRules(settings),
    {
      country: parcel.countryId,
      delivery: parcel.delivery,
      groupMember: parcel.groupMember,
      services: parcel.services.map(({ code }) => code),
      storage: contents.map(({ orderId, storageCents }) => ({ orderId, cents: storageCents })),
      forwarded: forwardedAmong(orders),
      insured: parcel.insured,
      discountBasisPoints: discount?.basisPoints ?? 0,
      rehearsalPaidCents: parcel.rehearsalCents,
      round: parcel.round ?? undefined,
      coupon: coupon && { id: coupon.couponId, name: coupon.name, takesOff: () => parcel.couponCents },
      coins: () => ({ coins: parcel.scoin, cents: parcel.scoinCents }),
    },
  );
  if (quote?.refusal === null) return quote;
  return refuse('wayRefused', 'Packed like this, the line does not take it. Make it smaller, or take it apart.');
}

/** Settles what was set aside against what it costs; what is missing waits for the shopper. */
async function settle(
  tx: Tx,
  parcel: store.ParcelRow,
  settled: Settled,
  { by, byItself }: Packing,
  at: At,
): Promise<store.ParcelRow | Refusal> {
  const { settings, now } = at;
  if (settled.settlement !== 'waiting') {
    const lines = settled.charge === 'actual' ? (parcel.packedQuote ?? parcel.quote) : parcel.quote;
    return charge(tx, parcel, lines, at);
  }
  const waiting = await store.changeParcel(tx, parcel, {
    dueCents: settled.dueCents,
    payUntil: addDays(now, settings.get(parcelTerms).waitDays),
  });
  return moveParcel(tx, waiting, {
    to: parcelStatuses.waitingToPay,
    who: byItself ? parcelActors.shop : parcelActors.staff,
    by: byItself ? null : by,
    why: 'Packed, and dearer than expected',
    now,
    quiet: true,
  });
}

const answerOf = (parcel: store.ParcelRow, differenceCents: number) => ({
  id: parcel.id,
  status: parcel.status,
  settlement: parcel.settlement ?? ('same' as const),
  differenceCents,
  dueCents: parcel.dueCents,
});

/** What an insurance pays at most, by what was charged for it. */
const coverOf = ({ lines }: ParcelQuote) => lines.find((line) => line.kind === 'insurance')?.coveredCents ?? 0;

interface Rehearsal {
  readonly packing: Packing;
  readonly quote: ParcelQuote;
  readonly measured: Partial<store.ParcelRow>;
}

/** Packed before it was paid for: what the scales say is its price, and waits for the shopper. */
async function rehearse(tx: Tx, parcel: store.ParcelRow, { packing, quote, measured }: Rehearsal, at: At) {
  const { settings, now } = at;
  const days = serviceApart(settings, 'rehearsal')?.creditDays ?? settings.get(parcelTerms).waitDays;
  const done = await store.changeParcel(tx, parcel, {
    ...measured,
    quote: [...quote.lines],
    totalCents: quote.totalCents,
    coverCents: coverOf(quote),
    settlement: 'waiting',
    dueCents: quote.totalCents,
    payUntil: addDays(now, days),
  });
  const { by, byItself, grams } = packing;
  store.writeTransition(tx, done, done.status, {
    to: done.status,
    who: byItself ? parcelActors.shop : parcelActors.staff,
    by: byItself ? null : by,
    why: 'Packed and weighed, before it is paid for',
    now,
  });
  if (!packing.quiet) await notify(tx, rehearsedNotice(done, grams), { now });
  return answerOf(done, parcel.totalCents - quote.totalCents);
}

/** Packs inside a transaction that a refusal undoes as a whole. */
export async function packIn(tx: Tx, packing: Packing, at: At) {
  const parcel = await store.lockParcel(tx, packing.id);
  if (!parcel) return refuse('notFound', 'There is no such parcel.');
  if (parcel.packedAt !== null) {
    const same = parcel.packedGrams === packing.grams && parcel.packedPhoto === packing.photo;
    return same ? answerOf(parcel, parcel.totalCents - (parcel.packedCents ?? 0)) : refuse('parcelPacked');
  }
  const rehearsed = isRehearsed(parcel);
  if (parcel.status === parcelStatuses.waitingToPay && !rehearsed) return refuse('parcelUnpaid');
  if (parcel.round && !parcel.round.billed) return refuse('roundBilling');
  if (parcel.status !== parcelStatuses.inWarehouse && !rehearsed) return refuse('parcelMoved');
  const quote = await packedQuoteOf(tx, parcel, packing, at);
  if (quote instanceof Refusal) return quote;
  const { by, photo, grams, lengthMm, widthMm, heightMm } = packing;
  const refused = await useFiles(tx, { accountId: by, purpose: 'goods' }, [photo], at.now);
  if (refused) return refused;
  const measured = {
    packedAt: at.now,
    packedBy: by,
    packedGrams: grams,
    packedLengthMm: lengthMm,
    packedWidthMm: widthMm,
    packedHeightMm: heightMm,
    packedPhoto: photo,
    packedQuote: [...quote.lines],
    packedCents: quote.totalCents,
  };
  if (rehearsed) return rehearse(tx, parcel, { packing, quote, measured }, at);
  const settled = settlementOf(
    {
      agreedCents: parcel.totalCents,
      actualCents: quote.totalCents,
      giftCents: parcel.couponCents + parcel.scoinCents,
      autoDebit: parcel.autoDebit,
      balanceCents: await spendableBalance(tx, parcel.accountId),
    },
    at.settings.get(parcelTerms),
  );
  const packed = await store.changeParcel(tx, parcel, {
    ...measured,
    settlement: settled.settlement,
    ...(settled.charge === 'actual' && { coverCents: coverOf(quote) }),
  });
  const done = await settle(tx, packed, settled, packing, at);
  if (done instanceof Refusal) return done;
  const differenceCents = settled.backCents - settled.debitCents;
  const notice = packedNotice(done, { grams, differenceCents, dueCents: done.dueCents });
  if (!packing.quiet) await notify(tx, notice, { now: at.now });
  return answerOf(done, parcel.totalCents - quote.totalCents);
}

/** Packed, weighed, measured and photographed. Sent again with the same, nothing happens. */
export async function pack(app: Pick<App, 'db' | 'clock' | 'settings'>, packing: Packing) {
  const at = await atOf(app);
  return app.db.transact((tx) => packIn(tx, packing, at));
}
