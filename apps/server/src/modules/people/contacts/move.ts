import { userTypes } from '@sgb/contract/people.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../base/messages/index.ts';
import { type Person, peopleById, setUserType } from '../identity/index.ts';
import { beginBinding, endBinding } from './binding-store.ts';
import { shownName } from './rules.ts';
import { assign } from './service.ts';
import * as store from './store.ts';
import { contactTexts } from './texts.ts';

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
    if (userType !== userTypes.member) continue;
    // A member is somebody with an ambassador.
    if (given?.kind === 'ambassador') await beginBinding(tx, id, given.contactId, at.now);
    else {
      await endBinding(tx, id, at.now);
      await setUserType(tx, id, userTypes.normalPersonal);
    }
    const [next] = given ? await peopleById(tx, [given.contactId]) : [];
    await notify(tx, { userId: id, ...newsOf(given?.kind, next) }, { now: at.now });
  }
  return some.at(-1)?.accountId;
}

function newsOf(kind: 'ambassador' | 'consultant' | undefined, person: Person | undefined) {
  const name = person ? shownName(person) : 'Our team';
  const { ambassador, consultant } = contactTexts.say;
  const said = kind === 'ambassador' ? ambassador({ name }) : consultant({ name });
  return { type: 'membership', ...said, link: '/groupship/index' } as const;
}

/** Takes nobody any more, and whom they had goes to others; false when they do not serve. */
export async function leave(tx: Tx, personId: number, now: Date): Promise<boolean> {
  await store.holdTurns(tx);
  if (!(await store.markLeft(tx, personId, now))) return false;
  enqueue(tx, handOverJob, { personId });
  return true;
}
