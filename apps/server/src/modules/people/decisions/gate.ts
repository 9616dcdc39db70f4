import { isDeepStrictEqual } from 'node:util';
import { decisionStates } from '@sgb/contract/decisions.ts';
import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { formatRand } from '@sgb/money/format.ts';
import { alertStaff, closeAlert } from '../../../platform/alerts/alerts.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Kept, keep, type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { decisionsTerms } from './settings.ts';
import * as store from './store.ts';

/** Who of staff decides, when, and by which rules. */
export interface Decider extends At {
  readonly by: number;
}

/** What is decided. */
export interface About {
  /** Whose money or account it is. */
  readonly accounts: readonly number[];
  /** 'line 17': nobody decides the same twice. */
  readonly subject: string;
  readonly cents: number;
  /** What the call is given that carries it out. */
  readonly input: unknown;
  readonly why?: string;
}

type Deciding = Pick<Endpoint, 'method' | 'path' | 'decides'>;

const nameOf = ({ method, path }: Deciding): string => `${method} ${path}`;
const plain = (input: unknown): unknown => JSON.parse(JSON.stringify(input));
const distinct = (accounts: readonly number[]) => [...new Set(accounts)].toSorted((a, b) => a - b);
const alertKind = 'decisions.waiting';

const waitsFor = (id: number, cents: number) =>
  refuse('secondNeeded', `${formatRand(cents)} needs a second person. It waits for one now.`, { decision: id });

function isSame(waiting: store.DecisionRow, { accounts, cents, input }: About): boolean {
  return (
    waiting.cents === cents &&
    isDeepStrictEqual(waiting.accounts, distinct(accounts)) &&
    isDeepStrictEqual(waiting.input, plain(input))
  );
}

/** Why somebody is bound to stay out of it, in words for staff. */
export async function refusalByBond(tx: Tx, by: number, accounts: readonly number[]): Promise<Refusal | undefined> {
  const bond = await store.bondOf(tx, by, distinct(accounts));
  return bond === undefined ? undefined : refuse('ownDecision', undefined, { bond });
}

/**
 * Whether somebody of staff may do this now. Undefined: they may, alone or as the second person, and say so with
 * `noteDecision` in the transaction that does it. Much money of a first person is written down and waits for a second.
 */
export async function askToDecide(
  tx: Tx,
  endpoint: Deciding,
  { by, settings, now }: Decider,
  about: About,
): Promise<undefined | Refusal | Kept> {
  const accounts = distinct(about.accounts);
  const bound = await refusalByBond(tx, by, accounts);
  if (bound || endpoint.decides !== 'money') return bound;
  const call = nameOf(endpoint);
  const { subject, cents, input, why = '' } = about;
  const waiting = await store.lockWaiting(tx, call, subject);
  if (waiting) {
    if (waiting.proposedBy === by) return keep(waitsFor(waiting.id, waiting.cents));
    return isSame(waiting, about) ? undefined : refuse('decisionWaits', undefined, { decision: waiting.id });
  }
  const { aloneCents } = settings.get(decisionsTerms);
  if (cents <= aloneCents) return undefined;
  const made = await store.insertDecision(tx, {
    ...{ call, subject, accounts, cents, aloneCents, why, input: plain(input) },
    ...{ state: decisionStates.waiting, proposedBy: by, proposedAt: now },
  });
  if (!made) return refuse('decisionWaits');
  const body = `The latest is ${formatRand(cents)}, ${subject}. They are listed by GET /api/staff/decision/list.`;
  await alertStaff(tx, { kind: alertKind, title: 'Decisions wait for a second person', body }, now);
  return keep(waitsFor(made.id, cents));
}

/** Writes down what is carried out in this transaction, and by whom it was decided. */
export async function noteDecision(
  tx: Tx,
  endpoint: Deciding,
  { by, settings, now }: Decider,
  { accounts, subject, cents, input, why = '' }: About,
): Promise<void> {
  const call = nameOf(endpoint);
  const done = { state: decisionStates.done, decidedBy: by, decidedAt: now };
  const waiting = await store.lockWaiting(tx, call, subject);
  if (waiting) {
    await store.endDecision(tx, waiting.id, done);
    await closeWhenDone(tx, now);
    return;
  }
  const { aloneCents } = settings.get(decisionsTerms);
  await store.insertDecision(tx, {
    ...{ call, subject, accounts: distinct(accounts), cents, aloneCents, why, input: plain(input) },
    ...{ ...done, proposedBy: by, proposedAt: now },
  });
}

export async function closeWhenDone(tx: Tx, now: Date): Promise<void> {
  if ((await store.countWaiting(tx)) === 0) await closeAlert(tx, alertKind, now);
}

/** Both at once, for what is decided and done in one transaction. */
export async function mayDecide(
  tx: Tx,
  endpoint: Deciding,
  decider: Decider,
  about: About,
): Promise<undefined | Refusal | Kept> {
  const stop = await askToDecide(tx, endpoint, decider, about);
  if (!stop && endpoint.decides === 'money') await noteDecision(tx, endpoint, decider, about);
  return stop;
}
