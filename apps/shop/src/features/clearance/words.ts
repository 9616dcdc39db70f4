import { type ClearanceCondition, clearanceConditions, clearanceReasons } from '@sgb/contract/catalogue.ts';
import type { ClearancePiece } from '@sgb/contract/clearance.ts';
import type { Tone } from '@sgb/ui/tag.tsx';

interface ConditionWords {
  readonly label: string;
  readonly tone: Tone;
  readonly meaning: string;
}

export const conditionWords: Readonly<Record<ClearanceCondition, ConditionWords>> = {
  [clearanceConditions.asNew]: { label: 'As new', tone: 'good', meaning: 'Unused and complete.' },
  [clearanceConditions.opened]: { label: 'Opened', tone: 'info', meaning: 'Opened or tried, complete, without marks.' },
  [clearanceConditions.marked]: {
    label: 'Marked',
    tone: 'warn',
    meaning: 'Works as it should, with marks you can see.',
  },
  [clearanceConditions.repair]: { label: 'For repair', tone: 'danger', meaning: 'Broken or incomplete.' },
};

export const reasonWords: Readonly<Record<ClearancePiece['reason'], string>> = {
  [clearanceReasons.returned]: 'A shopper sent it back to us.',
  [clearanceReasons.abandoned]: 'Nobody collected it from our warehouse within 120 days.',
  [clearanceReasons.sample]: 'We ordered it as a sample, to look at its quality.',
};

export const warehouseWords: Readonly<Record<ClearancePiece['warehouse'], string>> = {
  johannesburg: 'Johannesburg. It is sent to you inside the region.',
  guangzhou: 'Guangzhou, China. Freight to you is added, by air or by sea.',
};

/** How much less it costs than when it was new, in whole percent. */
export function savedPercent({ priceCents, originalCents }: { priceCents: number; originalCents: number }): number {
  return Math.round((1 - priceCents / originalCents) * 100);
}
