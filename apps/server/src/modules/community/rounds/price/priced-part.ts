import type { VipLevel } from '@sgb/contract/people.ts';
import type { App } from '../../../../platform/app.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import type { OrderRow } from '../../../buying/orders/index.ts';
import type { TreeAt } from '../../../goods/catalog/index.ts';
import { estimatePart, type PartFacts, readPartFacts } from '../../../logistics/parcels/index.ts';
import type { RoundRow, SlimPart } from '../store.ts';
import { figuresOf, mostOf, openShare, pricedPart, priceTermsOf } from './price.ts';
import { priceRound } from './price-rules.ts';

interface Joining {
  readonly round: RoundRow;
  /** What they have in it already. */
  readonly mine: SlimPart | undefined;
  readonly others: readonly SlimPart[];
  readonly orders: readonly OrderRow[];
  /** What was read with the rest, for the receiver that is wished for or else the default one. */
  readonly facts?: PartFacts;
  readonly wish: { readonly rid?: number | undefined; readonly insured?: 0 | 1 | undefined };
}

/** Whether what was read is all of it, and of the receiver that counts. */
const covers = (
  read: PartFacts | undefined,
  receiverId: number | undefined,
  orderIds: readonly number[],
): read is PartFacts =>
  read !== undefined &&
  (receiverId === undefined || read.receiver?.id === receiverId) &&
  orderIds.every((id) => read.stored.some(({ orderId }) => orderId === id));

/** What a part of these orders would be and cost among the others, or why it cannot be one. */
export async function priced(
  app: Pick<App, 'vault' | 'files' | 'clock'>,
  reader: Sql,
  { accountId, vipLevel }: { readonly accountId: number; readonly vipLevel: VipLevel },
  { round, mine, others, orders, facts: read, wish }: Joining,
  at: TreeAt,
) {
  const orderIds = orders.map(({ id }) => id);
  const chosen = wish.rid ?? mine?.receiverId;
  const facts = covers(read, chosen, orderIds)
    ? read
    : await readPartFacts(app, reader, accountId, { receiverId: chosen, orderIds });
  const receiverId = chosen ?? facts.receiver?.id;
  if (receiverId === undefined) return refuse('receiverNeeded', 'Please choose a receiver first.');
  const insured = wish.insured === undefined ? (mine?.insured ?? false) : wish.insured === 1;
  const together = {
    orderIds,
    receiverId,
    line: round.line,
    insured,
    round: openShare(round),
  };
  const estimate = await estimatePart(app, reader, { accountId, vipLevel }, { wish: together, orders, facts }, at);
  if (estimate instanceof Refusal) return estimate;
  const figures = figuresOf(estimate, at);
  const terms = priceTermsOf(at.settings);
  const all = priceRound([...others.map(pricedPart), { ...figures, accountId, shownCents: null }], terms);
  const share = all.shares.find((each) => each.accountId === accountId);
  if (!share) throw new Error(`account ${accountId} has no share of round ${round.id}`);
  const shownCents = share.totalCents;
  return { figures, receiverId, insured, shownCents, mostCents: mostOf({ shownCents }, terms), all };
}
