import type { RechargeInfo } from '@sgb/contract/recharge.ts';
import { shareAbove } from '@sgb/money/convert.ts';
import { formatRand } from '@sgb/money/format.ts';
import { parseRand } from '@sgb/money/parse.ts';

type Terms = Pick<RechargeInfo, 'fee' | 'bonus' | 'limits'>;

/** What is wrong with an amount that somebody typed; '' when nothing is. */
export function amountFault(text: string, { limits }: Pick<Terms, 'limits'>): string {
  const cents = parseRand(text);
  if (text.trim() === '') return 'Enter an amount.';
  if (cents === null) return 'Enter an amount in rand, such as 500 or 1,250.50.';
  if (cents < limits.min) return `The smallest recharge is ${formatRand(limits.min)}.`;
  if (cents > limits.max) return `The largest recharge is ${formatRand(limits.max)}.`;
  if (cents > limits.leftToday) return `You can still recharge ${formatRand(limits.leftToday)} today.`;
  return '';
}

/** What a recharge costs and brings; the server decides by the same rule. */
export function quoteOf(amount: number, atGateway: boolean, { fee, bonus }: Pick<Terms, 'fee' | 'bonus'>) {
  const fees = atGateway ? shareAbove(amount, fee.freeUpTo, fee.basisPoints) : 0;
  const extra = bonus.bonus > 0 && amount >= bonus.from ? bonus.bonus : 0;
  return { fee: fees, bonus: extra, toPay: amount + fees, toBalance: amount + extra };
}
