import type { Forwarded } from '@sgb/contract/forwarding.ts';
import { forwardLimits } from '@sgb/contract/forwarding-words.ts';
import { formatDecimal, formatRand } from '@sgb/money/format.ts';
import { parseRand } from '@sgb/money/parse.ts';

/** As it is typed. */
export interface Entered {
  trackingNo: string;
  courier: string;
  content: string;
  quantity: string;
  value: string;
  special: string;
  remark: string;
}

export const emptyForm: Entered = {
  trackingNo: '',
  courier: '',
  content: '',
  quantity: '1',
  value: '',
  special: '0',
  remark: '',
};

export function formOf({ trackingNo, courier, content, quantity, valueCents, special, remark }: Forwarded): Entered {
  return {
    trackingNo,
    courier,
    content,
    quantity: String(quantity),
    value: formatDecimal(valueCents),
    special: String(special),
    remark,
  };
}

function quantityFault(text: string): string {
  const pieces = /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : 0;
  return pieces >= 1 && pieces <= forwardLimits.mostPieces ? '' : 'Enter a whole number.';
}

const { mostValueCents } = forwardLimits;

function valueFault(text: string): string {
  const cents = parseRand(text);
  if (cents === null) return 'Enter an amount in rand, such as 500 or 1,250.50.';
  if (cents < 100) return `At least ${formatRand(100)}.`;
  return cents > mostValueCents ? `At most ${formatRand(mostValueCents)}.` : '';
}

/** What is wrong with it, field by field; '' where nothing is. The server decides by the same limits. */
export function faultsOf(entered: Entered): Partial<Record<keyof Entered, string>> {
  const number = entered.trackingNo.replaceAll(/\s/g, '');
  return {
    trackingNo: /^[a-z0-9-]{6,40}$/i.test(number) ? '' : 'Enter the courier’s number: letters and digits, at least 6.',
    courier: entered.courier ? '' : 'Choose the courier.',
    content: entered.content.trim().length >= 2 ? '' : 'Say what is in it.',
    quantity: quantityFault(entered.quantity),
    value: valueFault(entered.value),
  };
}
