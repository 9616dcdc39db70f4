import type { Bill } from '@sgb/contract/bills.ts';

/** In, out, or only from one balance into another; and how much. */
export function movedOf({ amount, changes }: Bill): { readonly word: 'In' | 'Out' | 'Moved'; readonly cents: number } {
  if (amount !== 0) return { word: amount > 0 ? 'In' : 'Out', cents: amount };
  const moved = changes.reduce((sum, { change }) => sum + Math.max(0, change), 0);
  return { word: 'Moved', cents: moved };
}
