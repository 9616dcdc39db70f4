import { caseStates, caseTypes } from '@sgb/contract/workorder-states.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { lockOrder } from '../../buying/orders/index.ts';
import { benefitsOf, membershipOf } from '../../people/membership/index.ts';
import { attach } from './files.ts';
import { hoursOf } from './move.ts';
import { deadlines } from './rules.ts';
import { workordersTerms } from './settings.ts';
import * as store from './store.ts';
import { openedNotice } from './words.ts';

export interface Report extends At {
  /** Whose order it is, and whose word and photos these are. */
  readonly accountId: number;
  readonly leaderId: number;
  readonly orderId: number;
  readonly kind: 'damaged' | 'missing';
  readonly text: string;
  readonly files: readonly string[];
}

/** Opens a case for somebody whose ambassador found their parcel damaged, or did not find it, before they could. */
export async function openCaseFor(tx: Tx, report: Report): Promise<store.CaseRow | Refusal> {
  const { leaderId, files, kind, now } = report;
  return openFor(tx, report, 'Your ambassador', () => attach(tx, leaderId, files, { now, type: caseTypes[kind] }));
}

export interface Shortage extends At {
  readonly accountId: number;
  readonly byStaff: number;
  readonly orderId: number;
  readonly quantity: number;
  readonly text: string;
}

/** Opens a case for a seller whose pieces our warehouse counted short. */
export const openShortageCase = (tx: Tx, { byStaff, ...shortage }: Shortage) =>
  openFor(tx, { ...shortage, leaderId: byStaff, kind: 'missing', files: [] }, 'Our warehouse', async () => null);

async function openFor(
  tx: Tx,
  report: Report & { readonly quantity?: number },
  whoSays: string,
  /** What was photographed; a count needs no photo. */
  attached: () => Promise<Refusal | null>,
): Promise<store.CaseRow | Refusal> {
  const { accountId, leaderId, orderId, kind, text, files, settings, now } = report;
  const order = await lockOrder(tx, orderId, accountId);
  if (!order) return refuse('notFound', 'This order is not in the parcel.');
  const type = caseTypes[kind];
  const open = await store.openCase(tx, orderId, type);
  if (open) return refuse('caseOpen', 'This was reported already.', { id: open.id });
  const refused = await attached();
  if (refused) return refused;
  const level = (await membershipOf(tx, accountId, now))?.tier ?? 0;
  const { answerHours } = benefitsOf(level, settings);
  const content = `${whoSays} reports: ${text}`;
  const made = await store.insertCase(tx, {
    orderId,
    accountId,
    type,
    state: caseStates.open,
    quantity: report.quantity ?? order.quantity,
    wish: 3,
    title: order.title,
    openedAt: now,
    changedAt: now,
    stateAt: now,
    ...deadlines(type, now, answerHours, hoursOf(settings), settings.get(workordersTerms)),
    lastText: content,
  });
  const words = { workOrderId: made.id, at: now, voice: 'shop', byAccount: leaderId } as const;
  await store.insertTransition(tx, {
    ...words,
    fromState: null,
    toState: made.state,
    why: `${whoSays} opened it`,
  });
  await store.insertLine(tx, { ...words, text: content, files: [...files] });
  await notify(tx, openedNotice(made), { now });
  return made;
}
