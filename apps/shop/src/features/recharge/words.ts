import type { RechargeMethod, RechargeStatus } from '@sgb/contract/recharge-options.ts';
import type { Tone } from '@sgb/ui/tag.tsx';
import { to } from '../../shared/links/links.ts';

export const vouchersHref = '/paymentvoucher/index';
export const sampleHref = '/paymentvoucher/sample';

/** The form again, with what was typed and what it is for. */
export const rechargeAgainHref = (amount: number, origUrl: string | undefined, method?: RechargeMethod) =>
  `${to.recharge}?${new URLSearchParams({ amount: String(amount / 100), ...(method && { method }), ...(origUrl && { origUrl }) })}`;

export const payHref = (number: string) => `/recharge/pay?number=${number}`;
export const newVoucherHref = (amount?: string) =>
  `${vouchersHref}?new=1${amount ? `&amount=${encodeURIComponent(amount)}` : ''}`;
export const againHref = (number: string) => `${vouchersHref}?again=${number}`;

export const statusWords: Readonly<Record<RechargeStatus, { word: string; tone: Tone }>> = {
  10: { word: 'Under review', tone: 'info' },
  20: { word: 'Approved', tone: 'good' },
  30: { word: 'Not approved', tone: 'danger' },
  40: { word: 'Cancelled', tone: 'neutral' },
};

export const methodWords: Readonly<Record<RechargeMethod, { name: string; hint: string }>> = {
  eft: { name: 'EFT or ATM deposit', hint: 'Pay to our bank account, send the proof.' },
  payfast: { name: 'PayFast', hint: 'Card, instant EFT, SnapScan and more. At once.' },
  ozow: { name: 'Ozow', hint: 'Instant EFT, PayShap, Capitec Pay. At once.' },
  yoco: { name: 'Yoco', hint: 'Visa and Mastercard. At once.' },
};
