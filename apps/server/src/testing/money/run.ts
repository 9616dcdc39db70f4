import { expect } from 'vitest';
import { balancesOf } from '../../modules/books/ledger/index.ts';
import type { App } from '../../platform/app.ts';
import { expectBooksToBalance } from '../books.ts';
import type { Acknowledged, MoneyWorld, Step } from './command.ts';
import { newOwners } from './people.ts';

export interface SentStep {
  readonly step: Step;
  /** How often it is sent at the same time: impatient clients, retries, callbacks that come twice. */
  readonly times: number;
}

/**
 * Runs the steps in several lanes at once, then holds what clients were told against what lies in the balances, and the
 * books against themselves. Answers how many commands were sent.
 */
export async function runMoney(app: App, name: string, steps: readonly SentStep[], lanes: number): Promise<number> {
  const owners = await newOwners(app, name, 12);
  let keys = 0;
  const world: MoneyWorld = {
    app,
    name,
    owners,
    freshKey: () => `${name}:${++keys}`,
    payments: [],
    holds: [],
    withdrawals: [],
  };
  const told = new Map<Acknowledged['id'], Acknowledged['changes']>();
  const queue = steps.values();
  let sent = 0;

  async function perform({ step, times }: SentStep): Promise<void> {
    const send = step(world);
    if (!send) return;
    sent += times;
    const answers = await Promise.all(Array.from({ length: times }, send));
    // The same wish happens once, however often it was sent; what is refused now may be granted a moment later.
    const ids = new Set(answers.flatMap((answer) => answer?.id ?? []));
    expect(ids.size).toBeLessThanOrEqual(1);
    for (const answer of answers) if (answer) told.set(answer.id, answer.changes);
  }
  const lane = async () => {
    for (const each of queue) await perform(each);
  };
  await Promise.all(Array.from({ length: lanes }, lane));

  const expected: Record<string, number> = {};
  for (const { owner, book, change } of [...told.values()].flat()) {
    expected[`${owner} ${book}`] = (expected[`${owner} ${book}`] ?? 0) + change;
  }
  const found: Record<string, number> = {};
  for (const owner of owners) {
    for (const [book, amount] of await app.db.read((sql) => balancesOf(sql, owner))) {
      if (amount !== 0) found[`${owner} ${book}`] = amount;
    }
  }
  expect(found).toEqual(Object.fromEntries(Object.entries(expected).filter(([, amount]) => amount !== 0)));
  await expectBooksToBalance({ app });
  return sent;
}
