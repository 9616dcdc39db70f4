import { lastMoment, longDate } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Message } from '../../../platform/post/post.ts';
import type { Notice } from '../../base/messages/index.ts';
import { numberOf } from './rules.ts';
import type { GiftVoucherRow } from './tables.ts';
import { giftVoucherTexts } from './texts.ts';

const { say } = giftVoucherTexts;

type Voucher = Pick<GiftVoucherRow, 'id' | 'buyerId' | 'amountCents' | 'receiver' | 'email' | 'note' | 'expiresAt'>;

const about = ({ buyerId }: Voucher) =>
  ({ userId: buyerId, type: 'notification', subtype: 'money', link: '/giftvoucher/index' }) as const;

const lastDay = ({ expiresAt }: Voucher): string => longDate(lastMoment(expiresAt));

/** ' for Thandi', or nothing. */
const forWhom = ({ receiver }: Voucher): string => receiver && ` for ${receiver}`;

const valuesOf = (voucher: Voucher) => ({
  amount: formatRand(voucher.amountCents),
  whom: forWhom(voucher),
  number: numberOf(voucher.id),
});

export function boughtNotice(voucher: Voucher): Notice {
  const values = { ...valuesOf(voucher), day: lastDay(voucher) };
  const { email } = voucher;
  return {
    ...about(voucher),
    ...(email ? say.boughtAndSent({ ...values, email }) : say.bought(values)),
    money: -voucher.amountCents,
  };
}

export const redeemedNotice = (voucher: Voucher): Notice => ({
  ...about(voucher),
  ...say.redeemed(valuesOf(voucher)),
});

export const endingNotice = (voucher: Voucher): Notice => ({
  ...about(voucher),
  ...say.ending({ ...valuesOf(voucher), day: lastDay(voucher) }),
});

export const expiredNotice = (voucher: Voucher): Notice => ({
  ...about(voucher),
  ...say.expired({ ...valuesOf(voucher), day: lastDay(voucher) }),
});

/** To somebody who may never have heard of us. */
export function giftLetter(voucher: Voucher, code: string): Message {
  const { title, text, words } = say.letter({
    amount: formatRand(voucher.amountCents),
    name: voucher.receiver && ` ${voucher.receiver}`,
    note: voucher.note && `\n\nThey write: ${voucher.note}`,
    code,
    day: lastDay(voucher),
  });
  return { channel: 'mail', recipient: voucher.email, subject: title, body: text, words };
}
