import { type TakingState, takingStateWords } from '@sgb/contract/promotion-rules.ts';
import { Tag, type Tone } from '@sgb/ui/tag.tsx';

const tones: Record<TakingState, Tone> = {
  10: 'action',
  20: 'info',
  30: 'good',
  40: 'danger',
  50: 'neutral',
  60: 'neutral',
};

export function StateTag({ state }: { state: TakingState }) {
  return <Tag tone={tones[state]}>{takingStateWords[state]}</Tag>;
}
