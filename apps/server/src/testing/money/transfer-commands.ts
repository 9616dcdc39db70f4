import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sendMoney } from '../../modules/cash/transfers/seed.ts';
import { atOf } from '../../platform/at.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { command } from './command.ts';
import { changesOf } from './entries.ts';
import { ownerOf, usernameOf, who } from './people.ts';

const needs = { belongTogether: async () => false, inDispute: async () => false };

const transfer = command({
  input: fc.record({ who, to: who, amountCents: fc.integer({ min: 1, max: 5000 }) }),
  prepare(world, { who: from, to, amountCents }) {
    const { app } = world;
    const senderId = ownerOf(world, from);
    const wish = { senderId, to: usernameOf(world, to), amountCents, note: '', key: randomUUID() };
    return async () => {
      const at = { ...(await atOf(app)), needs, confirm: async () => null };
      const sent = await app.db.transact((tx) => sendMoney(tx, wish, at));
      if (sent instanceof Refusal) return null;
      const entry = 'select entry_id from transfers where sender_id = $1 and key = $2';
      return { id: sent.number, changes: await changesOf(world, entry, [senderId, wish.key]) };
    };
  },
});

export const transferCommands = [transfer];
