import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { parcelPickup } from '../../goods/pricing/settings.ts';
import { backToDepot, journeyOf, lockParcel } from '../../logistics/parcels/index.ts';
import { bill } from './closing/bill.ts';
import { billOrder } from './closing/bill-order.ts';
import { closeByClock } from './closing/close.ts';
import { unfetchedStep } from './rules.ts';
import { roundTerms } from './settings.ts';
import * as store from './store.ts';
import { finishIfDone, follow } from './travel.ts';
import { backWords, bringBackWords, reminderWords, tell } from './words.ts';

/** Closes what has come to its date, or lets it fall back. */
export const closeRoundsJob = defineJob({
  name: 'rounds.close',
  payload: z.object({}),
  cron: '* * * * *',
  async run(app: App) {
    const at = await atOf(app);
    for (const id of await app.db.read((reader) => store.endedRounds(reader, at.now))) await closeByClock(app, id, at);
  },
});

export const billRoundJob = defineJob({ ...billOrder, run: (app: App, { id }) => bill(app, id) });

/** What is still being paid for, and what has moved on with its parcels. */
export const followRoundsJob = defineJob({
  name: 'rounds.follow',
  payload: z.object({}),
  cron: '* * * * *',
  async run(app: App) {
    for (const id of await app.db.read(store.unbilledRounds)) await bill(app, id);
    const at = await atOf(app);
    for (const id of await app.db.read(store.travellingRounds)) await follow(app, id, at);
  },
});

/** Somebody is reminded of what lies at the ambassador; after two weeks it goes back to our depot. */
async function remind(tx: Tx, round: store.RoundRow, part: store.PartRow, { settings, now }: At): Promise<void> {
  const terms = settings.get(roundTerms);
  const step = unfetchedStep(part, terms, now);
  const parcel = step === 'wait' ? undefined : await lockParcel(tx, part.parcelId ?? 0);
  if (!parcel || step === 'wait') return;
  if (step === 'back') {
    await backToDepot(tx, parcel, now);
    await store.changePart(tx, part, { state: 'sentBack', endedAt: now, why: 'Nobody fetched it' });
    // Leaders who did not want their own any more know what to do with it.
    const { depotDays } = settings.get(parcelPickup);
    if (part.accountId !== round.leaderId) await tell(tx, round, part.accountId, backWords(round, depotDays), now);
    await tell(tx, round, round.leaderId, bringBackWords(round, parcelNumber(parcel.id), terms.backDays), now);
    const others = (await store.partsOf(tx, [round.id])).filter(({ accountId }) => accountId !== part.accountId);
    await finishIfDone(tx, round, others, { who: 'clock', by: null, why: 'The rest goes back to our depot' }, now);
    return;
  }
  const code = (await journeyOf(tx, parcel.id))?.code ?? '';
  await store.changePart(tx, part, { reminders: step });
  const days = terms.remindDays[step - 1] ?? 0;
  await tell(tx, round, part.accountId, reminderWords(round, code, days, terms.backDays), now);
}

export const unfetchedPartsJob = defineJob({
  name: 'rounds.unfetched',
  payload: z.object({}),
  cron: '17 6 * * *',
  async run(app: App) {
    const at = await atOf(app);
    const { remindDays, backDays } = at.settings.get(roundTerms);
    const [first, second, back] = [...remindDays, backDays].map((days) => addDays(at.now, -days));
    if (!first || !second || !back) return;
    const waiting = await app.db.read((reader) => store.unfetchedParts(reader, first, second, back));
    for (const { roundId, accountId } of waiting) {
      await app.db.transact(async (tx) => {
        const round = await store.lockRound(tx, roundId);
        const part = await store.partOf(tx, roundId, accountId);
        if (round && part?.state === 'in') await remind(tx, round, part, at);
      });
    }
  },
});
