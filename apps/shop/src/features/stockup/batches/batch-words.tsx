import { type BatchState, batchStateNames } from '@sgb/contract/stock-states.ts';
import { Tag, type Tone } from '@sgb/ui/tag.tsx';

const tones: Readonly<Record<BatchState, Tone>> = {
  10: 'neutral',
  20: 'info',
  30: 'warn',
  40: 'brand',
  50: 'action',
  60: 'good',
  90: 'danger',
};

export function BatchTag({ state }: { state: BatchState }) {
  return (
    <Tag tone={tones[state]} size="md">
      {batchStateNames[state]}
    </Tag>
  );
}

export const piecesOf = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

export const batchHref = (id: number): string => `/stockUp/index?batch=${id}`;
