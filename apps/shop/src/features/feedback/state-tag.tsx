import { type FeedbackState, feedbackStates, feedbackStateWords } from '@sgb/contract/feedback-rules.ts';
import { Tag, type Tone } from '@sgb/ui/tag.tsx';

const tones: Record<FeedbackState, Tone> = {
  [feedbackStates.sent]: 'neutral',
  [feedbackStates.looking]: 'info',
  [feedbackStates.answered]: 'good',
  [feedbackStates.closed]: 'neutral',
};

export function StateTag({ state }: { state: FeedbackState }) {
  return <Tag tone={tones[state]}>{feedbackStateWords[state]}</Tag>;
}
