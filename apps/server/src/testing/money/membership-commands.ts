import { randomUUID } from 'node:crypto';
import { planIds } from '@sgb/contract/membership-plans.ts';
import fc from 'fast-check';
import { buyMembership, cancelMembership } from '../../modules/membership/index.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Acknowledged, command, type MoneyWorld } from './command.ts';

const who = fc.nat(1000);
const ownerOf = ({ owners }: MoneyWorld, number: number): number => owners[number % owners.length] ?? 0;

/** What an entry did to purses, as the books tell whoever was told that it happened. */
async function changesOf({ app }: MoneyWorld, entryId: number | null): Promise<Acknowledged['changes']> {
  if (entryId === null) return [];
  const { rows } = await app.db.pool.query(
    'select owner_id as owner, book, change::int from ledger_lines where entry_id = $1',
    [entryId],
  );
  return rows;
}

const buy = command({
  input: fc.record({ who, plan: fc.constantFrom(...planIds) }),
  prepare: (world, input) => {
    const { app } = world;
    const wish = { accountId: ownerOf(world, input.who), planId: input.plan, key: randomUUID() };
    return async () => {
      const at = { settings: await app.settings(), now: app.clock.now() };
      const term = await app.db.transact((tx) => buyMembership(tx, wish, at));
      if (term instanceof Refusal) return null;
      return { id: `membership ${term.id}`, changes: await changesOf(world, term.entryId) };
    };
  },
});

const giveBack = command({
  input: fc.record({ who }),
  prepare: (world, input) => {
    const { app } = world;
    const accountId = ownerOf(world, input.who);
    let last: Promise<number> | undefined;
    const newest = async () => {
      const { rows } = await app.db.pool.query(
        'select max(id)::int as id from membership_terms where account_id = $1',
        [accountId],
      );
      return rows[0]?.id ?? 0;
    };
    return async () => {
      last ??= newest();
      const termId = await last;
      const at = { settings: await app.settings(), now: app.clock.now() };
      const done = await app.db.transact((tx) => cancelMembership(tx, { accountId, termId }, at));
      if (done instanceof Refusal) return null;
      const { rows } = await app.db.pool.query('select refund_id::int as id from membership_terms where id = $1', [
        termId,
      ]);
      return { id: `refund ${termId}`, changes: await changesOf(world, rows[0]?.id ?? null) };
    };
  },
});

export const membershipCommands = [buy, giveBack];
