import { type DispatchState, dispatchStates, type FailReason, type WaitReason } from '@sgb/contract/dispatch-states.ts';
import { addHours } from '@sgb/contract/time.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { giveBack } from './money.ts';
import { free, takeBack } from './pieces.ts';
import { mayMove } from './rules.ts';
import { dispatchTerms } from './settings.ts';
import * as store from './store.ts';
import { failedNotice } from './words.ts';

export const moved = () => refuse('dispatchMoved');
export const unknown = () => refuse('notFound', 'There is no such dispatch.');

export interface Step {
  readonly to: DispatchState;
  readonly text: string;
  readonly by: number | null;
  readonly now: Date;
}

/** The one way for a dispatch to change its state: each is a row of its history. */
export async function moveOn(
  tx: Tx,
  row: store.DispatchRow,
  { to, text, by, now }: Step,
  change: Partial<store.DispatchRow> = {},
): Promise<store.DispatchRow> {
  if (!mayMove(row.state, to)) throw new Error(`dispatch ${row.id} cannot go from ${row.state} to ${to}`);
  await store.insertMove(tx, { dispatchId: row.id, at: now, toState: to, text, byAccount: by });
  return store.changeDispatch(tx, row.id, { waits: null, waitsUntil: null, ...change, state: to, stateAt: now });
}

/** How long something may wait from now on. */
export const waitingFor = (waits: WaitReason, { settings, now }: At) => ({
  waits,
  waitsUntil: addHours(now, settings.get(dispatchTerms).waitHours),
});

interface Ending {
  readonly by: number | null;
  readonly text: string;
}

/** Called off by its seller: pieces and money are back at once. */
export async function callOff(tx: Tx, row: store.DispatchRow, { by, text }: Ending, at: At) {
  if (row.pieces === 'reserved') await free(tx, row, await store.linesOf(tx, [row.id]), by, at);
  const backCents = row.backCents + (await giveBack(tx, row, at.now));
  return moveOn(tx, row, { to: dispatchStates.cancelled, text, by, now: at.now }, { backCents, pieces: 'free' });
}

interface Failing extends Ending {
  readonly reason: FailReason;
  readonly remark?: string;
  /** Whether what it cost goes back. */
  readonly refund: boolean;
  readonly damaged?: ReadonlyMap<number, number>;
}

/** It failed: pieces that were set aside are free, those that went are back, and its seller is told. */
export async function fail(tx: Tx, row: store.DispatchRow, failing: Failing, at: At): Promise<store.DispatchRow> {
  const { reason, remark = '', refund, damaged = new Map(), by, text } = failing;
  const lines = await store.linesOf(tx, [row.id]);
  if (row.pieces === 'reserved') await free(tx, row, lines, by, at);
  if (row.pieces === 'sent') await takeBack(tx, row, lines, damaged, by, at);
  const backCents = row.backCents + (refund ? await giveBack(tx, row, at.now) : 0);
  const broken = [...damaged.values()].reduce((sum, count) => sum + count, 0);
  const pieces = row.pieces === 'sent' ? 'back' : 'free';
  const change = { backCents, pieces, reason, remark, damaged: broken } as const;
  const failed = await moveOn(tx, row, { to: dispatchStates.failed, text, by, now: at.now }, change);
  await notify(tx, failedNotice(failed), { now: at.now });
  return failed;
}
