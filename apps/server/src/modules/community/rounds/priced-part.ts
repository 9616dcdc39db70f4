import type { VipLevel } from '@sgb/contract/people.ts';
import type { App } from '../../../platform/app.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { OrderRow } from '../../buying/orders/index.ts';
import type { TreeAt } from '../../goods/catalog/index.ts';
import { estimatePart } from '../../logistics/parcels/index.ts';
import { defaultReceiver } from '../../people/clients/index.ts';
import { figuresOf, mostOf, openShare, pricedPart, priceTermsOf } from './price.ts';
import { priceRound } from './price-rules.ts';
import type { PartRow, RoundRow } from './store.ts';

interface Joining {
  readonly round: RoundRow;
  /** What they have in it already. */
  readonly mine: PartRow | undefined;
  readonly others: readonly PartRow[];
  readonly orders: readonly OrderRow[];
  readonly wish: { readonly rid?: number | undefined; readonly insured?: 0 | 1 | undefined };
}

/** What a part of these orders would be and cost among the others, or why it cannot be one. */
export async function priced(
  app: Pick<App, 'vault' | 'files' | 'clock'>,
  reader: Sql,
  { accountId, vipLevel }: { readonly accountId: number; readonly vipLevel: VipLevel },
  { round, mine, others, orders, wish }: Joining,
  at: TreeAt,
) {
  const receiverId = wish.rid ?? mine?.receiverId ?? (await defaultReceiver(reader, accountId));
  if (receiverId === undefined) return refuse('receiverNeeded', 'Please choose a receiver first.');
  const insured = wish.insured === undefined ? (mine?.insured ?? false) : wish.insured === 1;
  const together = {
    orderIds: orders.map(({ id }) => id),
    receiverId,
    line: round.line,
    insured,
    round: openShare(round),
  };
  const estimate = await estimatePart(app, reader, { accountId, vipLevel }, { wish: together, orders }, at);
  if (estimate instanceof Refusal) return estimate;
  const figures = figuresOf(estimate, at);
  const terms = priceTermsOf(at.settings);
  const all = priceRound([...others.map(pricedPart), { ...figures, accountId, shownCents: null }], terms);
  const share = all.shares.find((each) => each.accountId === accountId);
  if (!share) throw new Error(`account ${accountId} has no share of round ${round.id}`);
  const shownCents = share.totalCents;
  return { figures, receiverId, insured, shownCents, mostCents: mostOf({ shownCents }, terms), all };
}
