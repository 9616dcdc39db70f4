import { checkoutNumber, markets, orderNumber, statusWords } from '@sgb/contract/order-states.ts';
import { shopTime } from '@sgb/contract/time.ts';
import { stringify } from 'csv-stringify/sync';
import type { OrderRow } from './store.ts';

/** A spreadsheet would run what begins like this. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const rand = (cents: number) => (cents / 100).toFixed(2);

export function csvOf(orders: readonly OrderRow[]): Buffer {
  const rows = orders.map((order) => ({
    Order: orderNumber(order.id),
    Checkout: order.checkoutId === null ? '' : checkoutNumber(order.checkoutId),
    Date: shopTime(order.createdAt),
    From: order.market === markets.southAfrica ? 'SA stock' : 'China',
    Status: statusWords[order.status].label,
    Product: harmless(order.title),
    Options: harmless(order.options.join(', ')),
    Supplier: harmless(order.supplierName),
    Quantity: order.quantity,
    'Unit (ZAR)': rand(order.unitCents),
    'Goods (ZAR)': rand(order.goodsCents),
    'China freight (ZAR)': rand(order.chinaFreightCents),
    'Service fee (ZAR)': rand(order.serviceFeeCents),
    'Services (ZAR)': rand(order.servicesCents),
    'Delivery (ZAR)': rand(order.deliveryCents),
    'Coupon (ZAR)': rand(-order.couponCents),
    'S Coin (ZAR)': rand(-order.scoinCents),
    'Total (ZAR)': rand(order.paidCents),
    'Refunded (ZAR)': rand(order.refundedCents),
    Remark: harmless(order.remark),
    Note: harmless(order.mark),
  }));
  const header = ['Order', 'Checkout', 'Date', 'From', 'Status', 'Product', 'Options', 'Supplier', 'Quantity'];
  const money = ['Unit', 'Goods', 'China freight', 'Service fee', 'Services', 'Delivery', 'Coupon', 'S Coin'];
  const columns = [...header, ...[...money, 'Total', 'Refunded'].map((name) => `${name} (ZAR)`), 'Remark', 'Note'];
  return Buffer.from(stringify(rows, { header: true, columns, bom: true }));
}
