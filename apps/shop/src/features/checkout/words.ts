import { unitWord } from '@sgb/contract/catalogue.ts';
import type { Breakdown, CheckoutLine, CheckoutPreview } from '@sgb/contract/checkout.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { lineWords } from '../../shared/words/quote-words.ts';

export const quantityWords = ({ quantity, unit }: Pick<CheckoutLine, 'quantity' | 'unit'>) =>
  `${formatCount(quantity)} ${unitWord(unit, quantity)}`;

export const countOf = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${formatCount(count)} ${one}s`);

const faults = {
  offShelf: 'No longer sold by its supplier.',
  soldOut: 'Sold out.',
  priceRose: 'Its supplier raised the price. Look at the new one in your cart.',
  quantity: 'This quantity cannot be had any more.',
} as const;

export const faultWords = (fault: CheckoutLine['fault']) => (fault ? faults[fault] : null);

/** How the goods add up. */
export function goodsWords({ lines }: Breakdown): string[] {
  return lines
    .slice(0, 30)
    .map((line) => `${formatCount(line.quantity)} × ${formatRand(line.unitCents)}, ${line.title}`);
}

/** Each supplier sends its own parcel. */
export function freightWords({ suppliers }: Breakdown): string[] {
  return suppliers.flatMap(({ supplierName, freight }) =>
    freight
      ? [
          suppliers.length > 1
            ? `${supplierName}: ${formatRand(freight.cents)}. ${lineWords(freight)[0] ?? ''}`
            : lineWords(freight).join(' '),
        ]
      : [],
  );
}

export function servicesWords({ lines }: Breakdown): string[] {
  return lines.flatMap(({ services, title }) =>
    services.map(
      ({ name, count, cents, free }) =>
        `${name}${count > 1 ? ` × ${count}` : ''}${free ? `, ${free} by your membership` : ''}, ${formatRand(cents)}: ${title}`,
    ),
  );
}

/** What comes after the payment, at least and at most. */
export function laterOf({ later, breakdown }: Pick<CheckoutPreview, 'later' | 'breakdown'>) {
  return (later?.ways ?? []).map(({ way, options, refusal }) => {
    const totals = options.map(({ totalCents }) => totalCents);
    const from = Math.min(...totals);
    const to = Math.max(...totals);
    const paid = breakdown.totalCents;
    return {
      way,
      refusal,
      options,
      range: options.length > 0 ? { from: from - paid, to: to - paid } : null,
      landed: options.length > 0 ? { from, to } : null,
    };
  });
}

export const rangeWords = ({ from, to }: { from: number; to: number }) =>
  from === to ? formatRand(from) : `${formatRand(from)} to ${formatRand(to)}`;
