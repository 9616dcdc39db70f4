import { entryTypes, phases } from '@sgb/contract/ledger.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type { listScoin } from '@sgb/contract/scoin.ts';
import { addDays, shopDay, startOfDay } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { balancesOf, linesOf, type StatementLine } from '../ledger/index.ts';
import { earnCoins } from './coins.ts';
import { centsOf } from './rules.ts';
import { scoinTerms } from './settings.ts';
import * as store from './store.ts';

export async function coinsOf(reader: Sql, accountId: number): Promise<{ scoin: number; heldCoins: number }> {
  const balances = await balancesOf(reader, accountId);
  return { scoin: balances.get('scoin') ?? 0, heldCoins: balances.get('scoin.frozen') ?? 0 };
}

const shownDays = 7;

export async function scoinIndex(call: Call<'shopper'>) {
  const { accountId } = call.session;
  const terms = (await call.settings()).get(scoinTerms);
  const now = call.clock.now();
  const today = shopDay(now);
  const firstDay = startOfDay(addDays(now, 1 - shownDays));
  const { coins, ending, checkIns } = await call.db.read(async (reader) => ({
    coins: await coinsOf(reader, accountId),
    ending: await store.nextEnding(reader, accountId),
    checkIns: await store.earnedSince(reader, accountId, 'checkin', firstDay),
  }));
  const done = new Set(checkIns.map(({ earnedAt }) => shopDay(earnedAt)));
  const days = Array.from({ length: shownDays }, (_, place) => shopDay(addDays(now, place + 1 - shownDays)));
  return {
    ...coins,
    worthCents: centsOf(Math.max(0, coins.scoin), terms),
    coinsForOneRand: terms.coinsForOneRand,
    ending: ending ? { coins: ending.coins, expiresAt: ending.expiresAt.toISOString() } : null,
    checkIn: {
      coins: terms.checkIn,
      today,
      days: days.map((day) => ({ day, done: done.has(day) })),
      done: done.has(today),
    },
  };
}

/** What a line of the statement is about. */
function titleOf({ type, phase, change }: StatementLine): string {
  if (phase === phases.held) return 'Set aside for an order';
  if (phase === phases.released || phase === phases.expired) return 'No longer set aside';
  if (type === entryTypes.scoinExpired) return 'Expired';
  if (type === entryTypes.scoinSpent) return phase === phases.reversed ? 'Came back' : 'Spent';
  if (phase === phases.reversed) return 'Taken back';
  return change > 0 ? 'Earned' : 'Spent';
}

export async function scoinList(call: Call<'shopper'>, { page, sign }: z.output<(typeof listScoin)['input']>) {
  const asked = { owner: call.session.accountId, book: 'scoin', sign } as const;
  const { lines, total } = await call.db.read((reader) => linesOf(reader, { ...asked, ...sliceOf(page) }));
  return {
    items: lines.map((line) => ({
      id: line.entryId,
      at: line.at.toISOString(),
      title: titleOf(line),
      ref: line.ref,
      change: line.change,
      balance: line.after,
    })),
    total,
    page,
    pages: ownPagesFromOne(total),
  };
}

export async function dailyCheckIn(call: Call<'shopper'>) {
  const { accountId } = call.session;
  const terms = (await call.settings()).get(scoinTerms);
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const earned = await earnCoins(tx, {
      accountId,
      amount: terms.checkIn,
      reason: 'checkin',
      key: `checkin:${accountId}:${shopDay(now)}`,
      ref: 'Daily check-in',
      tell: false,
      terms,
      now,
    });
    // Another amount under the same key: staff changed it today, after this shopper had been here.
    if (earned instanceof Refusal || earned.replayed) return refuse('checkedInToday');
    return { coins: terms.checkIn, scoin: (await coinsOf(tx, accountId)).scoin };
  });
}
