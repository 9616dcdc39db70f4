import type { StatusColour } from '@sgb/contract/order-states.ts';
import { Tag, type Tone } from '@sgb/ui/tag.tsx';

/** The product document's colours of orders and parcels, as ours. */
export const toneOf: Readonly<Record<StatusColour, Tone>> = {
  blue: 'info',
  yellow: 'good',
  red: 'danger',
  grey: 'neutral',
  orange: 'warn',
};

export function StatusTag({ words }: { words: { readonly label: string; readonly colour: StatusColour } }) {
  return <Tag tone={toneOf[words.colour]}>{words.label}</Tag>;
}
