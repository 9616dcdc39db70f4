import { randomUUID } from 'node:crypto';
import { planIds } from '@sgb/contract/membership-plans.ts';
import fc from 'fast-check';
import { buyMembership, cancelMembership } from '../../modules/people/membership/seed.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { command } from './command.ts';
import { changesOf } from './entries.ts';
import { ownerOf, who } from './people.ts';

const buy = command({
  input: fc.record({ who, plan: fc.constantFrom(...planIds) }),
  prepare: (world, input) => {
    const { app } = world;
    const wish = { accountId: ownerOf(world, input.who), planId: input.plan, key: randomUUID() };
    return async () => {
      const at = { settings: await app.settings(), now: app.clock.now() };
      const term = await app.db.transact((tx) => buyMembership(tx, wish, at));
      if (term instanceof Refusal) return null;
      return { id: `membership ${term.id}`, changes: await changesOf(world, 'select $1::bigint', [term.entryId]) };
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
      const refund = 'select refund_id from membership_terms where id = $1';
      return { id: `refund ${termId}`, changes: await changesOf(world, refund, [termId]) };
    };
  },
});

export const membershipCommands = [buy, giveBack];
