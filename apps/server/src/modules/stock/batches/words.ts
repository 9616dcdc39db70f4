import type { ParcelLimit } from '@sgb/contract/shipping.ts';
import { type BatchState, batchNumber, batchStates, stockTabHref } from '@sgb/contract/stock-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { BatchRow } from './store.ts';

const about = ({ id, accountId }: BatchRow) => ({
  userId: accountId,
  type: 'order' as const,
  link: `/stockUp/index?batch=${id}`,
  about: `stock batch ${id}`,
});

const words: Readonly<Partial<Record<BatchState, readonly [title: string, text: string]>>> = {
  [batchStates.inChina]: [
    'in our China warehouse',
    'It leaves by sea once everything has arrived, or earlier if you say so.',
  ],
  [batchStates.atSea]: ['at sea', 'It takes about seven weeks to Johannesburg, where we count it in.'],
  [batchStates.arrived]: ['in Johannesburg', 'We count it now and put it on your shelf.'],
  [batchStates.cancelled]: ['cancelled', 'None of its lines could be bought. Everything is back in your balance.'],
};

const overWords: Readonly<Record<ParcelLimit, (value: number) => string>> = {
  orders: (value) => `${value} kinds of goods`,
  weight: (value) => `${Math.ceil(value / 1_000)} kg`,
  volume: (value) => `${Math.ceil(value / 100_000) / 10} m³`,
  value: (value) => `goods for ${formatRand(value)}`,
};

/** Why a batch is too large, and what to do; '' where it is not. */
export function tooLargeText(over: readonly { limit: ParcelLimit; most: number; actual: number }[]): string {
  if (over.length === 0) return '';
  const most = over.map(({ limit, most: value }) => overWords[limit](value)).join(' and ');
  const actual = over.map(({ limit, actual: value }) => overWords[limit](value)).join(' and ');
  return `One sea shipment takes ${most} at most, and this batch has ${actual}. Take some out and stock up with it in a second batch.`;
}

export function movedNotice(batch: BatchRow): Notice | undefined {
  const said = words[batch.state];
  if (!said) return undefined;
  return { ...about(batch), title: `Batch ${batchNumber(batch.id)} is ${said[0]}`, text: said[1] };
}

export const troubleNotice = (batch: BatchRow, why: string): Notice => ({
  ...about(batch),
  title: `Batch ${batchNumber(batch.id)} cannot leave yet`,
  text: `${why}\n\nWe try again every day; you can also let it leave yourself.`,
});

export function countedNotice(batch: BatchRow, pieces: number, missing: number): Notice {
  const lacking = missing > 0 ? ` ${missing} of them we did not find: there is a case about it, and we settle it.` : '';
  return {
    ...about(batch),
    link: stockTabHref('shelves'),
    title: `Batch ${batchNumber(batch.id)} is on your shelf`,
    text: `${pieces} pieces were sent.${lacking} You can send them to your clients now.`,
  };
}
