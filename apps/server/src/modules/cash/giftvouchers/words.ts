import { lastMoment, longDate } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Message } from '../../../platform/post/post.ts';
import type { Notice } from '../../base/messages/index.ts';
import { numberOf } from './rules.ts';
import type { GiftVoucherRow } from './tables.ts';

type Voucher = Pick<GiftVoucherRow, 'id' | 'buyerId' | 'amountCents' | 'receiver' | 'email' | 'note' | 'expiresAt'>;

const about = ({ buyerId }: Voucher) =>
  ({ userId: buyerId, type: 'notification', subtype: 'money', link: '/giftvoucher/index' }) as const;

const lastDay = ({ expiresAt }: Voucher): string => longDate(lastMoment(expiresAt));

/** ' for Thandi', or nothing. */
const forWhom = ({ receiver }: Voucher): string => receiver && ` for ${receiver}`;

export function boughtNotice(voucher: Voucher): Notice {
  const rand = formatRand(voucher.amountCents);
  const sent = voucher.email
    ? `We sent its code to ${voucher.email}.`
    : 'You find its code on the page Gift vouchers and can pass it on yourself.';
  return {
    ...about(voucher),
    title: `Gift voucher of ${rand}`,
    text: `You bought a voucher of ${rand}${forWhom(voucher)} (${numberOf(voucher.id)}). ${sent} It can be redeemed until ${lastDay(voucher)}.`,
    money: -voucher.amountCents,
  };
}

export function redeemedNotice(voucher: Voucher): Notice {
  const rand = formatRand(voucher.amountCents);
  return {
    ...about(voucher),
    title: 'Your gift voucher was redeemed',
    text: `The voucher of ${rand}${forWhom(voucher)} (${numberOf(voucher.id)}) was added to the balance of the person who had its code.`,
  };
}

export function endingNotice(voucher: Voucher): Notice {
  const rand = formatRand(voucher.amountCents);
  return {
    ...about(voucher),
    title: 'A gift voucher of yours ends soon',
    text: `Nobody has redeemed the voucher of ${rand}${forWhom(voucher)} (${numberOf(voucher.id)}). Its code is good until ${lastDay(voucher)}; you can redeem it yourself.`,
  };
}

export function expiredNotice(voucher: Voucher): Notice {
  return {
    ...about(voucher),
    title: 'A gift voucher of yours has expired',
    text: `The voucher of ${formatRand(voucher.amountCents)}${forWhom(voucher)} (${numberOf(voucher.id)}) could be redeemed until ${lastDay(voucher)}.`,
  };
}

/** To somebody who may never have heard of us. */
export function giftLetter(voucher: Voucher, code: string): Message {
  const rand = formatRand(voucher.amountCents);
  const body = [
    `Hello${voucher.receiver && ` ${voucher.receiver}`},`,
    `somebody gives you ${rand} to spend at SGB, Southern Group Buy: goods from Chinese suppliers, bought, checked and shipped to you.`,
    ...(voucher.note ? [`They write: ${voucher.note}`] : []),
    `Your code: ${code}`,
    `Log in or register, open "My coupons", choose "I have a gift voucher" and enter the code. It is good until ${lastDay(voucher)}. Whoever has the code can use it: please keep it to yourself.`,
  ].join('\n\n');
  return { channel: 'mail', recipient: voucher.email, subject: `A gift voucher of ${rand} for you`, body };
}
