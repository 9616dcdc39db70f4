import type { PromotionTask } from '@sgb/contract/promotion.ts';
import { rewards } from '@sgb/contract/promotion-rules.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';

export const rewardWords = ({ reward, rewardAmount }: Pick<PromotionTask, 'reward' | 'rewardAmount'>): string =>
  reward === rewards.rand ? formatRand(rewardAmount) : `${formatCount(rewardAmount)} S Coin`;

export const placeWords = (left: number): string =>
  left === 1 ? 'The last place' : `${formatCount(left)} places left`;
