import type * as contract from '@sgb/contract/savings.ts';
import { shopDay } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { balancesOf } from '../../books/ledger/index.ts';
import * as jars from './jar.ts';
import { type FeeRow, monthsUntil, type SavingRow, savingOf } from './rules.ts';
import { savingsJar } from './settings.ts';
import * as store from './store.ts';

type ShopperCall = Call<'shopper'>;
type InputOf<Endpoint extends { input: z.ZodType }> = z.output<Endpoint['input']>;

/** Whoever lets shoppers save tells here what was saved from a moment on and before another, by month of the shop. */
type SavingSource = (
  reader: Sql,
  accountId: number,
  from: Date,
  to: Date,
  settings: Settings,
) => Promise<readonly SavingRow[]>;

export interface SavingNeeds {
  readonly sources: readonly SavingSource[];
  /** What was paid for membership. */
  readonly fees: (reader: Sql, accountId: number, from: Date, to: Date) => Promise<readonly FeeRow[]>;
}

const monthsShown = 12;
const ever = new Date(0);

export async function saving(call: ShopperCall, { sources, fees }: SavingNeeds) {
  const { accountId } = call.session;
  const { settings, now } = await atOf(call);
  return call.db.read(async (reader) => {
    const rows: SavingRow[] = [];
    for (const source of sources) rows.push(...(await source(reader, accountId, ever, now, settings)));
    const paid = await fees(reader, accountId, ever, now);
    return savingOf(rows, paid, monthsUntil(shopDay(now).slice(0, 7), monthsShown));
  });
}

async function stateOf(reader: Sql, accountId: number, settings: Settings) {
  const jar = await store.openJarOf(reader, accountId);
  const balances = await balancesOf(reader, accountId);
  return {
    jar: jar ? { id: jar.id, name: jar.name, targetCents: jar.targetCents, heldCents: balances.get('jar') ?? 0 } : null,
    availableCents: balances.get('available') ?? 0,
    ...settings.get(savingsJar),
  };
}

export async function jarState(call: ShopperCall) {
  const settings = await call.settings();
  return call.db.read((reader) => stateOf(reader, call.session.accountId, settings));
}

export async function saveJar(call: ShopperCall, { name, targetCents }: InputOf<typeof contract.saveJar>) {
  const { accountId } = call.session;
  const settings = await call.settings();
  const { minCents, maxTargetCents } = settings.get(savingsJar);
  if (targetCents < minCents || targetCents > maxTargetCents) {
    const message = `Choose a goal between ${formatRand(minCents)} and ${formatRand(maxTargetCents)}.`;
    return refuse('badInput', message, { field: 'targetCents' });
  }
  return call.db.transact(async (tx) => {
    await store.writeJar(tx, { accountId, name, targetCents, now: call.clock.now() });
    return stateOf(tx, accountId, settings);
  });
}

export async function moveJar(call: ShopperCall, { id, way, amountCents, key }: InputOf<typeof contract.moveJar>) {
  const { accountId } = call.session;
  const settings = await call.settings();
  const { minCents } = settings.get(savingsJar);
  if (way === 'in' && amountCents < minCents) {
    return refuse('badInput', `Put in ${formatRand(minCents)} or more.`, { field: 'amountCents' });
  }
  return call.db.transact(async (tx) => {
    const wish = { accountId, jarId: id, way, amountCents, key, now: call.clock.now() };
    const moved = await jars.moveJarMoney(tx, wish);
    return moved instanceof Refusal ? moved : stateOf(tx, accountId, settings);
  });
}

export function closeJar(call: ShopperCall, { id }: InputOf<typeof contract.closeJar>) {
  const about = { accountId: call.session.accountId, jarId: id, now: call.clock.now() };
  return call.db.transact((tx) => jars.closeJar(tx, about));
}
