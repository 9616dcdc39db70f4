import { endpoint } from './endpoint.ts';
import * as z from './zod.ts';

export const getShopInfo = endpoint({
  method: 'GET',
  path: '/api/shoppingmall/info',
  summary: 'Who we are, how to reach us, and the exchange rate of the day',
  auth: 'guest',
  limit: 'browse',
  queries: 1,
  input: z.strictObject({}),
  output: z.object({
    name: z.string(),
    longName: z.string(),
    email: z.string(),
    whatsapp: z.string(),
    messengerPage: z.string(),
    helpPage: z.string(),
    socialPage: z.string(),
    microblogPage: z.string(),
    /** Rand for one yuan, in ten-thousandths. */
    exchangeRate: z.int(),
    exchangeRateFrom: z.string(),
    /** Whether there is an ad pixel to agree or disagree with. */
    adPixel: z.boolean(),
  }),
});
export type ShopInfo = z.output<typeof getShopInfo.output>;

const banner = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  href: z.string(),
  picture: z.string(),
  /** Whether the picture is light or dark where the words stand. */
  tone: z.enum(['light', 'dark']),
});
export type Banner = z.output<typeof banner>;

export const listBanners = endpoint({
  method: 'GET',
  path: '/api/banner/list',
  summary: 'The banners of the home page that are running now',
  auth: 'guest',
  limit: 'browse',
  queries: 1,
  input: z.strictObject({}),
  output: z.object({ items: z.array(banner) }),
});

const notASlot = { error: 'must be the code of an ad slot' };

export const listAds = endpoint({
  method: 'GET',
  path: '/api/banner/ad',
  summary: 'What runs now in the ad slot with this code; often nothing',
  auth: 'guest',
  limit: 'browse',
  queries: 1,
  input: z.strictObject({ code: z.string(notASlot).regex(/^[a-z0-9-]{1,40}$/, notASlot) }),
  output: z.object({ items: z.array(banner) }),
});
