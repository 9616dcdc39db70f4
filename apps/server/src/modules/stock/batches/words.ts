import type { ParcelLimit } from '@sgb/contract/shipping.ts';
import { type BatchState, batchNumber, batchStates, stockTabHref } from '@sgb/contract/stock-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Said } from '../../../platform/texts/define.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { BatchRow } from './store.ts';
import { batchTexts } from './texts.ts';

const { say } = batchTexts;

const about = ({ id, accountId }: BatchRow) => ({
  userId: accountId,
  type: 'order' as const,
  link: `/stockUp/index?batch=${id}`,
  about: `stock batch ${id}`,
});

const said: Readonly<Partial<Record<BatchState, (values: { number: string }) => Said>>> = {
  [batchStates.inChina]: say.inChina,
  [batchStates.atSea]: say.atSea,
  [batchStates.arrived]: say.arrived,
  [batchStates.cancelled]: say.cancelled,
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
  const words = said[batch.state]?.({ number: batchNumber(batch.id) });
  return words && { ...about(batch), ...words };
}

export const troubleNotice = (batch: BatchRow, why: string): Notice => ({
  ...about(batch),
  ...say.trouble({ number: batchNumber(batch.id), why }),
});

export function countedNotice(batch: BatchRow, pieces: number, missing: number): Notice {
  const lacking = missing > 0 ? ` ${missing} of them we did not find: there is a case about it, and we settle it.` : '';
  return {
    ...about(batch),
    link: stockTabHref('shelves'),
    ...say.counted({ number: batchNumber(batch.id), pieces, lacking }),
  };
}
