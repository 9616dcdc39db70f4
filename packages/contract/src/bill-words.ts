import type { Bill } from './bills.ts';
import { type EntryType, entryTypes, type Phase, phases } from './ledger.ts';

// What bills are called, on the screen and in files.

export const billTypeWords: Record<EntryType, string> = {
  [entryTypes.recharge]: 'Recharge',
  [entryTypes.rechargeBonus]: 'Recharge bonus',
  [entryTypes.order]: 'Orders',
  [entryTypes.freight]: 'International freight',
  [entryTypes.services]: 'Services',
  [entryTypes.membership]: 'Membership',
  [entryTypes.purchase]: 'Purchase',
  [entryTypes.refund]: 'Refund',
  [entryTypes.withdrawal]: 'Withdrawal',
  [entryTypes.transfer]: 'Transfer',
  [entryTypes.giftVoucher]: 'Gift voucher',
  [entryTypes.commission]: 'Commission',
  [entryTypes.commissionMoved]: 'Commission to balance',
  [entryTypes.sale]: 'Sold from your shelf',
  [entryTypes.jar]: 'Goal jar',
  [entryTypes.scoinEarned]: 'S Coin earned',
  [entryTypes.scoinSpent]: 'S Coin spent',
  [entryTypes.scoinExpired]: 'S Coin expired',
  [entryTypes.compensation]: 'Compensation',
  [entryTypes.correction]: 'Correction',
};

const phaseWords: Record<Phase, string> = {
  [phases.booked]: '',
  [phases.held]: 'set aside',
  [phases.captured]: 'paid out',
  [phases.released]: 'given back',
  [phases.expired]: 'given back',
  [phases.reversed]: 'reversed',
};

export function billTitle({ type, phase, amount }: Pick<Bill, 'type' | 'phase' | 'amount'>): string {
  if (type === entryTypes.transfer && phase === phases.booked)
    return amount > 0 ? 'Transfer received' : 'Transfer sent';
  // A refund is a reversal by its name already.
  const word = type === entryTypes.refund ? '' : phaseWords[phase];
  return word ? `${billTypeWords[type]}, ${word}` : billTypeWords[type];
}

export const balanceWords: Record<Bill['changes'][number]['purse'], string> = {
  available: 'Available',
  bonus: 'Bonus',
  frozen: 'Frozen',
  commission: 'Commission',
  jar: 'Goal jar',
};
