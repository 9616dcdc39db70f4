import { entryTypes } from '@sgb/contract/ledger.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { balance, balancesOf, book } from '../../books/ledger/index.ts';
import * as store from './store.ts';
import { savingTexts } from './texts.ts';

const refOf = (id: number) => `JAR${String(id).padStart(6, '0')}`;

interface About {
  readonly accountId: number;
  readonly jarId: number;
  readonly now: Date;
}

export interface JarMove extends About {
  readonly way: 'in' | 'out';
  readonly amountCents: number;
  readonly key: string;
}

const gone = () => refuse('notFound', 'This jar is closed.', { field: 'id' });

/** Transitions own money from one pocket to the other. Bonus money stays: out of a jar it could be withdrawn. */
export async function moveJarMoney(tx: Tx, move: JarMove) {
  const { accountId, jarId, way, amountCents, key, now } = move;
  const jar = await store.holdJar(tx, accountId, jarId);
  if (!jar || jar.closedAt) return gone();
  const [available, inside] = [balance(accountId, 'available'), balance(accountId, 'jar')];
  const booked = await book(tx, {
    key: `jar:${accountId}:${key}`,
    type: entryTypes.jar,
    ref: refOf(jar.id),
    now,
    postings: [{ from: way === 'in' ? available : inside, to: way === 'in' ? inside : available, amount: amountCents }],
  });
  if (booked instanceof Refusal) {
    const text = way === 'in' ? 'You do not have that much available.' : 'There is not that much in the jar.';
    return booked.code === 'balanceTooLow' ? refuse('balanceTooLow', text, { field: 'amountCents' }) : booked;
  }
  const change = booked.changes.find(({ book: name }) => name === 'jar');
  if (!booked.replayed && change && change.before < jar.targetCents && change.after >= jar.targetCents) {
    const notice = {
      userId: accountId,
      type: 'notification',
      subtype: 'money',
      link: '/account/saving',
      ...savingTexts.say.reached({ amount: formatRand(change.after), name: jar.name }),
    } as const;
    await notify(tx, notice, { now });
  }
  return booked;
}

/** All that is in it is available again. Closing a closed one changes nothing. */
export async function closeJar(tx: Tx, { accountId, jarId, now }: About) {
  const jar = await store.holdJar(tx, accountId, jarId);
  if (!jar) return gone();
  if (jar.closedAt) return { movedCents: 0, entryId: null };
  const movedCents = (await balancesOf(tx, accountId)).get('jar') ?? 0;
  let entryId: number | null = null;
  if (movedCents > 0) {
    const booked = await book(tx, {
      key: `jar.close:${jar.id}`,
      type: entryTypes.jar,
      ref: refOf(jar.id),
      note: 'Jar closed',
      now,
      postings: [{ from: balance(accountId, 'jar'), to: balance(accountId, 'available'), amount: movedCents }],
    });
    if (booked instanceof Refusal) return booked;
    entryId = booked.entryId;
  }
  await store.markClosed(tx, jar.id, now);
  return { movedCents, entryId };
}
