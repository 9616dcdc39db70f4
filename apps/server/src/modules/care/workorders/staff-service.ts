import { may } from '@sgb/contract/policy.ts';
import { type answerCase, approveCase, decideCase, type OutcomeWish } from '@sgb/contract/workorder-desk.ts';
import { caseStates, outcomeStates } from '@sgb/contract/workorder-states.ts';
import type { z } from 'zod';
import { alertStaff } from '../../../platform/alerts/alerts.ts';
import { atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Kept, Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { lockOrder, type OrderRow, waitingRequest } from '../../buying/orders/index.ts';
import { holdParcelOf } from '../../logistics/parcels/index.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import { attach } from './files.ts';
import { type Doing, moveCase, payLateDays, say } from './move.ts';
import { aboutOf, carryOut, priced } from './outcome.ts';
import { type OutcomeMoney, totalOf } from './outcome-rules.ts';
import { isActive } from './rules.ts';
import { workordersTerms } from './settings.ts';
import * as store from './store.ts';
import { answeredNotice, decidedNotice, numberOf } from './words.ts';

type StaffCall = Call<'staff'>;

const unknown = () => refuse('notFound', 'There is no such case.');

export type Held = { readonly found: store.CaseRow; readonly order: OrderRow };
export type Acting = Omit<Doing, 'why' | 'by'> & {
  readonly by: number;
  /** Without a word to the shopper: for what is long past. */
  readonly quiet?: boolean;
};

/** A case of anybody's with its order and parcel, all held, after we have paid for being late with it. */
async function holding<Result>(
  call: StaffCall,
  id: number,
  work: (tx: Tx, held: Held, doing: Acting) => Promise<Result>,
  withParcel = false,
): Promise<Exclude<Result, Kept> | Refusal> {
  const by = call.session.accountId;
  const doing = { voice: 'staff', by, ...(await atOf(call)) } as const;
  const done = await call.db.transact(async (tx) => {
    const known = await store.caseById(tx, id);
    if (!known) return unknown();
    if (withParcel) await holdParcelOf(tx, known.orderId);
    const order = await lockOrder(tx, known.orderId);
    const found = await store.lockCase(tx, id);
    if (!found || !order) return unknown();
    if (!isActive(found)) return refuse('caseMoved');
    await payLateDays(tx, found, doing);
    return work(tx, { found, order }, doing);
  });
  return done as Exclude<Result, Kept> | Refusal;
}

export function takeCase(call: StaffCall, { id }: { id: number }) {
  return holding(call, id, async (tx, { found }, doing) => {
    const takenBy = doing.by;
    if (found.state !== caseStates.open) {
      await store.changeCase(tx, id, { takenBy });
      return { id, state: found.state };
    }
    const moved = await moveCase(tx, found, caseStates.inProgress, { ...doing, why: 'We look into it' }, { takenBy });
    return moved instanceof Refusal ? moved : { id, state: moved.state };
  });
}

export function answerCaseOf(call: StaffCall, input: z.output<typeof answerCase.input>) {
  const { id, content, files, question } = input;
  return holding(call, id, async (tx, { found }, doing) => {
    const refused = await attach(tx, doing.by, files, doing);
    if (refused) return refused;
    const change = { answeredAt: found.answeredAt ?? doing.now, takenBy: found.takenBy ?? doing.by };
    await store.changeCase(tx, id, change);
    await say(tx, id, { ...doing, text: content, files });
    await notify(tx, answeredNotice(found, content, question), { now: doing.now });
    const to = question ? caseStates.waiting : caseStates.inProgress;
    // Asked again, the shopper has their days again; a plain word while we wait for them leaves that alone.
    if (found.state === to || (found.state === caseStates.waiting && !question)) {
      if (question) await store.changeCase(tx, id, { stateAt: doing.now, reminders: 0 });
      return { id, state: found.state };
    }
    const why = question ? 'We asked you something' : 'We answered';
    const moved = await moveCase(tx, found, to, { ...doing, why });
    return moved instanceof Refusal ? moved : { id, state: moved.state };
  });
}

/** Solves a case with an outcome that was looked at. */
async function solve(
  tx: Tx,
  { found, order }: Held,
  outcome: store.OutcomeRow,
  money: OutcomeMoney,
  doing: Acting,
): Promise<{ id: number; state: store.CaseRow['state']; backCents: number } | Refusal> {
  const { now, by } = doing;
  const result = await carryOut(tx, { found, order, outcomeId: outcome.id }, outcome.wish, money, doing);
  const backCents = totalOf(money);
  await store.settleOutcome(tx, outcome.id, { ...result, state: outcomeStates.done, decidedBy: by, decidedAt: now });
  await say(tx, found.id, { ...doing, by: outcome.proposedBy, text: outcome.answer });
  const moved = await moveCase(
    tx,
    found,
    caseStates.solved,
    { ...doing, why: 'We decided' },
    {
      answeredAt: found.answeredAt ?? now,
      decidedAt: now,
      takenBy: found.takenBy ?? by,
      backCents: found.backCents + backCents,
    },
  );
  if (moved instanceof Refusal) throw new Error(`case ${found.id} cannot be solved: ${moved.message}`);
  if (!doing.quiet) await notify(tx, decidedNotice(found, outcome.answer, backCents), { now });
  return { id: found.id, state: moved.state, backCents };
}

/** What an outcome would cost now, or why it cannot be. */
async function judged(tx: Tx, { found, order }: Held, wish: OutcomeWish, doing: Acting) {
  const about = await aboutOf(tx, found, order, doing);
  const money = priced(about, wish, doing);
  if (money instanceof Refusal) return money;
  if (wish.kind === 'refund' && (await waitingRequest(tx, order.id)))
    return refuse('requestOpen', 'A refund request of this order waits for an answer. Settle that first.');
  return money;
}

/** Ends a case that is held, whatever it costs: who may, was asked before. */
export async function settleCase(
  tx: Tx,
  held: Held,
  { wish, answer }: { readonly wish: OutcomeWish; readonly answer: string },
  doing: Acting,
) {
  const money = await judged(tx, held, wish, doing);
  if (money instanceof Refusal) return money;
  const words = { workOrderId: held.found.id, kind: wish.kind, wish, answer };
  const outcome = await store.insertOutcome(tx, { ...words, proposedBy: doing.by, proposedAt: doing.now });
  return solve(tx, held, outcome, money, doing);
}

export function decideCaseOf(call: StaffCall, input: z.output<typeof decideCase.input>) {
  const { id, outcome: wish, answer } = input;
  const decide = async (tx: Tx, held: Held, doing: Acting) => {
    if (await store.proposalOf(tx, id)) return refuse('outcomeWaits');
    const money = await judged(tx, held, wish, doing);
    if (money instanceof Refusal) return money;
    const { by, now, settings } = doing;
    const { approveAboveCents } = settings.get(workordersTerms);
    const accounts = [held.order.accountId];
    if (totalOf(money) <= approveAboveCents || may('finance', call.session.person)) {
      const about = { accounts, subject: `case ${id}`, cents: totalOf(money), input, why: answer };
      const stop = await mayDecide(tx, decideCase, doing, about);
      if (stop) return stop;
      const solved = await settleCase(tx, held, { wish, answer }, doing);
      return solved instanceof Refusal ? solved : { ...solved, proposed: false };
    }
    const bound = await mayDecide(tx, approveCase, doing, { accounts, subject: `case ${id}`, cents: 0, input });
    if (bound) return bound;
    const words = { workOrderId: id, kind: wish.kind, wish, answer, proposedBy: by, proposedAt: now };
    await store.insertOutcome(tx, words);
    const body = `The latest is ${numberOf(held.found)}.`;
    await alertStaff(
      tx,
      { kind: 'workorders.approval', title: 'Refunds wait for approval', body, page: `cases/${id}` },
      now,
    );
    const { state } = held.found;
    if (state === caseStates.inProgress) return { id, state, backCents: 0, proposed: true };
    const moved = await moveCase(tx, held.found, caseStates.inProgress, { ...doing, why: 'We are deciding' });
    return moved instanceof Refusal ? moved : { id, state: moved.state, backCents: 0, proposed: true };
  };
  return holding(call, id, decide, true);
}

export function approveCaseOf(call: StaffCall, input: z.output<typeof approveCase.input>) {
  const { id, agreed, note } = input;
  const approve = async (tx: Tx, held: Held, doing: Acting) => {
    const outcome = await store.proposalOf(tx, id);
    if (!outcome) return refuse('caseMoved', 'Nothing waits for approval here.');
    const about = { accounts: [held.order.accountId], subject: `case ${id}`, cents: 0, input };
    const stop = await mayDecide(tx, approveCase, doing, about);
    if (stop) return stop;
    if (agreed && outcome.proposedBy === doing.by)
      return refuse('secondNeeded', 'You proposed this yourself. Somebody else has to agree.');
    if (!agreed) {
      const { declined } = outcomeStates;
      await store.settleOutcome(tx, outcome.id, { state: declined, decidedBy: doing.by, decidedAt: doing.now, note });
      return { id, state: held.found.state, backCents: 0 };
    }
    const money = await judged(tx, held, outcome.wish, doing);
    return money instanceof Refusal ? money : solve(tx, held, outcome, money, doing);
  };
  return holding(call, id, approve, true);
}
