import { addHours } from '@sgb/contract/time.ts';
import type { getCase, listCaseQueue } from '@sgb/contract/workorder-desk.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { orderById, ordersById } from '../../buying/orders/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { caseQueue } from './list-store.ts';
import { aboutOf } from './outcome.ts';
import { type About, choicesFor, gradesOf, moneyOf, totalOf } from './outcome-rules.ts';
import { workordersOutcomes, workordersTerms } from './settings.ts';
import * as store from './store.ts';
import { describeCases, lateCoinsOf, shownCard } from './view.ts';

type StaffCall = Call<'staff'>;

async function namesOf(reader: Sql, rows: readonly store.CaseRow[], others: readonly number[] = []) {
  const ids = new Set([
    ...rows.flatMap(({ accountId, takenBy }) => (takenBy ? [accountId, takenBy] : [accountId])),
    ...others,
  ]);
  const known = ids.size === 0 ? [] : await peopleById(reader, [...ids]);
  return new Map(known.map(({ id, username }) => [id, username]));
}

const peopleOf = (row: store.CaseRow, names: ReadonlyMap<number, string>) => ({
  accountId: row.accountId,
  username: names.get(row.accountId) ?? '',
  takenBy: row.takenBy ? (names.get(row.takenBy) ?? '') : '',
  escalated: row.escalatedAt !== null,
});

export async function caseQueueOf(
  call: StaffCall,
  { state, supervisor, sort = 'clock', after }: z.output<typeof listCaseQueue.input>,
) {
  const { settings, now } = await atOf(call);
  return call.db.read(async (reader) => {
    const { rows, next } = await caseQueue(reader, { state, supervisor: supervisor === 1 }, { sort, after });
    const orders = new Map(
      (await ordersById(reader, [...new Set(rows.map((row) => row.orderId))])).map((o) => [o.id, o]),
    );
    const coins = await lateCoinsOf(
      reader,
      rows.map(({ id }) => id),
    );
    const names = await namesOf(reader, rows);
    const items = rows.flatMap((row) => {
      const order = orders.get(row.orderId);
      if (!order) return [];
      const lateCoins = coins.get(row.id) ?? 0;
      return [{ ...shownCard(row, { order, lateCoins, now, settings }), ...peopleOf(row, names) }];
    });
    return { items, next };
  });
}

/** The ways that this case may end, each with the most that it would cost. */
function choicesOf(about: About, settings: Settings) {
  const terms = settings.get(workordersOutcomes);
  return choicesFor(about.type, about.order, about.travel).map((kind) => {
    const freightCents = kind === 'freight' ? about.travel?.leftCents : undefined;
    const money = moneyOf(about, { kind, basisPoints: 10_000, freightCents }, terms);
    const grades = kind === 'refund' ? gradesOf(about.type, terms).map((grade) => ({ ...grade })) : [];
    return { kind, grades, mostCents: typeof money === 'string' ? 0 : totalOf(money) };
  });
}

export async function caseOf(call: StaffCall, { id }: z.output<typeof getCase.input>) {
  const { settings, now } = await atOf(call);
  const { approveAboveCents, payHours } = settings.get(workordersTerms);
  return call.db.read(async (reader) => {
    const row = await store.caseById(reader, id);
    const order = row && (await orderById(reader, row.orderId));
    const staffId = call.session.accountId;
    const [detail] = order ? await describeCases(call, reader, [row], { order, now, settings }, staffId) : [];
    if (!row || !order || !detail) return refuse('notFound', 'There is no such case.');
    const about = await aboutOf(reader, row, order, { settings, now });
    const proposal = await store.proposalOf(reader, id);
    const names = await namesOf(reader, [row], proposal ? [proposal.proposedBy] : []);
    const money = proposal && moneyOf(about, proposal.wish, settings.get(workordersOutcomes));
    return {
      ...detail,
      ...peopleOf(row, names),
      choices: choicesOf(about, settings),
      approveAboveCents,
      proposal: proposal
        ? {
            id: proposal.id,
            kind: proposal.kind,
            cents: money === undefined || typeof money === 'string' ? 0 : totalOf(money),
            by: names.get(proposal.proposedBy) ?? '',
            at: proposal.proposedAt.toISOString(),
            payBy: addHours(proposal.proposedAt, payHours).toISOString(),
            text: proposal.answer,
          }
        : null,
    };
  });
}
