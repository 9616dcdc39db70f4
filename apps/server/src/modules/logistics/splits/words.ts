import { countedIn, type UnitCode } from '@sgb/contract/catalogue.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { SplitRow } from './store.ts';
import { splitTexts } from './texts.ts';

const of = ({ pieces, ofPieces }: Pick<SplitRow, 'pieces' | 'ofPieces'>, unit: UnitCode) =>
  `${pieces} of ${countedIn(unit, ofPieces)}`;

export const askedWords = (split: Pick<SplitRow, 'pieces' | 'ofPieces' | 'dueAt'>, unit: UnitCode) =>
  `To be split by ${dateAndTime(split.dueAt)}: ${of(split, unit)} become an order of their own`;

export const withdrawnWords = 'Left together by you; the fee is back';
export const failedWords = (why: string) => `Not split, the fee is back: ${why.replace(/\.$/, '')}`;

const about = (userId: number, orderId: number) =>
  ({ userId, type: 'order', about: `split ${orderId}`, link: `/shoporder/2/detail/${orderId}` }) as const;

export const doneNotice = (split: SplitRow, newOrderId: number, unit: UnitCode): Notice => ({
  ...about(split.accountId, newOrderId),
  ...splitTexts.say.done({
    order: orderNumber(split.orderId),
    pieces: of(split, unit),
    newOrder: orderNumber(newOrderId),
  }),
});

export const failedNotice = (split: SplitRow, why: string): Notice => ({
  ...about(split.accountId, split.orderId),
  ...splitTexts.say.failed({
    order: orderNumber(split.orderId),
    why: why.replace(/\.$/, ''),
    amount: formatRand(split.cents),
  }),
});
