import { lineFaults } from './cart-rules.ts';
import { deliveryModes } from './checkout-options.ts';
import { type CountryId, countryIds, southAfrica } from './countries.ts';
import { allCouponTypes } from './coupon-types.ts';
import { endpoint } from './endpoint.ts';
import { cents, madeFile, oneOf, whole } from './fields.ts';
import { checkoutStates, markets } from './order-states.ts';
import { chinaFreightLine, landedWay, serviceFeeLine } from './pricing.ts';
import { gatewayNames } from './recharge-options.ts';
import * as z from './zod.ts';

const market = oneOf(markets.china, markets.southAfrica);
const id = whole(1, 2_000_000_000);
const key = z.uuid({ error: 'must be a UUID' });
const moment = z.string();
/** '17:photo:2,18:video:1': the line of the cart, the service, how often. */
const services = z
  .string()
  .regex(/^([1-9]\d{0,9}:[a-zA-Z]{2,20}:(20|1\d|[1-9])(,(?!$)|$)){0,800}$/, {
    error: 'must be lines with services and counts, such as 17:photo:2',
  })
  .default('');

/** What a shopper decides at a checkout. */
const choices = {
  market,
  /** Left out: the best; 0: none. */
  couponid: whole(0, 2_000_000_000).optional(),
  scoin: whole(0, 100_000_000).default(0),
  services,
  /** For goods from Johannesburg; left out: the default one. */
  receiverid: id.optional(),
  delivery: z.enum(deliveryModes).optional(),
};

const chosenService = z.object({
  code: z.string(),
  name: z.string(),
  count: z.int(),
  cents,
  /** So many of them come with the membership. */
  free: z.int().optional(),
});

const line = z.object({
  id: z.int(),
  productId: z.string(),
  skuId: z.string(),
  title: z.string(),
  options: z.array(z.string()),
  picture: z.string(),
  quantity: z.int(),
  unit: z.literal([10, 20, 30, 40, 50]),
  special: z.literal([0, 1, 2]),
  remark: z.string(),
  unitCents: cents,
  goodsCents: cents,
  services: z.array(chosenService),
  /** Set: it cannot be bought as it is. */
  fault: z.enum(lineFaults).nullable(),
});
export type CheckoutLine = z.output<typeof line>;

const coupon = z.object({
  id: z.int(),
  type: z.literal([...allCouponTypes]),
  name: z.string(),
  discountCents: cents,
  expiresAt: moment,
});

/** The breakdown of rules, section 4, line by line. */
export const breakdown = z.object({
  lines: z.array(line),
  suppliers: z.array(
    z.object({
      supplierId: z.string(),
      supplierName: z.string(),
      lineIds: z.array(z.int()),
      goodsCents: cents,
      freight: chinaFreightLine.nullable(),
    }),
  ),
  goodsCents: cents,
  chinaFreightCents: cents,
  fee: serviceFeeLine.nullable(),
  serviceFeeCents: cents,
  servicesCents: cents,
  deliveryCents: cents,
  couponCents: cents,
  scoin: z.int(),
  scoinCents: cents,
  /** What somebody without a membership would have paid more. */
  memberSavingCents: cents,
  totalCents: cents,
});
export type Breakdown = z.output<typeof breakdown>;

const receiver = z.object({
  id: z.int(),
  label: z.string(),
  name: z.string(),
  mobile: z.string(),
  address: z.string(),
});

const preview = z.object({
  market: z.literal([0, 1]),
  breakdown,
  /** Good for this basket, the best first. */
  coupons: z.array(coupon),
  couponId: z.int().nullable(),
  coins: z.object({ balance: z.int(), most: z.int(), step: z.int(), coinsForOneRand: z.int() }),
  services: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      text: z.string(),
      cents,
      per: z.enum(['order', 'piece', 'count']),
    }),
  ),
  /** Extra photos that the membership pays for in this month, before what is chosen here. */
  freePhotos: z.int(),
  /** What comes after it, for goods from China: freight, duty and VAT, delivery, and what it all comes to. */
  later: z
    .object({ countryId: z.literal(countryIds as [CountryId, ...CountryId[]]), ways: z.array(landedWay) })
    .nullable(),
  /** Where goods from Johannesburg go. */
  shipping: z
    .object({
      receiver: receiver.nullable(),
      mode: z.enum(deliveryModes),
      options: z.array(
        z.object({ mode: z.enum(deliveryModes), cents, free: z.boolean(), size: z.string(), count: z.int() }),
      ),
      freeFromCents: cents,
      /** By when it leaves our warehouse, if it is paid now. */
      leavesBy: moment,
      /** Within the total. */
      vatCents: cents,
    })
    .nullable(),
  balanceCents: cents,
  /** What lacks in the balance, and the recharge that would bring it. */
  missingCents: cents,
  rechargeCents: cents,
  gateways: z.array(z.enum(gatewayNames)),
  rate: z.int(),
  priceHours: z.int(),
  payHours: z.int(),
  /** Offers whose supplier could not be asked just now; their last price is used. */
  unreached: z.boolean(),
  /** Suppliers are being asked again at this moment: a look a little later shows what they say. */
  checking: z.boolean(),
});
export type CheckoutPreview = z.output<typeof preview>;

export const previewCheckout = endpoint({
  method: 'GET',
  path: '/api/checkout/preview',
  summary: 'What the ticked lines of a cart cost, line by line, with the choices made so far',
  auth: 'shopper',
  limit: 'browse',
  queries: 9,
  input: z.strictObject({ ...choices, countryId: oneOf(...countryIds).default(southAfrica) }),
  output: preview,
});

const placed = z.object({
  id: z.int(),
  number: z.string(),
  state: z.literal(Object.values(checkoutStates)),
  market: z.literal([0, 1]),
  totalCents: cents,
  orders: z.int(),
  /** To pay for first; then the checkout pays itself. */
  recharge: z.string().nullable(),
});
export type Placed = z.output<typeof placed>;

export const submitCheckout = endpoint({
  method: 'POST',
  path: '/api/checkout/submit',
  summary: 'Make orders of the ticked lines: paid from the balance now, or later',
  auth: 'shopper',
  buys: true,
  limit: 'browse',
  queries: 30,
  input: z.strictObject({
    ...choices,
    key,
    /** What the shopper saw and agreed to. */
    agreed: whole(0, 2_000_000_000),
    paylater: oneOf(0, 1).default(0),
    /** Recharge & Pay: where the missing part is paid. */
    recharge: z.enum(gatewayNames).optional(),
  }),
  output: placed,
});

const open = z.object({
  id: z.int(),
  number: z.string(),
  market: z.literal([0, 1]),
  totalCents: cents,
  orders: z.array(
    z.object({ id: z.int(), title: z.string(), options: z.array(z.string()), picture: z.string(), quantity: z.int() }),
  ),
  createdAt: moment,
  priceUntil: moment,
  payUntil: moment,
  /** Whether the price still stands. */
  standing: z.boolean(),
  rechargeNumber: z.string().nullable(),
});
export type OpenCheckout = z.output<typeof open>;

export const listOpenCheckouts = endpoint({
  method: 'GET',
  path: '/api/checkout/open',
  summary: 'What waits for its payment',
  auth: 'shopper',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({}),
  output: z.object({ items: z.array(open), balanceCents: cents }),
});

const detail = placed.extend({
  breakdown,
  orderIds: z.array(z.int()),
  createdAt: moment,
  paidAt: moment.nullable(),
  /** By when what was paid is bought, or leaves Johannesburg. */
  promisedAt: moment.nullable(),
  priceUntil: moment,
  payUntil: moment,
  /** What it cost when it was made, where today's price is another. */
  formerCents: cents.nullable(),
  /** Why it cannot be paid today. */
  blocked: z.string().nullable(),
  receiver: receiver.nullable(),
  balanceCents: cents,
  missingCents: cents,
  rechargeCents: cents,
  gateways: z.array(z.enum(gatewayNames)),
});
export type CheckoutDetail = z.output<typeof detail>;

export const getCheckout = endpoint({
  method: 'GET',
  path: '/api/checkout/detail',
  summary: 'One checkout: what it cost or, where its price has lapsed, what it costs today',
  auth: 'shopper',
  limit: 'browse',
  queries: 8,
  input: z.strictObject({ id }),
  output: detail,
});

export const getCheckoutInvoice = endpoint({
  method: 'GET',
  path: '/api/checkout/invoice',
  summary: 'The invoice of a paid checkout, as a PDF',
  auth: 'shopper',
  limit: 'costly',
  queries: 4,
  input: z.strictObject({ id }),
  output: madeFile,
});

export const payCheckout = endpoint({
  method: 'POST',
  path: '/api/checkout/pay',
  summary: 'Pay a checkout that waits; it is its own key: paid twice, it is paid once',
  auth: 'shopper',
  buys: true,
  limit: 'browse',
  queries: 30,
  input: z.strictObject({ id, agreed: whole(0, 2_000_000_000), recharge: z.enum(gatewayNames).optional() }),
  output: placed,
});

export const cancelCheckout = endpoint({
  method: 'POST',
  path: '/api/checkout/cancel',
  summary: 'Give up a checkout that waits: its coupon and coins are free again',
  auth: 'shopper',
  limit: 'browse',
  queries: 26,
  input: z.strictObject({ id }),
  output: z.object({ id: z.int(), state: z.literal([checkoutStates.cancelled]) }),
});
