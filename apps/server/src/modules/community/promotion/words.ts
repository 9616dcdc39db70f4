import { dateFormat } from '@sgb/contract/date-words.ts';
import { rewards } from '@sgb/contract/promotion-rules.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import type { Notice } from '../../base/messages/index.ts';
import type { TakingOfTask } from './store.ts';

const link = '/customertask/promotion';
const dayOf = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });

export const rewardWords = ({ reward, rewardAmount }: Pick<TakingOfTask, 'reward' | 'rewardAmount'>): string =>
  reward === rewards.rand ? formatRand(rewardAmount) : `${formatCount(rewardAmount)} S Coin`;

const about = ({ accountId, id }: TakingOfTask) =>
  ({ userId: accountId, type: 'notification', link, about: `task ${id}` }) as const;

export function approvedNotice(taking: TakingOfTask): Notice {
  const where = taking.reward === rewards.rand ? 'It is in your earnings.' : 'They are in your account.';
  return {
    ...about(taking),
    title: `“${taking.task.title}” is approved`,
    text: `You earned ${rewardWords(taking)}. ${where} Thank you for telling others about us.`,
  };
}

export function refusedNotice(taking: TakingOfTask, reason: string, again: Date | null): Notice {
  const next = again
    ? `You can hand it in once more until ${dayOf(again)}.`
    : 'It cannot be handed in again; other tasks wait for you.';
  return { ...about(taking), title: `“${taking.task.title}” was not approved`, text: `${reason}\n\n${next}` };
}

export function expiredNotice(taking: TakingOfTask): Notice {
  return {
    ...about(taking),
    title: `Your time for “${taking.task.title}” is over`,
    text: 'Nothing was handed in, so its place is free for somebody else. Other tasks wait for you.',
  };
}

export function influencerNotice(userId: number, influencer: boolean, reason: string): Notice {
  const title = influencer ? 'You are an SGB influencer' : 'You are no longer an SGB influencer';
  const text = influencer
    ? 'Take tasks, share links with your invite code, and earn from those who join with it. You find all of it under Influencer in your account menu.'
    : `${reason}\n\nWhat you have earned stays yours.`;
  return { userId, type: 'notification', title, text, link };
}
