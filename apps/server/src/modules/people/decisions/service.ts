import {
  type approveDecision,
  decisionStates,
  type listDecisions,
  type refuseDecision,
} from '@sgb/contract/decisions.ts';
import { ownPagesFromOne } from '@sgb/contract/paging.ts';
import { callVerdict, may, type Person } from '@sgb/contract/policy.ts';
import type { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import type { Http } from '../../../platform/http/bind.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { closeWhenDone, refusalByBond } from './gate.ts';
import * as store from './store.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

/** Whom accounts belong to. */
export interface DecisionNeeds {
  usernamesOf(reader: Sql, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

const unknown = () => refuse('notFound', 'There is no such decision.');

/** Finance looks at all money; others at what they could have decided themselves. */
function maySecond({ calls }: Http, row: store.DecisionRow, person: Person): boolean {
  const endpoint = calls.get(row.call)?.endpoint;
  return endpoint !== undefined && (may('finance', person) || callVerdict(endpoint, person) === 'allowed');
}

export const decisionList =
  (http: Http, needs: DecisionNeeds) =>
  async ({ db, session }: StaffCall, { state, id: only, page }: InputOf<typeof listDecisions>) =>
    db.read(async (reader) => {
      const { rows, total } = await store.listedDecisions(reader, state, only, page);
      const ids = rows.flatMap(({ accounts, proposedBy, decidedBy }) => [...accounts, proposedBy, decidedBy ?? []]);
      const names = await needs.usernamesOf(reader, [...new Set(ids.flat())]);
      const nameOf = (id: number | null) => (id === null ? '' : (names.get(id) ?? ''));
      const items = rows.map((row) => ({
        id: row.id,
        call: row.call,
        summary: http.calls.get(row.call)?.endpoint.summary ?? '',
        subject: row.subject,
        usernames: row.accounts.map(nameOf),
        cents: row.cents,
        why: row.why,
        state: row.state,
        by: nameOf(row.proposedBy),
        at: row.proposedAt.toISOString(),
        decidedBy: nameOf(row.decidedBy),
        decidedAt: row.decidedAt?.toISOString() ?? null,
        reason: row.reason,
        mine:
          row.state === decisionStates.waiting &&
          row.proposedBy !== session.accountId &&
          maySecond(http, row, session.person),
      }));
      return { items, total, page, pages: ownPagesFromOne(total) };
    });

/** Carries out what a first person decided, as the second one: the call itself asks the gate again. */
export const approve =
  (http: Http) =>
  async (call: StaffCall, { id }: InputOf<typeof approveDecision>) => {
    const { accountId, person } = call.session;
    const row = await call.db.read((reader) => store.decisionById(reader, id));
    if (!row) return unknown();
    if (row.state !== decisionStates.waiting) return refuse('decisionSettled');
    if (row.proposedBy === accountId)
      return refuse('secondNeeded', 'You decided this yourself. Somebody else has to agree.');
    if (!maySecond(http, row, person)) return refuse('noRight');
    const second: Call<'guest'> = { ...call, session: call.session };
    const outcome = await http.calls.get(row.call)?.handle(second, row.input);
    if (outcome instanceof Refusal) return outcome;
    const after = await call.db.read((reader) => store.decisionById(reader, id));
    // Another second person was quicker: there was nothing left to carry out.
    return after?.decidedBy === accountId ? { id, state: after.state } : refuse('decisionSettled');
  };

export const refuseOne =
  (http: Http) =>
  async (call: StaffCall, { id, reason }: InputOf<typeof refuseDecision>) => {
    const { accountId, person } = call.session;
    const now = call.clock.now();
    return call.db.transact(async (tx) => {
      const row = await store.lockDecision(tx, id);
      if (!row) return unknown();
      if (row.state !== decisionStates.waiting) return refuse('decisionSettled');
      // Whoever decided it first may think better of it.
      if (row.proposedBy !== accountId) {
        if (!maySecond(http, row, person)) return refuse('noRight');
        const bound = await refusalByBond(tx, accountId, row.accounts);
        if (bound) return bound;
      }
      const { refused } = decisionStates;
      await store.endDecision(tx, id, { state: refused, decidedBy: accountId, decidedAt: now, reason });
      await closeWhenDone(tx, now);
      return { id, state: refused };
    });
  };
