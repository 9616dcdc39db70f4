import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { closeJar, moveJarMoney, openJarOf, writeJar } from '../../modules/cash/savings/seed.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Acknowledged, command, type MoneyWorld } from './command.ts';
import { ownerOf, who } from './people.ts';

/** The jar that is open now, or a new one: looked up once, however often the wish is sent. */
function jarOf({ app }: MoneyWorld, accountId: number): () => Promise<number> {
  let found: Promise<number> | undefined;
  const open = () =>
    app.db.transact(async (tx) => {
      await writeJar(tx, { accountId, name: 'Goal', targetCents: 5000, now: app.clock.now() });
      return (await openJarOf(tx, accountId))?.id ?? 0;
    });
  return () => {
    found ??= open();
    return found;
  };
}

const move = command({
  input: fc.record({
    who,
    amount: fc.integer({ min: 1, max: 2000 }),
    way: fc.constantFrom<'in' | 'out'>('in', 'in', 'out'),
  }),
  prepare: (world, input) => {
    const { app } = world;
    const accountId = ownerOf(world, input.who);
    const jar = jarOf(world, accountId);
    const wish = { accountId, way: input.way, amountCents: input.amount, key: randomUUID() };
    return async () => {
      const jarId = await jar();
      const done = await app.db.transact((tx) => moveJarMoney(tx, { ...wish, jarId, now: app.clock.now() }));
      return done instanceof Refusal ? null : { id: done.entryId, changes: done.changes };
    };
  },
});

const close = command({
  input: fc.record({ who }),
  prepare: (world, input) => {
    const { app } = world;
    const accountId = ownerOf(world, input.who);
    const jar = jarOf(world, accountId);
    return async (): Promise<Acknowledged | null> => {
      const jarId = await jar();
      const done = await app.db.transact((tx) => closeJar(tx, { accountId, jarId, now: app.clock.now() }));
      // Whoever comes second is told that nothing was left to move.
      if (done instanceof Refusal || done.entryId === null) return null;
      const change = done.movedCents;
      return {
        id: done.entryId,
        changes: [
          { owner: accountId, book: 'jar', change: -change },
          { owner: accountId, book: 'available', change },
        ],
      };
    };
  },
});

export const jarCommands = [move, move, close];
