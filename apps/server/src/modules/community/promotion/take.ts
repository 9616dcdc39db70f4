import type { giveUpTask, handInTask, takeTask } from '@sgb/contract/promotion.ts';
import { takingStates } from '@sgb/contract/promotion-rules.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { addWorkingHours } from '../../../platform/working-time.ts';
import { shopWorkingTime } from '../../base/content/settings.ts';
import { dropFiles, useFiles } from '../../base/uploads/index.ts';
import { dueAt, mayGiveUp, mayHandIn } from './rules.ts';
import { promotionTerms } from './settings.ts';
import * as store from './store.ts';
import { takingOf } from './view.ts';

type Own = Call<'shopper'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const { taken, handedIn, givenUp } = takingStates;
const unknown = () => refuse('notFound', 'We could not find this task of yours.');

async function whyNot(reader: Sql, id: number, now: Date) {
  const task = await store.taskById(reader, id);
  if (!task) return refuse('notFound', 'There is no such task.');
  return refuse(task.startsAt <= now && now < task.endsAt ? 'noPlaces' : 'taskOver');
}

/** Whoever comes for the last place at the same time waits for the task's row, and finds none left. */
export async function take(call: Own, { id }: InputOf<typeof takeTask>) {
  const terms = (await call.settings()).get(promotionTerms);
  const { accountId } = call.session;
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    if (await store.hasTaken(tx, id, accountId)) return refuse('taskTaken');
    const task = await store.takePlace(tx, id, now);
    if (!task) return whyNot(tx, id, now);
    const { reward, rewardAmount } = task;
    const row = { taskId: id, accountId, state: taken, reward, rewardAmount, takenAt: now };
    const made = await store.insertTaking(tx, { ...row, dueAt: dueAt(task, now, terms) });
    if (!made) return refuse('taskTaken');
    store.noteMove(tx, made.id, taken, { by: accountId, now });
    return takingOf(call, { ...made, task }, terms);
  });
}

/** One's own part, held. */
async function holdOwn(tx: Tx, call: Own, id: number) {
  const held = await store.holdTaking(tx, id);
  return held?.accountId === call.session.accountId ? held : undefined;
}

export async function handIn(call: Own, { id, link, text, files }: InputOf<typeof handInTask>) {
  const { settings, now } = await atOf(call);
  const terms = settings.get(promotionTerms);
  const reviewBy = addWorkingHours(settings.get(shopWorkingTime), now, terms.reviewHours);
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    const held = await holdOwn(tx, call, id);
    if (!held) return unknown();
    if (held.state === handedIn) return refuse('takingMoved');
    if (!mayHandIn(held, now)) return refuse('noTryLeft');
    const unusable = await useFiles(tx, { accountId, purpose: 'handin' }, files, now);
    if (unusable) return unusable;
    await dropFiles(tx, held.pictures);
    const handed = { link, text, pictures: files, tries: held.tries + 1, handedInAt: now, reviewBy, reason: '' };
    const row = await store.moveTaking(tx, id, { ...handed, state: handedIn }, { by: accountId, now });
    return takingOf(call, { ...row, task: held.task }, terms);
  });
}

export async function giveUp(call: Own, { id }: InputOf<typeof giveUpTask>) {
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const held = await holdOwn(tx, call, id);
    if (!held) return unknown();
    if (!mayGiveUp(held)) return refuse('takingMoved');
    await store.moveTaking(tx, id, { state: givenUp, holdsPlace: false }, { by: call.session.accountId, now });
    await store.freePlace(tx, held.taskId);
    return { state: givenUp };
  });
}
