import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import { customerTypes } from '@sgb/contract/people.ts';
import * as contract from '@sgb/contract/promotion-desk.ts';
import { takingStates } from '@sgb/contract/promotion-rules.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { dropFiles, useFiles } from '../../base/uploads/index.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import { peopleById, setCustomerType } from '../../people/identity/index.ts';
import { deskTasks, saveTask } from './desk-store.ts';
import { payTaking } from './pay.ts';
import { afterRefusal, worthCents } from './rules.ts';
import { promotionTerms } from './settings.ts';
import * as store from './store.ts';
import { takingOf, taskOf } from './view.ts';
import { approvedNotice, influencerNotice, refusedNotice } from './words.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const { handedIn, approved, refused } = takingStates;

export async function tasks(call: StaffCall, { page }: InputOf<typeof contract.listDeskTasks>) {
  const terms = (await call.settings()).get(promotionTerms);
  const rows = await call.db.read((reader) => deskTasks(reader, sliceOf(page)));
  const total = rows[0]?.total ?? 0;
  const items = rows.map(({ task, handedIn: waiting, approved: done }) => ({
    ...taskOf(call, task, terms),
    startsAt: task.startsAt.toISOString(),
    handedIn: waiting,
    approved: done,
  }));
  return { items, total, page, pages: ownPagesFromOne(total) };
}

export async function save(call: StaffCall, input: InputOf<typeof contract.saveTask>) {
  const now = call.clock.now();
  const { id, picture, amount, startsAt, endsAt, ...words } = input;
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    const old = id === undefined ? undefined : await store.taskById(tx, id);
    if (id !== undefined && !old) return refuse('notFound', 'There is no such task.');
    if (picture !== undefined) {
      const unusable = await useFiles(tx, { accountId, purpose: 'task' }, [picture], now);
      if (unusable) return unusable;
      if (old?.picture) await dropFiles(tx, [old.picture]);
    }
    const dates = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    const values = { ...words, ...dates, rewardAmount: amount, ...(picture !== undefined && { picture }) };
    return { id: await saveTask(tx, id, { ...values, madeBy: accountId, madeAt: now }) };
  });
}

export async function handIns(call: StaffCall, { state, page }: InputOf<typeof contract.listHandIns>) {
  const terms = (await call.settings()).get(promotionTerms);
  const now = call.clock.now();
  return call.db.read(async (reader) => {
    const { takings, total } = await store.takingsAt(reader, state, sliceOf(page));
    const people = await peopleById(reader, [...new Set(takings.map(({ accountId }) => accountId))]);
    const names = new Map(people.map(({ id, username }) => [id, username]));
    const items = takings.map((row) => ({
      ...takingOf(call, row, terms, { by: call.session.accountId, about: `task ${row.id}` }),
      accountId: row.accountId,
      username: names.get(row.accountId) ?? '',
      late: row.state === handedIn && row.reviewBy !== null && row.reviewBy < now,
    }));
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}

/** Two at once are told apart by the part, which both hold: the second finds it decided. */
export async function review(call: StaffCall, input: InputOf<typeof contract.reviewHandIn>) {
  const at = await atOf(call);
  const { settings, now } = at;
  const by = call.session.accountId;
  const { id, approve, reason } = input;
  return call.db.transact(async (tx) => {
    const held = await store.holdTaking(tx, id);
    if (!held) return refuse('notFound', 'There is no such hand-in.');
    const cents = approve === 1 ? worthCents(held, settings.get(scoinTerms).coinsForOneRand) : 0;
    const about = { accounts: [held.accountId], subject: `task ${id} try ${held.tries}`, cents, input, why: reason };
    const stop = await mayDecide(tx, contract.reviewHandIn, { by, ...at }, about);
    if (stop) return stop;
    if (held.state !== handedIn) return refuse('takingMoved');
    const reviewed = { reviewedBy: by, reviewedAt: now, reason };
    const move = { by, note: reason, now };
    if (approve === 1) {
      await store.moveTaking(tx, id, { ...reviewed, state: approved, paidAt: now }, move);
      await payTaking(tx, held, at);
      await notify(tx, approvedNotice(held), { now });
      return { state: approved };
    }
    const after = afterRefusal(held, now, settings.get(promotionTerms));
    await store.moveTaking(tx, id, { ...reviewed, ...after, state: refused }, move);
    if (!after.holdsPlace) await store.freePlace(tx, held.taskId);
    await notify(tx, refusedNotice(held, reason, after.holdsPlace ? after.dueAt : null), { now });
    return { state: refused };
  });
}

export async function influencer(call: StaffCall, input: InputOf<typeof contract.setInfluencer>) {
  const at = await atOf(call);
  const by = call.session.accountId;
  const wish = input.influencer === 1;
  return call.db.transact(async (tx) => {
    const [person] = await peopleById(tx, [input.userid]);
    if (!person) return refuse('notFound', 'There is no such shopper.');
    const about = { accounts: [person.id], subject: `influencer ${person.id}`, cents: 0, input };
    const stop = await mayDecide(tx, contract.setInfluencer, { by, ...at }, about);
    if (stop) return stop;
    if (person.staffRole !== null) return refuse('notFound', 'There is no such shopper.');
    await setCustomerType(tx, person.id, wish ? customerTypes.influencer : customerTypes.ordinary);
    await notify(tx, influencerNotice(person.id, wish, input.reason), { now: at.now });
    return { influencer: wish };
  });
}
