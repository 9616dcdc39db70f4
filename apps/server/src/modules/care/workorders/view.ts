import { orderNumber } from '@sgb/contract/order-states.ts';
import { outcomeStates } from '@sgb/contract/workorder-states.ts';
import type { CaseCard, CaseClock, CaseDetail, CaseLine, CaseOrder, CaseOutcome } from '@sgb/contract/workorders.ts';
import type { App } from '../../../platform/app.ts';
import type { At } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { fileAddress, kindsOf } from '../../base/uploads/index.ts';
import type { OrderRow } from '../../buying/orders/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { actionsOf, closesAt, isLate, reopenUntil } from './rules.ts';
import { workordersTerms } from './settings.ts';
import * as store from './store.ts';
import { numberOf } from './words.ts';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export function shownOrder(order: OrderRow): CaseOrder {
  const { id, title, picture, options, quantity, unit, market, status, paidCents, refundedCents } = order;
  const goods = { id, number: orderNumber(id), title, picture, options, quantity, unit };
  return { ...goods, market, status, paidCents, refundedCents };
}

export interface Shown extends At {
  readonly order: OrderRow;
  readonly lateCoins: number;
}

function shownClock(row: store.CaseRow, { lateCoins, now, settings }: Shown): CaseClock {
  const terms = settings.get(workordersTerms);
  const until = reopenUntil(row, terms);
  return {
    answerBy: row.answerBy.toISOString(),
    answeredAt: iso(row.answeredAt),
    decideBy: row.decideBy.toISOString(),
    decidedAt: iso(row.decidedAt),
    paused: row.state === 30,
    late: isLate(row, now),
    lateCoins,
    closesAt: iso(closesAt(row, terms)),
    reopenUntil: until && until > now ? until.toISOString() : null,
  };
}

export function shownCard(row: store.CaseRow, shown: Shown): CaseCard {
  const { id, type, state, closeReason, openedAt, changedAt, lastText, unread, backCents } = row;
  return {
    id,
    number: numberOf(row),
    type,
    state,
    closeReason,
    openedAt: openedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    lastText,
    unread,
    order: shownOrder(shown.order),
    clock: shownClock(row, shown),
    backCents,
  };
}

function shownOutcome(row: store.OutcomeRow): CaseOutcome {
  const { kind, goodsCents, freightCents, parcelCents, extraCents, newOrderId, answer } = row;
  return {
    at: (row.decidedAt ?? row.proposedAt).toISOString(),
    kind,
    backCents: goodsCents + freightCents + parcelCents + extraCents,
    goodsCents,
    freightCents,
    parcelCents,
    extraCents,
    newOrderId,
    text: answer,
  };
}

/** S Coin for days that we were late on, by case. */
export async function lateCoinsOf(reader: Sql, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const sums = new Map<number, number>();
  for (const { workOrderId, coins } of await store.lateDaysOf(reader, ids)) {
    sums.set(workOrderId, (sums.get(workOrderId) ?? 0) + coins);
  }
  return sums;
}

type Described = Pick<App, 'files' | 'clock'>;

/** Cases of one order with everything that belongs to them, in as many statements as one case needs. */
export async function describeCases(
  app: Described,
  reader: Sql,
  rows: readonly store.CaseRow[],
  about: Omit<Shown, 'lateCoins'>,
  /** Who of staff looks at them. */
  staffId?: number,
): Promise<CaseDetail[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await store.linesOf(reader, ids);
  const transitions = await store.transitionsOf(reader, ids);
  const outcomes = (await store.outcomesOf(reader, ids)).filter(({ state }) => state === outcomeStates.done);
  const coins = await lateCoinsOf(reader, ids);
  const kinds = await kindsOf(
    reader,
    lines.flatMap(({ files }) => files),
  );
  const writers = [
    ...new Set(lines.flatMap(({ voice, byAccount }) => (voice === 'staff' && byAccount ? [byAccount] : []))),
  ];
  const people = writers.length === 0 ? [] : await peopleById(reader, writers);
  const names = new Map(people.map(({ id, firstName, username }) => [id, firstName || username]));
  const shownLine = ({ id, workOrderId, at, voice, byAccount, text, files }: store.LineRow): CaseLine => ({
    id,
    at: at.toISOString(),
    from: voice,
    name: voice === 'staff' ? (names.get(byAccount ?? 0) ?? 'SGB') : '',
    text,
    files: files.flatMap((file) => {
      const kind = kinds.get(file);
      if (kind !== 'image' && kind !== 'video') return [];
      const look = staffId === undefined ? undefined : { by: staffId, about: `case ${workOrderId}` };
      return [{ id: file, kind, address: fileAddress(app, { id: file, purpose: 'workorder' }, look) }];
    }),
  });
  return rows.map((row) => ({
    ...shownCard(row, { ...about, lateCoins: coins.get(row.id) ?? 0 }),
    quantity: row.quantity,
    wish: row.wish,
    escalatedAt: iso(row.escalatedAt),
    lines: lines.filter(({ workOrderId }) => workOrderId === row.id).map(shownLine),
    outcomes: outcomes.filter(({ workOrderId }) => workOrderId === row.id).map(shownOutcome),
    history: transitions
      .filter(({ workOrderId }) => workOrderId === row.id)
      .map(({ at, fromState, toState, voice, why }) => ({
        at: at.toISOString(),
        from: fromState,
        to: toState,
        who: voice,
        why,
      })),
    actions: actionsOf(row, about.now, about.settings.get(workordersTerms)),
  }));
}
