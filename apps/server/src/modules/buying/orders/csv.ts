import { checkoutNumber, markets, orderNumber, orderTypes, statusWords } from '@sgb/contract/order-states.ts';
import { shopTime } from '@sgb/contract/time.ts';
import { formatDecimal } from '@sgb/money/format.ts';
import { csvFile, textCell } from '../../../platform/csv.ts';
import type { OrderRow } from './store.ts';

const china = ({ type }: OrderRow) => (type === orderTypes.groupPurchase ? 'China, bought together' : 'China');

export function csvOf(orders: readonly OrderRow[]): Buffer {
  const rows = orders.map((order) => ({
    Order: orderNumber(order.id),
    Checkout: order.checkoutId === null ? '' : checkoutNumber(order.checkoutId),
    Date: shopTime(order.createdAt),
    From: order.market === markets.southAfrica ? 'SA stock' : china(order),
    Status: statusWords[order.status].label,
    Product: textCell(order.title),
    Options: textCell(order.options.join(', ')),
    Supplier: textCell(order.supplierName),
    Quantity: order.quantity,
    'Unit (ZAR)': formatDecimal(order.unitCents),
    'Goods (ZAR)': formatDecimal(order.goodsCents),
    'China freight (ZAR)': formatDecimal(order.chinaFreightCents),
    'Service fee (ZAR)': formatDecimal(order.serviceFeeCents),
    'Services (ZAR)': formatDecimal(order.servicesCents),
    'Delivery (ZAR)': formatDecimal(order.deliveryCents),
    'Coupon (ZAR)': formatDecimal(-order.couponCents),
    'S Coin (ZAR)': formatDecimal(-order.scoinCents),
    'Total (ZAR)': formatDecimal(order.paidCents),
    'Refunded (ZAR)': formatDecimal(order.refundedCents),
    Remark: textCell(order.remark),
    Note: textCell(order.mark),
  }));
  const header = ['Order', 'Checkout', 'Date', 'From', 'Status', 'Product', 'Options', 'Supplier', 'Quantity'];
  const money = ['Unit', 'Goods', 'China freight', 'Service fee', 'Services', 'Delivery', 'Coupon', 'S Coin'];
  const columns = [...header, ...[...money, 'Total', 'Refunded'].map((name) => `${name} (ZAR)`), 'Remark', 'Note'];
  return csvFile(columns, rows);
}
