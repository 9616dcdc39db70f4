import { z } from 'zod';
import { carrierSettings } from './carriers.ts';
import { cartSettings } from './cart.ts';
import { checkoutSettings } from './checkout.ts';
import { classCategories, dutyTariffs, firstDutyTariffs } from './duty.ts';
import { forwardingSettings } from './forwarding.ts';
import { chinaFreight, firstFreightLines, freightLines, parcelTerms } from './freight.ts';
import { firstMembershipTerms, firstTiers, membershipTerms, plainPerks, tierSettings } from './membership.ts';
import { orderSettings } from './orders.ts';
import { parcelSettings } from './parcels.ts';
import { purchasingSettings } from './purchasing.ts';
import { rechargeSettings } from './recharge.ts';
import { shippingSettings } from './shipping.ts';
import { workOrderSettings } from './workorders.ts';

const cents = z.int().nonnegative();
const basisPoints = z.int().min(0).max(10_000);
const link = z.url({ protocol: /^https$/ });
const minute = z.int().min(0).max(1440);
const workingHours = z.object({ from: minute, to: minute }).nullable();

/**
 * Every number and text of the business that staff may change, with the value a new database starts with.
 * After that the table is the truth: nothing reads these first values again.
 */
export const settingDefinitions = {
  'shop.identity': {
    schema: z.object({ name: z.string(), longName: z.string() }),
    first: { name: 'SGB', longName: 'Southern Group Buy' },
  },
  'shop.contact': {
    schema: z.object({
      email: z.email(),
      whatsapp: z.string().regex(/^\d{10,13}$/),
      messengerPage: link,
      helpPage: link,
      socialPage: link,
      microblogPage: link,
    }),
    first: {
      email: 'hello@sgb.example',
      whatsapp: '27600000000',
      messengerPage: 'https://www.facebook.com/sgb.example',
      helpPage: 'https://help.sgb.example/',
      socialPage: 'https://www.facebook.com/sgb.example',
      microblogPage: 'https://x.com/sgb_example',
    },
  },
  /** When people answer, in minutes of the day; public holidays are off by themselves. */
  'shop.workingTime': {
    schema: z.object({
      weekdays: workingHours,
      saturday: workingHours,
      sunday: workingHours,
      /** Further days off. */
      daysOff: z.array(z.iso.date()),
    }),
    first: { weekdays: { from: 480, to: 1020 }, saturday: { from: 480, to: 780 }, sunday: null, daysOff: [] },
  },
  'chat.terms': {
    schema: z.object({
      /** Messages that one side may write in a minute. */
      perMinute: z.int().min(1).max(600),
      /** Windows of one person that one server process keeps up to date. */
      streams: z.int().min(1).max(50),
      /** How long a browser may be away and still be told only what it missed. */
      keepDays: z.int().min(1).max(365),
    }),
    first: { perMinute: 30, streams: 6, keepDays: 14 },
  },
  'contact.terms': {
    schema: z.object({
      /** Members who were away for longer do not count, and ambassadors who were lose theirs. */
      activeDays: z.int().min(1).max(3650),
      /** Working hours for the decision about a company. */
      approvalHours: z.int().positive(),
    }),
    first: { activeDays: 60, approvalHours: 9 },
  },
  /** Rand for one yuan in ten-thousandths. */
  'exchange.rate': { schema: z.int().min(5_000).max(100_000), first: 26_000 },
  /** What the market says, in the same measure; the rate of the day is made of it at 09:00. */
  'exchange.market': { schema: z.int().min(5_000).max(100_000), first: 25_243 },
  'exchange.terms': {
    schema: z.object({ marginBasisPoints: basisPoints, mostChangeBasisPoints: basisPoints }),
    first: { marginBasisPoints: 300, mostChangeBasisPoints: 500 },
  },
  'fees.service': {
    schema: z.object({ basisPoints, upToCents: cents, aboveBasisPoints: basisPoints, minimumCents: cents }),
    first: { basisPoints: 1000, upToCents: 300_000, aboveBasisPoints: 500, minimumCents: 500 },
  },
  'freight.china': {
    schema: chinaFreight,
    first: { firstGrams: 1_000, firstFen: 800, nextGrams: 1_000, nextFen: 200 },
  },
  'freight.lines': { schema: freightLines, first: firstFreightLines },
  'freight.parcel': {
    schema: parcelTerms,
    first: { packingFeeCents: 800, packingBasisPoints: 800, oversizeCents: 15_000 },
  },
  /** A usual checkout: what the landed price on a product card is spread over. */
  'freight.hintGoods': { schema: cents.positive(), first: 50_000 },
  'duty.tariffs': { schema: dutyTariffs, first: firstDutyTariffs },
  'goods.classes': {
    schema: classCategories,
    first: { clothing: [10_000, 20_000, 140_100, 140_200, 140_300, 140_400], footwear: [30_000] },
  },
  /** How many receivers an account may keep, and how many a file may bring at once. */
  'clients.limits': {
    schema: z.object({ personal: z.int().positive(), many: z.int().positive(), importRows: z.int().min(1).max(500) }),
    first: { personal: 50, many: 500, importRows: 500 },
  },
  /** How many days before its end a shopper is told of a coupon, and how many one gets that comes back after it. */
  'coupons.terms': {
    schema: z.object({ remindDays: z.int().min(1).max(30), returnDays: z.int().min(0).max(90) }),
    first: { remindDays: 3, returnDays: 7 },
  },
  /** What each tier costs and gives, by its number: Platinum, Golden, Silver. */
  'membership.tiers': { schema: tierSettings, first: firstTiers },
  'membership.none': {
    schema: plainPerks,
    first: { freightBasisPoints: 0, storageDays: 60, scoinPercent: 100, photos: 0, answerHours: 8 },
  },
  'membership.terms': { schema: membershipTerms, first: firstMembershipTerms },
  /** Whether the account menu invites shoppers without a membership to one. */
  'membership.banner': { schema: z.boolean(), first: true },
  /** S Coin: what they are given for, what they are worth, how they are spent and when they end. */
  'scoin.terms': {
    schema: z.object({
      /** For goods that were signed for. */
      perRand: z.int().min(0),
      signUp: z.int().min(0),
      checkIn: z.int().min(1),
      referral: z.int().min(0),
      answer: z.int().min(0),
      coinsForOneRand: z.int().min(1),
      /** Of service fee and freight. */
      spend: z.object({ shareBasisPoints: basisPoints, least: z.int().min(1), step: z.int().min(1) }),
      lifeMonths: z.int().min(1).max(120),
      noticeDays: z.int().min(1).max(90),
      /** How long coins are good that come back after their end. */
      returnDays: z.int().min(1).max(90),
    }),
    first: {
      perRand: 1,
      signUp: 200,
      checkIn: 2,
      referral: 500,
      answer: 20,
      coinsForOneRand: 100,
      spend: { shareBasisPoints: 3_000, least: 100, step: 100 },
      lifeMonths: 12,
      noticeDays: 30,
      returnDays: 7,
    },
  },
  /** Which coupons S Coin are exchanged for; the names are those of coupon templates. */
  'scoin.exchange': {
    schema: z.array(z.object({ coins: z.int().positive(), template: z.string().min(1) })),
    first: [
      { coins: 1_000, template: 'scoin.10' },
      { coins: 2_500, template: 'scoin.27' },
      { coins: 5_000, template: 'scoin.60' },
    ],
  },
  /** What the empty search bar says to somebody who is logged in. */
  'search.barText': { schema: z.string().min(1).max(60), first: 'Search products' },
  /** Whom we ask for goods. */
  'sourcing.supplier': { schema: z.enum(['demo', '1688']), first: 'demo' },
  /** Prices and stock older than this are read again when somebody looks. */
  'sourcing.freshMinutes': { schema: z.int().min(1).max(1440), first: 30 },
  /** How long results of the supplier's own search are used again. */
  'sourcing.resultMinutes': { schema: z.int().min(0).max(1440), first: 10 },
  /** The leaf for goods that fit nowhere else. */
  'sourcing.fallbackCategory': { schema: z.int().positive(), first: 100_201 },
  /** How long and how many pictures that shoppers search with are kept, and whose other pictures may be fetched. */
  'imagesearch.pictures': {
    schema: z.object({
      keepHours: z.int().min(1).max(168),
      keepPerShopper: z.int().min(1).max(1000),
      supplierHosts: z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)),
    }),
    first: {
      keepHours: 24,
      keepPerShopper: 20,
      supplierHosts: ['cbu01.alicdn.com', 'cbu02.alicdn.com', 'cbu03.alicdn.com', 'cbu04.alicdn.com', 'img.alicdn.com'],
    },
  },
  /** Grams and millimetres of goods whose supplier tells neither. */
  'sourcing.unknownPiece': {
    schema: z.object({ grams: z.int().positive(), millimetres: z.int().positive() }),
    first: { grams: 500, millimetres: 200 },
  },
  /** How many days single events are kept; the daily figures stay. */
  'tracking.keepDays': { schema: z.int().min(2).max(3650), first: 90 },
  /** The advertiser's pixel; without a number there is none, and nothing asks for consent. */
  'tracking.pixel': {
    schema: z.object({ id: z.string().regex(/^\d{0,20}$/), address: link }),
    first: { id: '', address: 'https://www.facebook.com/tr' },
  },
  /** Codes by mail and SMS: how long they live, how often they may be asked for and guessed at. */
  'access.codes': {
    schema: z.object({
      lifeMinutes: z.int().min(1).max(60),
      resendSeconds: z.int().min(10).max(3600),
      tries: z.int().min(1).max(20),
      lockMinutes: z.int().min(1).max(1440),
      perDay: z.int().min(1).max(100),
    }),
    first: { lifeMinutes: 5, resendSeconds: 60, tries: 5, lockMinutes: 15, perDay: 10 },
  },
  /** Wrong passwords for one account from one address, and how long it then waits. */
  'access.login': {
    schema: z.object({ tries: z.int().min(1).max(20), lockMinutes: z.int().min(1).max(1440) }),
    first: { tries: 5, lockMinutes: 15 },
  },
  'favourites.terms': {
    schema: z.object({
      limit: z.int().positive(),
      /** How long a removal can be undone. */ undoMinutes: z.int().positive(),
    }),
    first: { limit: 500, undoMinutes: 60 },
  },
  /** S Coin for a survey and for one with pictures, and when they are credited: two working days are promised. */
  'surveys.reward': {
    schema: z.object({
      plain: z.int().nonnegative(),
      withPictures: z.int().nonnegative(),
      afterHours: z.int().min(0).max(48),
    }),
    first: { plain: 50, withPictures: 100, afterHours: 24 },
  },
  /** What a first binding to an ambassador needs in the balance, and for how long a change asks twice. */
  'groupbuy.binding': {
    schema: z.object({ minimumCents: z.int().nonnegative(), settledDays: z.int().nonnegative() }),
    first: { minimumCents: 10_000, settledDays: 90 },
  },
  /** How long messages are kept, read or not. */
  'messages.keepDays': { schema: z.int().min(30).max(3650), first: 365 },
  /** Money out of the balance to the shopper's own bank account. */
  'withdrawals.terms': {
    schema: z.object({
      minCents: cents.positive(),
      dayCents: cents.positive(),
      freePerMonth: z.int().nonnegative(),
      feeCents: cents,
      /** How long recharged money, and money from other shoppers, has to stay. */
      rechargeRestDays: z.int().nonnegative(),
      transferRestHours: z.int().nonnegative(),
      /** Above it, all withdrawals of an account together, its owner must be known by a document. */
      idAboveCents: cents,
      /** How long an email address may stay unconfirmed. */
      emailDays: z.int().nonnegative(),
      dueWorkingDays: z.int().positive(),
    }),
    first: {
      minCents: 5_000,
      dayCents: 2_000_000,
      freePerMonth: 1,
      feeCents: 1_500,
      rechargeRestDays: 7,
      transferRestHours: 24,
      idAboveCents: 500_000,
      emailDays: 7,
      dueWorkingDays: 3,
    },
  },
  /** Money that is put by for a goal; it earns no interest, which would make a bank of us. */
  'savings.jar': {
    schema: z.object({ minCents: cents.positive(), maxTargetCents: cents.positive() }),
    first: { minCents: 100, maxTargetCents: 10_000_000 },
  },
  /** Money from shopper to shopper. */
  'transfers.terms': {
    schema: z.object({
      minCents: cents.positive(),
      maxCents: cents.positive(),
      dayCents: cents.positive(),
      dayCount: z.int().positive(),
      /** Above it a code is needed beside the password. */
      codeAboveCents: cents,
      /** How old an account must be. */
      accountDays: z.int().nonnegative(),
    }),
    first: {
      minCents: 1_000,
      maxCents: 500_000,
      dayCents: 1_000_000,
      dayCount: 10,
      codeAboveCents: 50_000,
      accountDays: 3,
    },
  },
  ...forwardingSettings,
  ...purchasingSettings,
  ...orderSettings,
  ...shippingSettings,
  ...parcelSettings,
  ...carrierSettings,
  ...checkoutSettings,
  ...rechargeSettings,
  ...cartSettings,
  ...workOrderSettings,
  'uploads.limits': {
    schema: z.object({
      accountMegabytes: z.int().positive(),
      /** Files that one account may have on their way at once. */
      onTheirWay: z.int().positive(),
      /** How long a broken upload waits to be resumed, and a file for the form that uses it. */
      keepHours: z.int().min(1).max(720),
    }),
    first: { accountMegabytes: 500, onTheirWay: 20, keepHours: 24 },
  },
} as const satisfies Record<string, { schema: z.ZodType; first: unknown }>;

export type SettingName = keyof typeof settingDefinitions;
export type SettingValue<Name extends SettingName> = z.output<(typeof settingDefinitions)[Name]['schema']>;
