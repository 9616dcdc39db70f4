import { userTypes } from '@sgb/contract/people.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts';
import { activeAccounts, peopleById, setUserType } from '../identity/index.ts';
import { activeSince, assign } from './service.ts';
import * as store from './store.ts';

const batch = 100;

/** Everybody whom somebody had gets another contact, some at a time; what is done stays done if we die half-way. */
export const handOverJob = defineJob({
  name: 'contacts.handOver',
  payload: z.object({ personId: z.int() }),
  async run(app: App, { personId }) {
    const at = await atOf(app);
    let after = 0;
    for (;;) {
      const last = await app.db.transact((tx) => handOverSome(tx, personId, after, at));
      if (last === undefined) return;
      after = last;
    }
  },
});

async function handOverSome(tx: Tx, personId: number, after: number, at: At): Promise<number | undefined> {
  const some = await store.holdSomeMembers(tx, personId, after, batch);
  const people = await peopleById(
    tx,
    some.map(({ accountId }) => accountId),
  );
  for (const { id, countryId, suburb, userType } of people.toSorted((one, other) => one.id - other.id)) {
    const business = userType === userTypes.normalBusiness || userType === userTypes.bigCustomer;
    const kind = business ? 'business' : 'personal';
    const given = await assign(tx, { accountId: id, kind, countryId, suburb, inviterId: null }, at);
    // A member is somebody with an ambassador.
    if (userType === userTypes.member && given?.kind !== 'ambassador') {
      await setUserType(tx, id, userTypes.normalPersonal);
    }
  }
  return some.at(-1)?.accountId;
}

/** Takes nobody any more, and whom they had goes to others; false when they do not serve. */
export async function leave(tx: Tx, personId: number, now: Date): Promise<boolean> {
  await store.holdTurns(tx);
  if (!(await store.markLeft(tx, personId, now))) return false;
  enqueue(tx, handOverJob, { personId });
  return true;
}

/** Rules document, section 16: an ambassador who was away for 60 days loses the members. */
export const retireAmbassadorsJob = defineJob({
  name: 'contacts.retireAmbassadors',
  payload: z.object({}),
  cron: '23 1 * * *',
  async run(app: App) {
    const at = await atOf(app);
    const { now } = at;
    const since = activeSince(at);
    const idle = await app.db.read(async (reader) => {
      const ids = (await store.ambassadorsSince(reader, since)).map(({ accountId }) => accountId);
      const active = await activeAccounts(reader, ids, since, now);
      return ids.filter((id) => !active.has(id));
    });
    for (const id of idle) await app.db.transact((tx) => leave(tx, id, now));
  },
});
