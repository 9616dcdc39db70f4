import { addDays, addHours } from '@sgb/contract/time.ts';
import { caseStates } from '@sgb/contract/workorder-states.ts';
import { z } from 'zod';
import { alertWhile, closeAlert } from '../../../platform/alerts/alerts.ts';
import type { App } from '../../../platform/app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../base/messages/index.ts';
import { moveCase, payLateDays } from './move.ts';
import { closesAt, remindersDue } from './rules.ts';
import { workordersTerms } from './settings.ts';
import * as store from './store.ts';
import { remindNotice, silentNotice } from './words.ts';

/** One case after the other, each held and looked at again: whatever moved it meanwhile wins. */
async function each(app: App, ids: readonly number[], work: (tx: Tx, found: store.CaseRow) => Promise<void>) {
  for (const id of ids) {
    await app.db.transact(async (tx) => {
      const found = await store.lockCase(tx, id);
      if (found) await work(tx, found);
    });
  }
}

/** Coins for every working day that a case waits longer than promised. */
export const lateCasesJob = defineJob({
  name: 'workorders.late',
  payload: z.object({}),
  cron: '*/10 * * * *',
  async run(app: App) {
    const at = await atOf(app);
    await each(app, await app.db.read((reader) => store.lateIds(reader, at.now)), (tx, found) =>
      payLateDays(tx, found, at),
    );
    const proposedBefore = addHours(at.now, -at.settings.get(workordersTerms).payHours);
    await app.db.transact(async (tx) => {
      const { late, escalated, proposed, unpaid } = await store.countOverdue(tx, { now: at.now, proposedBefore });
      const there = { body: 'They come first in the list.', page: 'cases' } as const;
      const lateCases = {
        kind: 'workorders.late',
        title: `${late} after-sale cases are later than promised`,
        ...there,
      };
      await alertWhile(tx, late, lateCases, at.now);
      const unpaidRefunds = {
        kind: 'workorders.unpaid',
        title: `${unpaid} refunds wait too long for approval`,
        ...there,
      };
      await alertWhile(tx, unpaid, unpaidRefunds, at.now);
      if (escalated === 0) await closeAlert(tx, 'workorders.escalated', at.now);
      if (proposed === 0) await closeAlert(tx, 'workorders.approval', at.now);
    });
  },
});

async function close(tx: Tx, found: store.CaseRow, at: At, closeReason: 'silence' | 'time') {
  const why = closeReason === 'silence' ? 'Closed: no answer' : 'Closed by time';
  const closed = await moveCase(tx, found, caseStates.closed, { ...at, voice: 'shop', by: null, why }, { closeReason });
  if (closed instanceof Refusal) throw new Error(`case ${found.id} cannot be closed: ${closed.message}`);
}

/** Shoppers who were asked are reminded; what nobody answers, and what was solved, is closed. */
export const restingCasesJob = defineJob({
  name: 'workorders.resting',
  payload: z.object({}),
  cron: '29 * * * *',
  async run(app: App) {
    const at = await atOf(app);
    const terms = at.settings.get(workordersTerms);
    const { waiting, solved } = caseStates;
    const firstReminder = addDays(at.now, -Math.min(terms.silenceDays, ...terms.remindDays));
    const asked = await app.db.read((reader) => store.restingIds(reader, waiting, firstReminder));
    await each(app, asked, async (tx, found) => {
      const ends = closesAt(found, terms);
      if (found.state !== waiting || !ends) return;
      if (at.now >= ends) {
        await close(tx, found, at, 'silence');
        await notify(tx, silentNotice(found, terms.reopenDays), at);
        return;
      }
      const due = remindersDue(found, at.now, terms);
      if (due <= found.reminders) return;
      await store.changeCase(tx, found.id, { reminders: due });
      await notify(tx, remindNotice(found, due, ends), at);
    });
    const settled = await app.db.read((reader) => store.restingIds(reader, solved, addDays(at.now, -terms.closeDays)));
    await each(app, settled, async (tx, found) => {
      const ends = closesAt(found, terms);
      if (found.state === solved && ends && at.now >= ends) await close(tx, found, at, 'time');
    });
  },
});
