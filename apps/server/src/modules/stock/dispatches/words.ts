import { dispatchNumber, dispatchWayWords, failWords } from '@sgb/contract/dispatch-states.ts';
import { stockTabHref } from '@sgb/contract/stock-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { DispatchRow } from './store.ts';
import { dispatchTexts } from './texts.ts';

const { say } = dispatchTexts;

/** What pays for a dispatch names it so. */
export const itemOf = (id: number): string => `dispatch:${id}`;

const about = ({ id, accountId }: DispatchRow) => ({
  userId: accountId,
  type: 'order' as const,
  about: `dispatch ${id}`,
});

const named = ({ id, receiverName }: DispatchRow) => ({ number: dispatchNumber(id), receiver: receiverName });

export const shippedText = ({ carrier, waybill, way }: Pick<DispatchRow, 'carrier' | 'waybill' | 'way'>): string =>
  way === 'depot' ? `Ready at our depot, ${waybill}` : `Handed to ${carrier}, ${waybill}`;

export const shippedNotice = (row: DispatchRow): Notice => ({
  ...about(row),
  ...say.shipped({ ...named(row), how: shippedText(row), way: dispatchWayWords[row.way].text }),
  link: stockTabHref('ship'),
});

export const addressNotice = (row: DispatchRow): Notice => ({
  ...about(row),
  ...say.address({ number: dispatchNumber(row.id), why: row.remark, address: row.receiverAddress }),
  link: stockTabHref('pending'),
});

export function failedNotice(row: DispatchRow): Notice {
  const back = row.backCents > 0 ? ` ${formatRand(row.backCents)} came back to your balance.` : '';
  return {
    ...about(row),
    ...say.failed({ ...named(row), why: row.reason ? failWords[row.reason] : 'It could not be sent', back }),
    link: stockTabHref('fail'),
  };
}
