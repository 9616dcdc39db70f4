import { promotionLimits, rewards, type TakingState, takingStates } from '@sgb/contract/promotion-rules.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import type { promotionTerms } from './settings.ts';

export type PromotionTerms = SettingValue<typeof promotionTerms>;

const { taken, handedIn, approved, refused, expired, givenUp } = takingStates;

/** What may become of somebody's part in a task. */
const moves: Readonly<Record<TakingState, readonly TakingState[]>> = {
  [taken]: [handedIn, expired, givenUp],
  [handedIn]: [approved, refused],
  [approved]: [],
  [refused]: [handedIn, givenUp],
  [expired]: [],
  [givenUp]: [],
};

interface Part {
  readonly state: TakingState;
  readonly tries: number;
  readonly dueAt: Date;
  readonly holdsPlace: boolean;
}

const mayMove = (from: TakingState, to: TakingState): boolean => moves[from].includes(to);

export const triesLeft = ({ tries }: Pick<Part, 'tries'>): number => Math.max(0, promotionLimits.tries - tries);

/** Whether it is for its holder to hand something in. */
export const mayHandIn = (part: Part, now: Date): boolean =>
  mayMove(part.state, handedIn) && triesLeft(part) > 0 && part.holdsPlace && now < part.dueAt;

export const mayGiveUp = ({ state, holdsPlace }: Part): boolean => mayMove(state, givenUp) && holdsPlace;

/** Until when it can be handed in: some days, but not beyond the task itself. */
export function dueAt(task: { readonly endsAt: Date }, now: Date, { days }: PromotionTerms): Date {
  return new Date(Math.min(addDays(now, days).getTime(), task.endsAt.getTime()));
}

/** What a refusal leaves: another try with its own time, or nothing. */
export function afterRefusal(part: Part, now: Date, { retryDays }: PromotionTerms) {
  const again = triesLeft(part) > 0;
  return { holdsPlace: again, dueAt: again ? addDays(now, retryDays) : part.dueAt };
}

/** What is decided about, in cents: a hundred S Coin are a rand. */
export const worthCents = (
  { reward, rewardAmount }: { readonly reward: number; readonly rewardAmount: number },
  coinsForOneRand: number,
): number => (reward === rewards.rand ? rewardAmount : Math.ceil((rewardAmount * 100) / coinsForOneRand));
