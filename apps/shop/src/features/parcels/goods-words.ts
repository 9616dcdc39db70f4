import type { ParcelTogether, Shippable } from '@sgb/contract/parcel-views.ts';
import type { ParcelLimit } from '@sgb/contract/shipping.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Tone } from '@sgb/ui/tag.tsx';
import { volumeWords, weightWords } from '../../shared/words/measures.ts';

const volumeOf = ({ lengthMm, widthMm, heightMm }: Pick<Shippable, 'lengthMm' | 'widthMm' | 'heightMm'>) =>
  (lengthMm * widthMm * heightMm) / 1000;

export const countOf = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** Few days left are few enough to think of shipping. */
const fewDays = 14;

/** How long it still lies in our warehouse for nothing, and what it has cost since. */
export function storageWords({ freeDays, storageCents }: Pick<Shippable, 'freeDays' | 'storageCents'>): {
  readonly tone: Tone;
  readonly text: string;
} {
  if (storageCents > 0) return { tone: 'danger', text: `Storage ${formatRand(storageCents)} so far` };
  if (freeDays === 0) return { tone: 'danger', text: 'Free storage ends today' };
  const text = `${countOf(freeDays, 'free day')} left`;
  return { tone: freeDays <= fewDays ? 'warn' : 'good', text };
}

/** What carriers look at twice. */
export const classWords: Readonly<Record<Shippable['special'], string>> = {
  0: '',
  1: 'Magnet or battery',
  2: 'Liquid',
};

const limits: Readonly<Record<ParcelLimit, (most: number) => string>> = {
  orders: (most) => countOf(most, 'order'),
  weight: weightWords,
  volume: volumeWords,
  value: (most) => `goods for ${formatRand(most)}`,
};

/** What is too much for one parcel of a way. */
export function limitWords(over: ParcelTogether['lines'][number]['limits']): string {
  return `One parcel holds at most ${over.map(({ limit, most }) => limits[limit](most)).join(', ')}.`;
}

interface Sum {
  readonly orders: number;
  readonly grams: number;
  readonly cubicCentimetres: number;
  readonly goodsCents: number;
  readonly storageCents: number;
}

export function sumOf(goods: readonly Shippable[]): Sum {
  const total = (of: (each: Shippable) => number) => goods.reduce((sum, each) => sum + of(each), 0);
  return {
    orders: goods.length,
    grams: total(({ grams }) => grams),
    cubicCentimetres: Math.round(total(volumeOf)),
    goodsCents: total(({ goodsCents }) => goodsCents),
    storageCents: total(({ storageCents }) => storageCents),
  };
}
