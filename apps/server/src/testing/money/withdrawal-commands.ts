import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import {
  askAgain,
  askForMoney,
  beginWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
  takeBackWithdrawal,
} from '../../modules/cash/withdrawals/seed.ts';
import { atOf } from '../../platform/at.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Kept, Refusal } from '../../platform/http/refusal.ts';
import { command, type MoneyWorld, type Send } from './command.ts';
import { changesOf } from './entries.ts';
import { ownerOf, who } from './people.ts';

const which = fc.nat(10_000);

type Open = MoneyWorld['withdrawals'][number];
const oneOf = ({ withdrawals }: MoneyWorld, number: number): Open | undefined =>
  withdrawals[number % Math.max(1, withdrawals.length)];

const atNow = async ({ app }: MoneyWorld) => ({ ...(await atOf(app)), confirm: async () => null });

/** Sets money aside; whatever happens to it later finds it in the world. */
function asking(
  world: MoneyWorld,
  owner: number,
  ask: (tx: Tx, at: Awaited<ReturnType<typeof atNow>>) => Promise<{ id: number } | Refusal | Kept>,
): Send {
  return async () => {
    const at = await atNow(world);
    const asked = await world.app.db.transact((tx) => ask(tx, at));
    if (asked instanceof Refusal) return null;
    const { id } = asked;
    if (!world.withdrawals.some((each) => each.id === id)) world.withdrawals.push({ id, owner });
    const changes = await changesOf(world, 'select hold_id from withdrawals where id = $1', [id]);
    return { id: `withdrawal ${id}`, changes };
  };
}

const ask = command({
  input: fc.record({ who, amountCents: fc.integer({ min: 2_000, max: 8_000 }) }),
  prepare(world, { who: number, amountCents }) {
    const accountId = ownerOf(world, number);
    const wish = { accountId, amountCents, key: randomUUID() };
    return asking(world, accountId, (tx, at) => askForMoney(tx, wish, at));
  },
});

const again = command({
  input: fc.record({ which }),
  prepare(world, { which: number }) {
    const open = oneOf(world, number);
    if (!open) return null;
    const wish = { accountId: open.owner, id: open.id, key: randomUUID() };
    return asking(world, open.owner, (tx, at) => askAgain(tx, wish, at));
  },
});

/** Ends it one way or another; staff are played by its owner. */
function ending(end: string, move: (tx: Tx, open: { id: number; by: number }, now: Date) => Promise<object | Refusal>) {
  return command({
    input: fc.record({ which }),
    prepare(world, { which: number }) {
      const open = oneOf(world, number);
      if (!open) return null;
      const { app } = world;
      return async () => {
        const moving = { id: open.id, by: open.owner };
        const done = await app.db.transact((tx) => move(tx, moving, app.clock.now()));
        if (done instanceof Refusal) return null;
        const text = `select ended_by from ledger_holds join withdrawals on hold_id = entry_id where withdrawals.id = $1`;
        return { id: `withdrawal ${open.id} ${end}`, changes: await changesOf(world, text, [open.id]) };
      };
    },
  });
}

const takeBack = ending('taken back', takeBackWithdrawal);
const reject = ending('rejected', (tx, open, now) => rejectWithdrawal(tx, { ...open, reason: 'Not now' }, now));

/** Both steps of staff; whatever comes between them, the second one sees. */
const pay = ending('paid', async (tx, open, now) => {
  await beginWithdrawal(tx, { ...open, accountVerified: true }, now);
  return payWithdrawal(tx, { ...open, reference: 'EFT 1' }, now);
});

export const withdrawalCommands = [ask, takeBack, reject, pay, again];
