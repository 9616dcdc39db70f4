import { caseNumber, caseStates, outcomeStates } from '@sgb/contract/workorder-states.ts';
import type { answerWorkOrder, newCase, reopenWorkOrder } from '@sgb/contract/workorders.ts';
import type { z } from 'zod';
import { alertStaff } from '../../../platform/alerts/alerts.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { lockOrder } from '../../buying/orders/index.ts';
import { benefitsOf } from '../../people/membership/index.ts';
import { attach } from './files.ts';
import { type Doing, hoursOf, moveCase, payLateDays, say } from './move.ts';
import { type Opening, openCase } from './open.ts';
import { deadlines, isActive, isLate, mayReopen } from './rules.ts';
import { workordersTerms } from './settings.ts';
import * as store from './store.ts';

type ShopperCall = Call<'shopper'>;

const unknownCase = () => refuse('notFound', 'This case is not one of yours.');

const answerHoursOf = ({ session }: ShopperCall, { settings }: At) =>
  benefitsOf(session.vipLevel, settings).answerHours;

export async function saveWorkOrder(call: ShopperCall, input: z.output<typeof newCase>) {
  const { accountId } = call.session;
  const at = await atOf(call);
  const opening: Opening = { ...input, accountId, answerHours: answerHoursOf(call, at), ...at };
  return call.db.transact(async (tx) => {
    const order = await lockOrder(tx, input.shoporderid, accountId);
    if (!order) return refuse('notFound', 'This order is not one of yours.');
    const made = await openCase(tx, order, opening);
    return made instanceof Refusal ? made : { id: made.id, number: caseNumber(made.id), shoporderid: order.id };
  });
}

/** The shopper's own case, held while this is done to it. */
async function holding<Result>(
  call: ShopperCall,
  id: number,
  work: (tx: Tx, found: store.CaseRow, doing: Omit<Doing, 'why'>) => Promise<Result>,
  withOrder = false,
): Promise<Result | Refusal> {
  const { accountId } = call.session;
  const doing = { voice: 'shopper', by: accountId, ...(await atOf(call)) } as const;
  return call.db.transact(async (tx) => {
    const mine = await store.caseById(tx, id, accountId);
    if (!mine) return unknownCase();
    if (withOrder) await lockOrder(tx, mine.orderId);
    const found = await store.lockCase(tx, id);
    return found ? work(tx, found, doing) : unknownCase();
  });
}

export function answerOwn(call: ShopperCall, { id, content, files }: z.output<typeof answerWorkOrder.input>) {
  return holding(call, id, async (tx, found, doing) => {
    if (!isActive(found)) return refuse('caseMoved');
    const refused = await attach(tx, doing.by ?? 0, files, doing);
    if (refused) return refused;
    const row = await say(tx, id, { ...doing, text: content, files });
    if (found.state !== caseStates.waiting) return { id, state: row.state };
    const moved = await moveCase(tx, found, caseStates.inProgress, { ...doing, why: 'You answered' });
    return moved instanceof Refusal ? moved : { id, state: moved.state };
  });
}

export function withdrawOwn(call: ShopperCall, { id }: { id: number }) {
  return holding(call, id, async (tx, found, doing) => {
    if (!isActive(found)) return refuse('caseMoved');
    await payLateDays(tx, found, doing);
    const proposal = await store.proposalOf(tx, id);
    if (proposal) {
      const { declined } = outcomeStates;
      const note = 'The shopper cancelled the case';
      await store.settleOutcome(tx, proposal.id, { state: declined, decidedBy: null, decidedAt: doing.now, note });
    }
    const change = { closeReason: 'withdrawn', unread: false } as const;
    const moved = await moveCase(tx, found, caseStates.closed, { ...doing, why: 'You took it back' }, change);
    return moved instanceof Refusal ? moved : { id, state: moved.state };
  });
}

export function acceptOwn(call: ShopperCall, { id }: { id: number }) {
  return holding(call, id, async (tx, found, doing) => {
    if (found.state !== caseStates.solved) return refuse('caseMoved');
    const change = { closeReason: 'accepted', unread: false } as const;
    const moved = await moveCase(tx, found, caseStates.closed, { ...doing, why: 'You said it is solved' }, change);
    return moved instanceof Refusal ? moved : { id, state: moved.state };
  });
}

export async function reopenOwn(call: ShopperCall, input: z.output<typeof reopenWorkOrder.input>) {
  const { id, content, files } = input;
  const reopen = async (tx: Tx, found: store.CaseRow, doing: Omit<Doing, 'why'>) => {
    const terms = doing.settings.get(workordersTerms);
    if (!mayReopen(found, doing.now, terms)) return refuse('noReopen');
    if (await store.openCase(tx, found.orderId, found.type)) return refuse('caseOpen');
    const refused = await attach(tx, doing.by ?? 0, files, doing);
    if (refused) return refused;
    await say(tx, id, { ...doing, text: content, files });
    const clocks = deadlines(found.type, doing.now, answerHoursOf(call, doing), hoursOf(doing.settings), terms);
    const moved = await moveCase(
      tx,
      found,
      caseStates.inProgress,
      { ...doing, why: 'You opened it again' },
      {
        ...clocks,
        answeredAt: null,
        decidedAt: null,
        closeReason: null,
        escalatedAt: null,
        reopened: found.reopened + 1,
      },
    );
    return moved instanceof Refusal ? moved : { id, state: moved.state };
  };
  return holding(call, id, reopen, true);
}

export function escalateOwn(call: ShopperCall, { id }: { id: number }) {
  return holding(call, id, async (tx, found, { by, now }) => {
    if (!isLate(found, now)) return refuse('notLate');
    const at = found.escalatedAt ?? now;
    if (!found.escalatedAt) {
      await store.changeCase(tx, id, { escalatedAt: now });
      const { state } = found;
      const why = 'You handed it to a supervisor';
      await store.insertTransition(tx, {
        workOrderId: id,
        at: now,
        fromState: state,
        toState: state,
        voice: 'shopper',
        byAccount: by,
        why,
      });
      const body = `The latest is ${caseNumber(id)}. They come first in the list.`;
      await alertStaff(
        tx,
        { kind: 'workorders.escalated', title: 'Shoppers ask for a supervisor', body, page: 'cases' },
        now,
      );
    }
    return { id, state: found.state, escalatedAt: at.toISOString() };
  });
}

export async function readOwn(call: ShopperCall, { id }: { id: number }) {
  const known = await call.db.read((reader) => store.markRead(reader, id, call.session.accountId));
  return known ? {} : unknownCase();
}
