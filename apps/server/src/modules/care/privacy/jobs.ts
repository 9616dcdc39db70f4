import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { lawYears } from '../../../platform/personal.ts';
import { closedBefore, closingsDue, lockClosing, setClosingAsked, setPapersGone } from '../../people/identity/index.ts';
import { forgetPerson } from './forget.ts';
import type { PrivacyNeeds } from './needs.ts';
import { tellByLetter } from './service.ts';
import { privacyTerms } from './settings.ts';
import { unfinishedOf } from './store.ts';
import { closedWords, waitedWords } from './words.ts';

const atOnce = 200;

/** Closes one account whose time has come, or keeps it when what is unfinished does not end. */
async function closeOne(app: App, needs: PrivacyNeeds, accountId: number): Promise<void> {
  const { settings, now } = await atOf(app);
  const { graceDays, patienceDays } = settings.get(privacyTerms);
  await app.db.transact(async (tx) => {
    const closing = await lockClosing(tx, accountId);
    // Somebody may have kept it meanwhile.
    if (!closing?.askedAt || closing.closedAt || addDays(closing.askedAt, graceDays) > now) return;
    const unfinished = await unfinishedOf(tx, needs, accountId);
    if (unfinished.length > 0) {
      if (addDays(closing.askedAt, graceDays + patienceDays) > now) return;
      await setClosingAsked(tx, accountId, null);
      tellByLetter(tx, closing, waitedWords, now);
      return;
    }
    await forgetPerson(tx, needs, accountId, now, 'now');
    tellByLetter(tx, closing, closedWords, now);
  });
}

export const closeAccountsJob = (needs: PrivacyNeeds) =>
  defineJob({
    name: 'privacy.closeAccounts',
    payload: z.unknown(),
    cron: '50 3 * * *',
    async run(app: App) {
      const { settings, now } = await atOf(app);
      const { graceDays } = settings.get(privacyTerms);
      const due = await app.db.read((reader) => closingsDue(reader, addDays(now, -graceDays), atOnce));
      for (const accountId of due) await closeOne(app, needs, accountId);
    },
  });

export const forgetPapersJob = (needs: PrivacyNeeds) =>
  defineJob({
    name: 'privacy.forgetPapers',
    payload: z.unknown(),
    cron: '10 4 * * *',
    async run(app: App) {
      const now = app.clock.now();
      const before = new Date(now);
      before.setUTCFullYear(before.getUTCFullYear() - lawYears);
      const due = await app.db.read((reader) => closedBefore(reader, before, atOnce));
      for (const accountId of due) {
        await app.db.transact(async (tx) => {
          await forgetPerson(tx, needs, accountId, now, 'later');
          await setPapersGone(tx, accountId, now);
        });
      }
    },
  });
