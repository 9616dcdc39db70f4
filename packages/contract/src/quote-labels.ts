import type { QuoteLine } from './pricing.ts';
import type { ParcelDelivery } from './shipping.ts';

export const deliveryLabels: Readonly<Record<ParcelDelivery, string>> = {
  depot: 'Collect in Johannesburg',
  ambassador: 'Collect from an ambassador',
  locker: 'Delivery to a locker',
  kiosk: 'Delivery to a kiosk',
  door: 'Delivery to your door',
  express: 'Express to your door',
};

const labels: Record<QuoteLine['kind'], string> = {
  goods: 'Goods',
  chinaFreight: 'Freight inside China',
  serviceFee: 'Service fee',
  airFreight: 'Air freight',
  seaFreight: 'Sea freight',
  oversize: 'Oversize',
  packing: 'Packing',
  freightDiscount: 'Membership discount',
  duty: 'Duty and VAT',
  forwarding: 'Parcels received for you',
  service: 'Service',
  storage: 'Storage',
  insurance: 'Insurance',
  localDelivery: 'Delivery',
  freightCoupon: 'Coupon',
  roundDiscount: 'Shipping together',
  roundPacking: 'Share of packing',
  roundBorne: 'Borne by the shop',
  rehearsalCredit: 'Rehearsal packing credited',
  coins: 'S Coin',
};

const classWords = { general: '', clothing: ', clothing', footwear: ', shoes' } as const;

/** What a line of a quote is called, on pages and invoices. */
export function lineLabel(line: QuoteLine): string {
  if (line.kind === 'service') return line.name;
  if (line.kind === 'duty') return labels.duty + classWords[line.goodsClass];
  return line.kind === 'localDelivery' ? deliveryLabels[line.delivery] : labels[line.kind];
}
