import { codeField } from './access-fields.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { giftCodeLength, giftCodeSigns, giftVoucherStates, plainGiftCode } from './gift-voucher-rules.ts';
import { pageSize } from './paging.ts';
import { sortedBy, sortedPage } from './sorting.ts';
import { passwordAgain, wishKey } from './transfers.ts';
import * as z from './zod.ts';

const states = Object.values(giftVoucherStates);

export const getGiftVoucherInfo = endpoint({
  method: 'GET',
  path: '/api/giftvoucher/info',
  summary: 'What a gift voucher may be worth, how long it lasts, and what the account may still buy today',
  auth: 'shopper',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({}),
  output: z.object({
    availableCents: cents,
    minCents: cents,
    maxCents: cents,
    leftTodayCents: cents,
    /** Above it a code is needed beside the password. */
    codeAboveCents: cents,
    years: z.int(),
    takeBackDays: z.int(),
    /** Why none can be bought now, in words; empty when one can. */
    blocked: z.string(),
  }),
});

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: `Use at most ${most} characters.` });

export const giftVoucherInput = z.strictObject({
  amountCents: whole(1, 100_000_000),
  /** Whom it is for, as its card says. */
  receiver: line(40).default(''),
  /** Where we send it; left out: its buyer hands it over. */
  email: z
    .union([z.literal(''), z.email({ error: 'Enter an e-mail address like thandi@example.com.' }).max(100)])
    .default(''),
  note: line(200).default(''),
  password: passwordAgain,
  code: codeField.optional(),
  key: wishKey,
});

export const buyGiftVoucher = endpoint({
  method: 'POST',
  path: '/api/giftvoucher/buy',
  summary: 'Buy a gift voucher from the balance; whoever has its code can redeem it',
  auth: 'shopper',
  buys: true,
  limit: 'guess',
  queries: 25,
  input: giftVoucherInput,
  output: z.object({
    number: z.string(),
    /** 16 signs in groups of four. */
    code: z.string(),
    amountCents: cents,
    /** It can be redeemed before this moment. */
    until: z.string(),
    availableCents: cents,
  }),
});

const voucher = z.object({
  id: z.int(),
  number: z.string(),
  amountCents: cents,
  state: z.literal(states),
  receiver: z.string(),
  email: z.string(),
  note: z.string(),
  /** Empty once it cannot be redeemed any more. */
  code: z.string(),
  boughtAt: z.string(),
  until: z.string(),
  endedAt: z.string().nullable(),
  mayTakeBack: z.boolean(),
});
export type GiftVoucher = z.output<typeof voucher>;

export const listGiftVouchers = endpoint({
  method: 'GET',
  path: '/api/giftvoucher/list',
  summary: `The gift vouchers that the account bought, newest first, ${pageSize} a page`,
  auth: 'shopper',
  limit: 'browse',
  queries: 4,
  input: z.strictObject({ page: ownPage }),
  output: z.object({ items: z.array(voucher), ...pageFields }),
});

export const takeBackGiftVoucher = endpoint({
  method: 'POST',
  path: '/api/giftvoucher/takeback',
  summary: 'Take back an own gift voucher that nobody has redeemed; its money is available again',
  auth: 'shopper',
  limit: 'send',
  queries: 15,
  input: z.strictObject({ id: whole(1, 2_147_483_647) }),
  output: z.object({ amountCents: cents }),
});

export const redeemGiftVoucher = endpoint({
  method: 'POST',
  path: '/api/giftvoucher/redeem',
  summary: 'Put the worth of a gift voucher into the balance, as bonus: it is spent first and not withdrawn',
  auth: 'shopper',
  buys: true,
  limit: 'guess',
  queries: 15,
  input: z.strictObject({
    code: z
      .string()
      .max(60)
      .overwrite(plainGiftCode)
      .regex(new RegExp(`^[${giftCodeSigns}]{${giftCodeLength}}$`), {
        error: `A voucher code has ${giftCodeLength} letters and digits.`,
      }),
  }),
  output: z.object({ amountCents: cents, note: z.string(), bonusCents: cents }),
});

/** When they were bought, what they are worth, and until when. */
export const giftVoucherSorts = ['at', 'amount', 'until'] as const;

export const searchGiftVouchers = endpoint({
  method: 'GET',
  path: '/api/staff/giftvoucher/list',
  summary: 'All gift vouchers, the newest first unless sorted: by state, of somebody, or by number; never their codes',
  auth: 'staff',
  right: 'orderMoney',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({
    /** A username, or a number such as GV00000012. */
    q: z.string().trim().max(100).default(''),
    state: oneOf(0, ...states).default(0),
    ...sortedBy(giftVoucherSorts),
  }),
  output: sortedPage(
    voucher
      .pick({ id: true, number: true, amountCents: true, state: true, boughtAt: true, until: true, endedAt: true })
      .extend({
        buyer: z.string(),
        redeemer: z.string(),
        /** The last four signs of its code. */
        codeTail: z.string(),
      }),
  ),
});
