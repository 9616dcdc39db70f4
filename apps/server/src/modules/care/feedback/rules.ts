import { type FeedbackState, feedbackStates } from '@sgb/contract/feedback-rules.ts';

const { sent, looking, answered, closed } = feedbackStates;

type Move = 'take' | 'answer' | 'close' | 'reopen';

/** Where each move may begin, and where it leads. */
const moves: Readonly<Record<Move, { readonly from: readonly FeedbackState[]; readonly to: FeedbackState }>> = {
  take: { from: [sent], to: looking },
  // A second answer takes the place of the first.
  answer: { from: [sent, looking, answered], to: answered },
  close: { from: [sent, looking, answered], to: closed },
  reopen: { from: [answered, closed], to: looking },
};

/** Where it goes; null where it cannot. */
export function moved(state: FeedbackState, move: Move): FeedbackState | null {
  const { from, to } = moves[move];
  return from.includes(state) ? to : null;
}

interface Reopenable {
  readonly state: FeedbackState;
  readonly answer: string;
  readonly reopened: boolean;
}

/** Once, by its writer, where there is an answer that did not help. */
export const mayReopen = ({ state, answer, reopened }: Reopenable): boolean =>
  !reopened && answer !== '' && moved(state, 'reopen') !== null;
