import { purchaseNumber } from '@sgb/contract/purchase-states.ts';
import { addDays, addHours } from '@sgb/contract/time.ts';
import { type Desk, type FoundRow, numberFinder, waybills } from '../../../platform/desk.ts';
import { failedSource } from '../orders/index.ts';
import { ordersTerms } from '../orders/settings.ts';
import { waitsForUs } from './refunds/store.ts';
import { supplierQuestions } from './settings.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly flag: string;
  readonly at: Date;
  readonly cents: number | null;
}

const lateText = `select count(*)::int as count, min(placed_at) as oldest
  from supplier_purchases where state in (20, 30) and placed_at < $1`;

/** After so many days nobody waits for something else any more. */
const offerDays = 7;

const failedText = `select count(*)::int as count, min(o.failed_at) as oldest
  from ${failedSource} o where not exists (select from order_substitutes s where s.order_id = o.id)
    and o.failed_at > $1`;

const foundText = `select id, supplier_name as title, flag, created_at as at, cost_cents as cents from supplier_purchases`;

/** By the number of the supplier's own order, or of a parcel that the supplier sent. */
const outsideText = `${foundText} where id in (
    select purchase_id from supplier_purchase_orders where id = $1
    union select purchase_id from supplier_traces where bill_number = $1) order by id desc limit 10`;

const shown = ({ flag, ...row }: Row): FoundRow => ({
  ...row,
  number: purchaseNumber(row.id),
  state: flag ? 'To be decided' : '',
  accountId: null,
});

export const desk: Desk = {
  health: [
    {
      name: 'supplier',
      title: 'Supplier platform',
      // Each by its index: all purchases of years would be read for one row.
      text: `select 0 as waiting,
        (select placed_at from supplier_purchases where placed_at is not null order by id desc limit 1) as last,
        (select count(*)::int from supplier_purchases
          where state = 10 and created_at < $1::timestamptz - interval '1 hour') as failing`,
    },
    {
      name: 'supplierMessages',
      title: 'Messages of the supplier site',
      text: `select max(received_at) as last, (count(*) filter (where state = 0))::int as waiting,
        (count(*) filter (where state = 3 and received_at > $1::timestamptz - interval '1 day'))::int as failing
        from supplier_messages`,
    },
  ],
  inHand: [
    {
      right: 'buying',
      text: `select coalesce(json_agg(held), '[]') as items from (
          select id, 'Asked a supplier: ' || left(question, 60) as title, asked_at as since from supplier_questions
          where asked_by = $1 and state = 10 order by reminded_at limit 10) held`,
      pathOf: (id) => `supplierquestions?open=${id}`,
    },
  ],
  queues: [
    {
      name: 'supplierQuestions',
      title: 'Questions to suppliers',
      right: 'buying',
      text: 'select count(*)::int as count, min(reminded_at) as oldest from supplier_questions where state = 10',
      dueOf: ({ oldest }, { settings }) => addHours(oldest, settings.get(supplierQuestions).answerHours),
    },
    {
      name: 'lateSellers',
      title: 'Sellers who are late',
      right: 'buying',
      text: lateText,
      values: ({ settings, now }) => [addDays(now, -settings.get(ordersTerms).shipDays)],
      dueOf: ({ oldest }, { settings }) => addDays(oldest, settings.get(ordersTerms).shipDays),
    },
    {
      name: 'failures',
      title: 'Failed, nothing offered yet',
      right: 'buying',
      text: failedText,
      values: ({ now }) => [addDays(now, -offerDays)],
    },
    {
      name: 'sellerRefunds',
      title: 'Sellers who wait for us to get money back',
      right: 'buying',
      text: `select count(*)::int as count, min(changed_at) as oldest, min(changed_at) + interval '3 days' as due
        from supplier_refunds r where ${waitsForUs}`,
    },
    {
      name: 'purchasesToDecide',
      title: 'Purchases that cost more',
      right: 'buying',
      text: `select count(*)::int as count, min(created_at) as oldest
        from supplier_purchases where flag <> ''`,
    },
  ],
  finders: [
    numberFinder<Row>({ kind: 'purchase', right: 'buying', prefix: 'po', text: `${foundText} where id = $1`, shown }),
    {
      kind: 'purchase',
      right: 'buying',
      pattern: waybills,
      read: async (reader, typed) =>
        (await reader.run<Row>('desk.find.purchase.outside', outsideText, [typed.toUpperCase()])).map(shown),
    },
  ],
};
