import { z } from 'zod';
import { alertWhile } from '../../../platform/alerts/alerts.ts';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../base/messages/index.ts';
import { lastActive } from './activity.ts';
import { goOn, pause } from './move.ts';
import type { AmbassadorNeeds } from './needs.ts';
import { inactivity } from './rules.ts';
import { ambassadorTerms } from './settings.ts';
import * as store from './store.ts';
import { ambassadorTexts } from './texts.ts';

const kind = 'ambassadors.late';

/** Applicants who wait longer than we promise. */
export const lateApplicationsJob = defineJob({
  name: 'ambassadors.late',
  payload: z.object({}),
  cron: '27 * * * *',
  async run({ db, clock }: App) {
    const now = clock.now();
    await db.transact(async (tx) => {
      const late = await store.countLate(tx, now);
      const title = `${late} ambassadors-to-be wait longer than promised`;
      return alertWhile(tx, late, { kind, title, body: 'They come first in the list.', page: 'ambassadors' }, now);
    });
  },
});

export const probationJob = defineJob({
  name: 'ambassadors.probation',
  payload: z.object({}),
  cron: '11 1 * * *',
  async run({ db, clock }: App) {
    const now = clock.now();
    for (const { id } of await db.read((reader) => store.probationOver(reader, now))) {
      await db.transact(async (tx) => {
        const row = await store.holdById(tx, id);
        if (!row) return;
        await goOn(tx, row, { by: null, who: 'clock', note: 'The probation is over' }, now);
        const told = ambassadorTexts.say.probationOver();
        await notify(
          tx,
          { userId: row.accountId, type: 'membership', link: '/groupship/index', ...told, once: `probation ${id}` },
          { now },
        );
      });
    }
  },
});

const warning = {
  type: 'membership',
  ...ambassadorTexts.say.inactive(),
  link: '/groupship/index',
  email: true,
} as const;

/** Rules document, section 16: who does nothing for the group for 60 days loses the members, and is warned before. */
export const inactiveJob = (needs: AmbassadorNeeds) =>
  defineJob({
    name: 'ambassadors.inactive',
    payload: z.object({}),
    cron: '23 1 * * *',
    async run(app: App) {
      const { settings, now } = await atOf(app);
      const terms = settings.get(ambassadorTerms);
      const { serving, seen } = await app.db.read(async (reader) => {
        const rows = await store.allServing(reader);
        return { serving: rows, seen: await lastActive(reader, rows, needs) };
      });
      for (const { id, accountId, activeAt, warnedAt } of serving) {
        const lastAt = seen.get(accountId) ?? activeAt;
        const step = inactivity(lastAt, warnedAt, terms, now);
        if (step === 'none') continue;
        await app.db.transact(async (tx) => {
          const row = await store.holdById(tx, id);
          if (!row) return;
          if (step === 'retire') {
            const note = `No round, no hand-over and no answer for ${terms.inactiveDays} days.`;
            await pause(tx, row, { by: null, who: 'clock', note }, now);
            return;
          }
          await store.markWarned(tx, id, now);
          await notify(tx, { userId: accountId, ...warning }, { now });
        });
      }
    },
  });
