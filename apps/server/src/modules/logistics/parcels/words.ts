import { type ParcelStatus, parcelNumber } from '@sgb/contract/parcel-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { ParcelRow } from './store.ts';
import { parcelTexts } from './texts.ts';

const { say } = parcelTexts;

/** The transitions that a shopper hears of; the others are seen on the parcel's page. */
const told: Readonly<Partial<Record<ParcelStatus, typeof say.left>>> = {
  21: say.left,
  30: say.declared,
  50: say.landed,
  70: say.outForDelivery,
  73: say.collect,
  80: say.delivered,
  90: say.signed,
};

const linkOf = ({ id }: Pick<ParcelRow, 'id'>) => `/deliveryorder/detail/${id}`;

export function transitionNotice(parcel: ParcelRow, why: string): Notice | undefined {
  const words = told[parcel.status];
  if (!words) return undefined;
  const said = words({ number: parcelNumber(parcel.id), why: why && `\n\n${why}` });
  return { userId: parcel.accountId, type: 'order', ...said, link: linkOf(parcel), about: `parcel ${parcel.id}` };
}

export const depotDaysWords = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} at our depot`;

export const openedWords = 'Opened again';
export const rehearsalWords = 'Rehearsal packing';

/** What a shopper reads who fetched a parcel late. */
export function depotNotice({ id, accountId, depotDays, depotCents }: ParcelRow): Notice {
  return {
    userId: accountId,
    type: 'order',
    subtype: 'money',
    ...say.depotPaid({
      amount: formatRand(depotCents),
      number: parcelNumber(id),
      days: depotDaysWords(depotDays),
    }),
    link: linkOf({ id }),
  };
}

const kilograms = (grams: number) => `${(grams / 1000).toFixed(2)} kg`;

/** What a shopper reads who wanted to know the weight before paying. */
export function rehearsedNotice(parcel: ParcelRow, grams: number): Notice {
  const { id, accountId, dueCents } = parcel;
  return {
    userId: accountId,
    type: 'order',
    subtype: 'money',
    ...say.rehearsed({ amount: formatRand(dueCents), number: parcelNumber(id), weight: kilograms(grams) }),
    link: linkOf(parcel),
    about: `parcel ${id}`,
  };
}

/** What a shopper reads once the scales have spoken. */
export function packedNotice(
  parcel: ParcelRow,
  packed: { readonly grams: number; readonly differenceCents: number; readonly dueCents: number },
): Notice {
  const weights = `We expected ${kilograms(parcel.grams)}, the scales say ${kilograms(packed.grams)}.`;
  const number = parcelNumber(parcel.id);
  const about = {
    userId: parcel.accountId,
    type: 'order',
    link: linkOf(parcel),
    about: `parcel ${parcel.id}`,
  } as const;
  if (packed.dueCents > 0) {
    return {
      ...about,
      subtype: 'money',
      ...say.due({ amount: formatRand(packed.dueCents), number, weights }),
    };
  }
  if (packed.differenceCents > 0) {
    return {
      ...about,
      subtype: 'money',
      ...say.lighter({ amount: formatRand(packed.differenceCents), number, weights }),
    };
  }
  const paid = packed.differenceCents < 0;
  return {
    ...about,
    ...(paid && { subtype: 'money' as const }),
    ...(paid
      ? say.packedPaid({ amount: formatRand(-packed.differenceCents), number, weights })
      : say.packed({ number })),
  };
}

export function cancelledNotice(parcel: ParcelRow, back: { readonly cents: number; readonly why: string }): Notice {
  const money = back.cents > 0 ? ` ${formatRand(back.cents)} is back in your balance.` : '';
  return {
    userId: parcel.accountId,
    type: 'order',
    ...(back.cents > 0 && { subtype: 'money' as const }),
    ...say.cancelled({ number: parcelNumber(parcel.id), why: back.why, money }),
    link: linkOf(parcel),
  };
}
