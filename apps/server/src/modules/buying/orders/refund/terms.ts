import type { RefundReason } from '@sgb/contract/order-refunds.ts';
import type { RefundTerms } from '@sgb/contract/order-requests.ts';
import { markets } from '@sgb/contract/order-states.ts';
import { startOfMonth } from '@sgb/contract/time.ts';
import type { App } from '../../../../platform/app.ts';
import type { At } from '../../../../platform/at.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { chinaFreight } from '../../../goods/pricing/index.ts';
import { exchangeRate, freightChina } from '../../../goods/pricing/settings.ts';
import type { OrderNeeds } from '../needs.ts';
import type { OrderRow } from '../store.ts';
import { refundRules } from '../view.ts';
import { waivedSince } from './request-store.ts';
import { type Ladder, ladderOf, reasonsFor, rowOf } from './rules.ts';

/** What comes back of an order at this moment, for each reason that there is to give. */
export async function laddersOf(
  app: Pick<App, 'files' | 'clock' | 'settings'>,
  reader: Sql,
  order: OrderRow,
  at: At,
  needs: Pick<OrderNeeds, 'arrivalOf'>,
): Promise<Ladder[]> {
  const { settings, now } = at;
  const rules = refundRules(settings);
  const row = rowOf(order, now, rules);
  const measured = row === 'arrived' && (await needs.arrivalOf(app, reader, [order.id], at)).get(order.id);
  const grams = measured ? measured.weightGrams : order.weightGrams * order.quantity;
  const back = chinaFreight(grams, settings.get(freightChina), settings.get(exchangeRate));
  const about = {
    now,
    returnFreightCents: order.market === markets.china ? back.cents : 0,
    waivedThisMonth: row === 'arrived' ? await waivedSince(reader, order.accountId, startOfMonth(now)) : 0,
  };
  return reasonsFor(row).map((reason: RefundReason) => ladderOf(order, { ...about, reason }, rules));
}

export function shownTerms(order: OrderRow, ladder: Ladder): RefundTerms {
  const { reason, decider, types, backCents, deductions, coupon, coins, answerDays, text, until } = ladder;
  return {
    reason,
    decider,
    types: [...types],
    backCents,
    deductions: deductions.map((deduction) => ({ ...deduction })),
    coupon,
    scoin: coins ? order.scoin : 0,
    answerDays,
    text,
    until: until && { at: until.at.toISOString(), text: until.text },
  };
}
