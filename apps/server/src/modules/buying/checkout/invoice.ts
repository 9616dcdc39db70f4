import type { Breakdown } from '@sgb/contract/checkout.ts';
import { checkoutNumber, markets } from '@sgb/contract/order-states.ts';
import { formatCount } from '@sgb/money/format.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { type Invoice, invoiceFile } from '../../base/invoices/index.ts';
import { deliverySouthAfrica } from '../../goods/pricing/settings.ts';
import { invoicedTo } from '../../people/identity/index.ts';
import { gone } from './open.ts';
import { vatWithin } from './price/delivery-rules.ts';
import * as store from './store.ts';

/** Goods one by one, then what came on top and what was taken off; the sum is what was paid. */
function invoiceLines(paid: Breakdown): Invoice['lines'] {
  const goods = paid.lines.map(({ title, options, quantity, goodsCents }) => ({
    words: title,
    detail: options.join(', '),
    quantity,
    cents: goodsCents,
  }));
  const further = [
    { words: 'Freight inside China', cents: paid.chinaFreightCents },
    { words: 'Service fee', cents: paid.serviceFeeCents },
    { words: 'Warehouse services', cents: paid.servicesCents },
    { words: 'Delivery', cents: paid.deliveryCents },
    { words: 'Coupon', cents: -paid.couponCents },
    { words: `${formatCount(paid.scoin)} S Coin`, cents: -paid.scoinCents },
  ];
  return [...goods, ...further.filter(({ cents }) => cents !== 0)];
}

const chinaNotes = [
  'We bought these goods for you from suppliers in China. International freight is paid, and invoiced, with the parcel.',
  'Import duty and VAT are part of the parcel where its line includes them.',
];

export async function invoice(call: Call<'shopper'>, { id }: { readonly id: number }) {
  const { accountId } = call.session;
  const settings = await call.settings();
  const found = await call.db.read(async (reader) => {
    const row = await store.checkoutOf(reader, accountId, id);
    return row && { row, customer: await invoicedTo(reader, accountId) };
  });
  if (!found) return gone();
  const { row, customer } = found;
  if (!row.paidAt) return refuse('notFound', 'There is an invoice once the checkout is paid.');
  const { vatBasisPoints } = settings.get(deliverySouthAfrica);
  const isLocal = row.market === markets.southAfrica;
  return invoiceFile(call, {
    ...customer,
    to: row.receiver ? [...customer.to, row.receiver.address] : customer.to,
    number: checkoutNumber(row.id),
    paidAt: row.paidAt,
    lines: invoiceLines(row.lines),
    totalCents: row.totalCents,
    vat: isLocal ? { cents: vatWithin(row.totalCents, vatBasisPoints), basisPoints: vatBasisPoints } : null,
    notes: isLocal ? [] : chinaNotes,
  });
}
