import { type ParcelStatus, parcelNumber } from '@sgb/contract/parcel-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { ParcelRow } from './store.ts';

/** The transitions that a shopper hears of; the others are seen on the parcel's page. */
const told: Readonly<Partial<Record<ParcelStatus, { readonly title: string; readonly text: string }>>> = {
  21: { title: 'Your parcel left our warehouse in China', text: 'It is on its way. You can follow it step by step.' },
  30: { title: 'Your parcel passed the declaration', text: 'Customs know what is in it. It leaves China next.' },
  50: { title: 'Your parcel arrived in South Africa', text: 'It goes through customs and on to our warehouse.' },
  70: { title: 'Your parcel is out for delivery', text: 'Have the 4-digit code of its page ready for the courier.' },
  73: { title: 'Your parcel is ready to be collected', text: 'Bring the 4-digit code that you find on its page.' },
  80: { title: 'Your parcel was delivered', text: 'Please sign for it once you have looked inside.' },
  90: { title: 'Your parcel is signed for', text: 'We hope that everything is as you wished. Tell us how it was.' },
};

const linkOf = ({ id }: Pick<ParcelRow, 'id'>) => `/deliveryorder/detail/${id}`;

export function transitionNotice(parcel: ParcelRow, why: string): Notice | undefined {
  const words = told[parcel.status];
  if (!words) return undefined;
  const text = [`${parcelNumber(parcel.id)}: ${words.text}`, why].filter(Boolean).join('\n\n');
  const about = `parcel ${parcel.id}`;
  return { userId: parcel.accountId, type: 'order', title: words.title, text, link: linkOf(parcel), about };
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
    title: `${formatRand(depotCents)} for the days at our depot`,
    text: `${parcelNumber(id)} had ${depotDaysWords(depotDays)} more than are free. ${formatRand(depotCents)} was taken from your balance when it was handed over.`,
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
    title: `Your parcel is packed: its freight is ${formatRand(dueCents)}`,
    text: `${parcelNumber(id)} weighs ${kilograms(grams)}. What you paid for rehearsal packing is taken off already. Pay the freight in time, or we take the parcel apart again.`,
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
      title: `Freight due: ${formatRand(packed.dueCents)} more for your parcel`,
      text: `${number} is packed. ${weights} Please pay the difference of ${formatRand(packed.dueCents)}, or we take it apart again.`,
    };
  }
  if (packed.differenceCents > 0) {
    return {
      ...about,
      subtype: 'money',
      title: `Your parcel is lighter: ${formatRand(packed.differenceCents)} back`,
      text: `${number} is packed. ${weights} The difference is back in your balance.`,
    };
  }
  const paid = packed.differenceCents < 0;
  return {
    ...about,
    ...(paid && { subtype: 'money' as const }),
    title: 'Your parcel is packed',
    text: paid
      ? `${number} is packed. ${weights} The difference of ${formatRand(-packed.differenceCents)} was paid from your balance, as you had agreed.`
      : `${number} is packed and leaves with the next dispatch.`,
  };
}

export function cancelledNotice(parcel: ParcelRow, back: { readonly cents: number; readonly why: string }): Notice {
  const money = back.cents > 0 ? ` ${formatRand(back.cents)} is back in your balance.` : '';
  return {
    userId: parcel.accountId,
    type: 'order',
    ...(back.cents > 0 && { subtype: 'money' as const }),
    title: 'Your parcel is cancelled',
    text: `${parcelNumber(parcel.id)}: ${back.why}.${money} The goods are back on their shelf and wait for another parcel.`,
    link: linkOf(parcel),
  };
}
