import { isDeepStrictEqual } from 'node:util';
import { decisionStates } from '@sgb/contract/decisions.ts';
import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { formatRand } from '@sgb/money/format.ts';
import { alertStaff, closeAlert } from '../../../platform/alerts/alerts.ts';
import type { At } from '../../../platform/at.ts';
import { noteAudit } from '../../../platform/audit/scope.ts';
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
  /** A second person is needed whatever the amount. */
  readonly never?: 'alone';
}

type Deciding = Pick<Endpoint, 'method' | 'path' | 'decides'>;

const nameOf = ({ method, path }: Deciding): string => `${method} ${path}`;
const plain = (input: unknown): unknown => JSON.parse(JSON.stringify(input));
const distinct = (accounts: readonly number[]) => [...new Set(accounts)].toSorted((a, b) => a - b);
const alertKind = 'decisions.waiting';

const waitsFor = (id: number, cents: number) =>
  refuse('secondNeeded', `${cents > 0 ? formatRand(cents) : 'This'} needs a second person. It waits for one now.`, {
    decision: id,
  });

/** What one person may decide alone; nothing at all where no amount is small enough. */
const aloneOf = ({ never }: About, { settings }: Decider) =>
  never === 'alone' ? -1 : settings.get(decisionsTerms).aloneCents;

const needsSecond = ({ decides }: Deciding) => decides === 'money' || decides === 'company';

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
  decider: Decider,
  about: About,
): Promise<undefined | Refusal | Kept> {
  const { by, now } = decider;
  const accounts = distinct(about.accounts);
  noteAudit({ subject: about.subject, accounts, ...(about.why && { why: about.why }) });
  const bound = await refusalByBond(tx, by, accounts);
  if (bound || !needsSecond(endpoint)) return bound;
  const call = nameOf(endpoint);
  const { subject, cents, input, why = '' } = about;
  const waiting = await store.lockWaiting(tx, call, subject);
  if (waiting) {
    if (waiting.proposedBy === by) return keep(waitsFor(waiting.id, waiting.cents));
    return isSame(waiting, about) ? undefined : refuse('decisionWaits', undefined, { decision: waiting.id });
  }
  const aloneCents = aloneOf(about, decider);
  if (cents <= aloneCents) return undefined;
  const made = await store.insertDecision(tx, {
    ...{ call, subject, accounts, cents, aloneCents, why, input: plain(input) },
    ...{ state: decisionStates.waiting, proposedBy: by, proposedAt: now },
  });
  if (!made) return refuse('decisionWaits');
  const amount = cents > 0 ? `${formatRand(cents)}, ` : '';
  const body = `The latest is ${amount}${subject}.`;
  await alertStaff(tx, { kind: alertKind, title: 'Decisions wait for a second person', body, page: 'approvals' }, now);
  return keep(waitsFor(made.id, cents));
}

/** Writes down what is carried out in this transaction, and by whom it was decided. */
export async function noteDecision(tx: Tx, endpoint: Deciding, decider: Decider, about: About): Promise<void> {
  const { by, now } = decider;
  const { accounts, subject, cents, input, why = '' } = about;
  const call = nameOf(endpoint);
  const done = { state: decisionStates.done, decidedBy: by, decidedAt: now };
  const waiting = await store.lockWaiting(tx, call, subject);
  if (waiting) {
    await store.endDecision(tx, waiting.id, done);
    await closeWhenDone(tx, now);
    return;
  }
  const aloneCents = aloneOf(about, decider);
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
  if (!stop && needsSecond(endpoint)) await noteDecision(tx, endpoint, decider, about);
  return stop;
}
