import { dateFormat } from '@sgb/contract/date-words.ts';
import { rewards } from '@sgb/contract/promotion-rules.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { TakingOfTask } from './store.ts';
import { promotionTexts } from './texts.ts';

const { say } = promotionTexts;

const link = '/customertask/promotion';
const dayOf = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });

export const rewardWords = ({ reward, rewardAmount }: Pick<TakingOfTask, 'reward' | 'rewardAmount'>): string =>
  reward === rewards.rand ? formatRand(rewardAmount) : `${formatCount(rewardAmount)} S Coin`;

const about = ({ accountId, id }: TakingOfTask) =>
  ({ userId: accountId, type: 'notification', link, about: `task ${id}` }) as const;

export function approvedNotice(taking: TakingOfTask): Notice {
  const values = { task: taking.task.title, reward: rewardWords(taking) };
  const said = taking.reward === rewards.rand ? say.approvedRand(values) : say.approvedScoin(values);
  return { ...about(taking), ...said };
}

export function refusedNotice(taking: TakingOfTask, reason: string, again: Date | null): Notice {
  const values = { task: taking.task.title, reason };
  return { ...about(taking), ...(again ? say.refusedOnce({ ...values, day: dayOf(again) }) : say.refused(values)) };
}

export const expiredNotice = (taking: TakingOfTask): Notice => ({
  ...about(taking),
  ...say.expired({ task: taking.task.title }),
});

export const influencerNotice = (userId: number, influencer: boolean, reason: string): Notice => ({
  ...{ userId, type: 'notification', link },
  ...(influencer ? say.influencer() : say.noInfluencer({ reason })),
});
