import type { PromotionTask, Taking } from '@sgb/contract/promotion.ts';
import { takingStates } from '@sgb/contract/promotion-rules.ts';
import type { App } from '../../../platform/app.ts';
import type { Look } from '../../../platform/files/address.ts';
import { fileAddress } from '../../base/uploads/index.ts';
import { mayHandIn, type PromotionTerms, triesLeft } from './rules.ts';
import type { TakingOfTask, TaskRow } from './store.ts';

type Shown = Pick<App, 'files' | 'clock'>;

export function taskOf(app: Shown, row: TaskRow, { days }: PromotionTerms): PromotionTask {
  const { id, title, doing, channel, rules, reward, rewardAmount, places, taken, endsAt } = row;
  return {
    id,
    title,
    picture: row.picture ? fileAddress(app, { id: row.picture, purpose: 'task' }) : '',
    doing,
    channel,
    rules,
    reward,
    rewardAmount,
    places,
    placesLeft: Math.max(0, places - taken),
    endsAt: endsAt.toISOString(),
    days,
  };
}

export function takingOf(app: Shown, row: TakingOfTask, terms: PromotionTerms, look?: Look): Taking {
  const { id, state, reward, rewardAmount, link, text, reason } = row;
  const open = mayHandIn(row, app.clock.now());
  return {
    id,
    state,
    task: { ...taskOf(app, row.task, terms), reward, rewardAmount },
    takenAt: row.takenAt.toISOString(),
    dueAt: open ? row.dueAt.toISOString() : null,
    reviewBy: state === takingStates.handedIn ? (row.reviewBy?.toISOString() ?? null) : null,
    link,
    text,
    pictures: row.pictures.map((file) => fileAddress(app, { id: file, purpose: 'handin' }, look)),
    reason,
    triesLeft: open ? triesLeft(row) : 0,
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}
