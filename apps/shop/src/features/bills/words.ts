import type { Bill } from '@sgb/contract/bills.ts';
import { type EntryType, entryTypes, type Phase, phases } from '@sgb/contract/ledger.ts';

export const typeWords: Record<EntryType, string> = {
  [entryTypes.recharge]: 'Recharge',
  [entryTypes.rechargeBonus]: 'Recharge bonus',
  [entryTypes.order]: 'Orders',
  [entryTypes.freight]: 'International freight',
  [entryTypes.services]: 'Services',
  [entryTypes.membership]: 'Membership',
  [entryTypes.refund]: 'Refund',
  [entryTypes.withdrawal]: 'Withdrawal',
  [entryTypes.transfer]: 'Transfer',
  [entryTypes.commission]: 'Commission',
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

export function titleOf({ type, phase, amount }: Bill): string {
  if (type === entryTypes.transfer && phase === phases.booked)
    return amount > 0 ? 'Transfer received' : 'Transfer sent';
  // A refund is a reversal by its name already.
  const word = type === entryTypes.refund ? '' : phaseWords[phase];
  return word ? `${typeWords[type]}, ${word}` : typeWords[type];
}

export const purseWords: Record<Bill['changes'][number]['purse'], string> = {
  available: 'Available',
  bonus: 'Bonus',
  frozen: 'Frozen',
  commission: 'Commission',
  jar: 'Goal jar',
};

/** In, out, or only from one purse into another; and how much. */
export function movedOf({ amount, changes }: Bill): { readonly word: string; readonly cents: number } {
  if (amount !== 0) return { word: amount > 0 ? 'In' : 'Out', cents: amount };
  const moved = changes.reduce((sum, { change }) => sum + Math.max(0, change), 0);
  return { word: 'Moved', cents: moved };
}

const monthFormat = new Intl.DateTimeFormat('en-ZA', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const monthWords = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));
