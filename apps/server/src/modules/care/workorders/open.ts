import { type CaseType, type CaseWish, caseStates } from '@sgb/contract/workorder-states.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import type { OrderRow } from '../../buying/orders/index.ts';
import { parcelFactsOf } from '../../logistics/parcels/index.ts';
import { attach } from './files.ts';
import { hoursOf } from './move.ts';
import { deadlines } from './rules.ts';
import { workordersTerms } from './settings.ts';
import * as store from './store.ts';
import { windowOf } from './window-rules.ts';
import { openedNotice } from './words.ts';

export interface Opening extends At {
  readonly accountId: number;
  readonly type: CaseType;
  readonly content: string;
  readonly quantity?: number | undefined;
  readonly wish: CaseWish;
  readonly files: readonly string[];
  /** Working hours until a first answer that the shopper's membership promises. */
  readonly answerHours: number;
  /** Without a notice: for what is long past. */
  readonly quiet?: boolean;
}

/** Opens a case about an order that is held. */
export async function openCase(tx: Tx, order: OrderRow, opening: Opening): Promise<store.CaseRow | Refusal> {
  const { accountId, type, content, wish, files, settings, now } = opening;
  const quantity = opening.quantity ?? order.quantity;
  if (quantity > order.quantity)
    return refuse('badInput', `quantity: the order has ${order.quantity}`, { field: 'quantity' });
  const open = await store.openCase(tx, order.id, type);
  if (open) return refuse('caseOpen', undefined, { id: open.id });
  const terms = settings.get(workordersTerms);
  const parcel = (await parcelFactsOf(tx, [order.id])).get(order.id);
  const window = windowOf(type, order, { now, promisedAt: parcel?.promisedAt ?? null }, terms);
  if (!window?.may) return refuse('caseNotNow', window?.text, { field: 'type' });
  const refused = await attach(tx, accountId, files, { now, type });
  if (refused) return refused;
  const made = await store.insertCase(tx, {
    orderId: order.id,
    accountId,
    type,
    state: caseStates.open,
    quantity,
    wish,
    title: order.title,
    openedAt: now,
    changedAt: now,
    stateAt: now,
    ...deadlines(type, now, opening.answerHours, hoursOf(settings), terms),
    lastText: content,
  });
  const words = { workOrderId: made.id, at: now, voice: 'shopper', byAccount: accountId } as const;
  await store.insertTransition(tx, { ...words, fromState: null, toState: made.state, why: 'You opened it' });
  await store.insertLine(tx, { ...words, text: content, files: [...files] });
  if (!opening.quiet) await notify(tx, openedNotice(made), { now });
  return made;
}
