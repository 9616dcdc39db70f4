import type { CaseState, CaseVoice } from '@sgb/contract/workorder-states.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { shopWorkingTime } from '../../base/content/settings.ts';
import { earnCoins } from '../../books/scoin/index.ts';
import { scoinTerms } from '../../books/scoin/settings.ts';
import { ordersTerms } from '../../buying/orders/settings.ts';
import { daysToPay, type Hours, lateDays, mayMove, resumedDecision } from './rules.ts';
import { workordersTerms } from './settings.ts';
import * as store from './store.ts';
import { numberOf } from './words.ts';

/** Customer service works by the hours of this country; what a decision needs stands still on the holidays of China, too. */
export function hoursOf(settings: Settings): Hours {
  const answer = settings.get(shopWorkingTime);
  const daysOff = [...answer.daysOff, ...settings.get(ordersTerms).chinaDaysOff];
  return { answer, decision: { ...answer, daysOff } };
}

export interface Doing extends At {
  readonly voice: CaseVoice;
  readonly by: number | null;
  readonly why: string;
}

/** Transitions a case that is held, and writes it into its history. */
export async function moveCase(
  tx: Tx,
  found: store.CaseRow,
  to: CaseState,
  { voice, by, why, now, settings }: Doing,
  change: store.CaseChange = {},
): Promise<store.CaseRow | Refusal> {
  if (!mayMove(found.state, to, voice)) return refuse('caseMoved');
  await store.insertTransition(tx, {
    workOrderId: found.id,
    at: now,
    fromState: found.state,
    toState: to,
    voice,
    byAccount: by,
    why,
  });
  const resumed = found.state === 30 && to === 20;
  return store.changeCase(tx, found.id, {
    state: to,
    stateAt: now,
    changedAt: now,
    ...(to === 30 && { reminders: 0 }),
    ...(resumed && { decideBy: resumedDecision(found, now, hoursOf(settings), settings.get(workordersTerms)) }),
    ...change,
  });
}

export interface Saying {
  readonly voice: CaseVoice;
  readonly by: number | null;
  readonly text: string;
  readonly files?: readonly string[];
  readonly now: Date;
}

/** Adds a line to the conversation. */
export async function say(tx: Tx, id: number, { voice, by, text, files = [], now }: Saying): Promise<store.CaseRow> {
  await store.insertLine(tx, { workOrderId: id, at: now, voice, byAccount: by, text, files: [...files] });
  return store.changeCase(tx, id, { lastText: text, changedAt: now, unread: voice !== 'shopper' });
}

/** Pays for the working days that we were late on until now: each once, whoever comes first. */
export async function payLateDays(tx: Tx, found: store.CaseRow, { settings, now }: At): Promise<void> {
  const days = lateDays(found, now, hoursOf(settings));
  if (days.length === 0) return;
  const terms = settings.get(workordersTerms);
  const paid = new Set((await store.lateDaysOf(tx, [found.id])).map(({ day }) => day));
  for (const day of daysToPay(days, paid, terms)) {
    const { coins } = terms.late;
    const earned = await earnCoins(tx, {
      accountId: found.accountId,
      amount: coins,
      reason: 'compensation',
      key: `workorder:${found.id}:late:${day}`,
      ref: `${numberOf(found)}, ${day}`,
      tell: true,
      terms: settings.get(scoinTerms),
      now,
    });
    if (earned instanceof Refusal) throw new Error(`late coins of case ${found.id} were refused: ${earned.code}`);
    await store.insertLateDay(tx, { workOrderId: found.id, day, coins, entryId: earned.entryId });
  }
}
