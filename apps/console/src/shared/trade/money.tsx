import { formatRand } from '@sgb/money/format.ts';
import type { ReactNode } from 'react';
import { EntryLink } from '../links/entry-link.tsx';

interface Money {
  readonly lines: readonly { readonly name: string; readonly cents: number }[];
  readonly entries: readonly { readonly id: number; readonly name: string }[];
}

/** Amounts, then the entries of the books behind them. */
export function moneyLines(money: Money | null): readonly (readonly [string, ReactNode])[] {
  if (!money) return [];
  const entries = money.entries.map(({ id, name }) => (
    <span key={id} className="mr-3">
      {name} <EntryLink id={id} />
    </span>
  ));
  return [
    ...money.lines.map(({ name, cents }) => [name, formatRand(cents)] as const),
    ...(entries.length > 0 ? [['In the books', entries] as const] : []),
  ];
}
