import { randomUUID } from 'node:crypto';
import { dispatchNumber, dispatchStates, failWords } from '@sgb/contract/dispatch-states.ts';
import type { Failure } from '@sgb/contract/dispatch-views.ts';
import type { handleFailure, listFailures } from '@sgb/contract/dispatches.ts';
import { ownPages, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { handleLine, linesOfOrders, openLines } from './failed-lines.ts';
import { moved, unknown } from './move.ts';
import { stepOf } from './rules.ts';
import { makeDispatches } from './sending/make.ts';
import { hashOf, parcelOf } from './sending/send.ts';
import * as store from './store.ts';
import { lineView, receiverView, view } from './view.ts';

type ShopperCall = Call<'shopper'>;

const piecesOf = (lines: readonly store.LineRow[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What it cost comes back whole, or not at all. */
function backOf({ backCents, pickCents, deliveryCents }: store.DispatchRow): Failure['back'] {
  const parts = [
    { part: 'pick', cents: Math.min(pickCents, backCents) },
    { part: 'delivery', cents: Math.min(deliveryCents, Math.max(0, backCents - pickCents)) },
  ] as const;
  return parts.filter(({ cents }) => cents > 0);
}

function failureOf(row: store.DispatchRow, lines: readonly store.LineRow[]): Failure {
  const pieces = piecesOf(lines);
  const reason = row.reason ?? 'cameBack';
  return {
    kind: 'dispatch',
    id: row.id,
    reason,
    number: dispatchNumber(row.id),
    at: row.stateAt.toISOString(),
    lines: lines.map(lineView),
    text: row.remark || failWords[reason],
    backCents: row.backCents,
    back: backOf(row),
    shelved: pieces,
    damaged: row.damaged,
    step: stepOf({ reason, pieces, damaged: row.damaged }),
    receiver: receiverView(row),
    productId: null,
  };
}

async function failedDispatches(reader: Sql, ids: readonly number[]): Promise<Failure[]> {
  if (ids.length === 0) return [];
  const rows = await store.dispatchesById(reader, ids);
  const lines = Map.groupBy(
    await store.linesOf(
      reader,
      rows.map(({ id }) => id),
    ),
    ({ dispatchId }) => dispatchId,
  );
  return rows.map((row) => failureOf(row, lines.get(row.id) ?? []));
}

/** Dispatches and lines that nobody has looked after. */
const found = `
  select 'dispatch' as kind, id, state_at as at from shelf_dispatches
  where account_id = $1::int and state = ${dispatchStates.failed} and handled_at is null
  union all select 'line', id, at from ${openLines('$1::int')} as line`;
const pageText = `select kind, id from (${found}) as found order by at desc, kind, id desc limit $2 offset $3`;
const countText = `select count(*)::int as total from (${found}) as found`;

export async function failures(call: ShopperCall, { page }: z.output<typeof listFailures.input>) {
  const { accountId } = call.session;
  const { offset, limit } = sliceOf(page);
  return call.db.read(async (reader) => {
    const [rows, [counted]] = await Promise.all([
      reader.run<Pick<Failure, 'kind' | 'id'>>('dispatches.failures', pageText, [accountId, limit, offset]),
      reader.run<{ total: number }>('dispatches.countFailures', countText, [accountId]),
    ]);
    const idsOf = (kind: Failure['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
    const told = [
      ...(await failedDispatches(reader, idsOf('dispatch'))),
      ...(await linesOfOrders(reader, idsOf('line'))),
    ];
    const items = rows.flatMap(({ kind, id }) => told.find((each) => each.kind === kind && each.id === id) ?? []);
    const total = counted?.total ?? 0;
    return { items, total, page, pages: ownPages(total) };
  });
}

/** What is whole of it goes to the same client, or to another one. */
async function sendAgain(tx: Tx, row: store.DispatchRow, receiverId: number, at: At) {
  const lines = await store.linesOf(tx, [row.id]);
  if (row.damaged > 0 && lines.length > 1) {
    return refuse('badInput', 'Some pieces of it are damaged. Choose on your shelf what to send.');
  }
  const pieces = lines.map(({ skuId, quantity }) => ({ skuId: String(skuId), quantity: quantity - row.damaged }));
  const parcel = await parcelOf(tx, row.accountId, { pieces, receiverId }, at);
  if (parcel instanceof Refusal) return parcel;
  const quote = parcel.quotes.find(({ way }) => way === row.way);
  if (!quote || quote.fault) return refuse('badInput', quote?.fault);
  const { receiver, goods, uncounted } = parcel;
  const wish = { receiver, goods, uncounted, way: row.way, price: quote.price, reference: row.reference };
  const named = { key: randomUUID(), hash: hashOf({ againOf: row.id }), row: 0, againOf: row.id };
  const made = await makeDispatches(tx, row.accountId, [{ ...wish, ...named }], at);
  return made instanceof Refusal ? made : (made[0] ?? unknown());
}

async function handleDispatch(tx: Tx, accountId: number, input: z.output<typeof handleFailure.input>, at: At) {
  const row = await store.lockDispatch(tx, input.id);
  if (row?.accountId !== accountId) return unknown();
  if (row.state !== dispatchStates.failed || !row.reason) return moved();
  const known = await store.againOf(tx, row.id);
  if (row.handledAt) return { dispatch: known ? await view(tx, known) : null };
  const pieces = piecesOf(await store.linesOf(tx, [row.id]));
  await store.changeDispatch(tx, row.id, { handledAt: at.now });
  if (stepOf({ reason: row.reason, pieces, damaged: row.damaged }) !== 'sendAgain' || input.dismiss === 1) {
    return { dispatch: null };
  }
  const again = await sendAgain(tx, row, input.receiverId ?? row.receiverId, at);
  return again instanceof Refusal ? again : { dispatch: await view(tx, again) };
}

export async function handle(call: ShopperCall, input: z.output<typeof handleFailure.input>) {
  const at = await atOf(call);
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    if (input.kind === 'dispatch') return handleDispatch(tx, accountId, input, at);
    return handleLine(tx, accountId, input.id, at.now);
  });
}
