import type { RoundState } from '@sgb/contract/group-states.ts';
import { formatPercent } from '@sgb/money/format.ts';
import type { Tone } from '@sgb/ui/tag.tsx';

export const roundStateWords: Readonly<Record<RoundState, { label: string; tone: Tone; text: string }>> = {
  10: { label: 'Open', tone: 'good', text: 'Put in what waits for you in our warehouse.' },
  20: { label: 'Closed', tone: 'info', text: 'Everybody’s freight is being set aside.' },
  30: { label: 'Packed', tone: 'info', text: 'Packed in China, one inner parcel for everybody.' },
  40: { label: 'On its way', tone: 'brand', text: 'It travels as one shipment to the ambassador.' },
  50: { label: 'At the ambassador', tone: 'warn', text: 'The inner parcels are being counted.' },
  60: { label: 'Handing over', tone: 'warn', text: 'Fetch yours with your code.' },
  70: { label: 'Finished', tone: 'neutral', text: 'Everybody has what they put in.' },
  90: { label: 'Cancelled', tone: 'danger', text: 'All goods are back on their shelf. Nothing was charged.' },
};

/** The same to whoever leads it, where they do something else than the others. */
export const leaderWords: Readonly<Partial<Record<RoundState, string>>> = {
  10: 'Members put in what waits for them in our warehouse.',
  40: 'It travels to you as one shipment. Count it when it comes.',
  50: 'Scan or count the inner parcels, then hand them over.',
  60: 'Everybody fetches theirs: scan their code, or type it.',
};

/** 12340 grams are '12.3 kg': what moves is read at a glance. */
export const kilos = (grams: number): string => `${(grams / 1000).toFixed(1).replace(/\.0$/, '')} kg`;

/** '−5 %', or what is said before the first step. */
export const discountWords = (basisPoints: number): string =>
  basisPoints > 0 ? `−${formatPercent(basisPoints)}` : 'no discount yet';

export const peopleWords = (members: number): string => `${members} ${members === 1 ? 'member' : 'members'}`;
export const orderWords = (orders: number): string => `${orders} ${orders === 1 ? 'order' : 'orders'}`;

export const roundHref = (id: number, code = ''): string => `/groupship/round/${id}${code ? `?code=${code}` : ''}`;
