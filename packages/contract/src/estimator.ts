import { type CountryId, countryIds, southAfrica } from './countries.ts';
import { endpoint } from './endpoint.ts';
import { estimateGoodsPattern } from './estimate-goods.ts';
import { oneOf } from './fields.ts';
import { lineOption } from './line-options.ts';
import { parcelDeliveries } from './shipping.ts';
import * as z from './zod.ts';

export const estimateTransport = endpoint({
  method: 'GET',
  path: '/api/deliveryorder/transport',
  summary: 'What goods of these weights and sizes cost to send, by every line into a country, each amount explained',
  auth: 'guest',
  limit: 'browse',
  queries: 1,
  input: z.strictObject({
    countryid: oneOf(...countryIds).default(southAfrica),
    goods: z.string().max(1_000).regex(estimateGoodsPattern, {
      error: 'must be rows of goods, such as 2-450-300-200-60-0-clothing-19900',
    }),
    /** Left out: the cheapest of each line. */
    delivery: z.enum(parcelDeliveries).optional(),
    insured: oneOf(0, 1).default(0),
  }),
  output: z.object({
    countryId: z.literal(countryIds as [CountryId, ...CountryId[]]),
    /** All of it as it travels, with the allowance for packing. */
    load: z.object({
      grams: z.int(),
      cubicCentimetres: z.int(),
      special: z.literal([0, 1, 2]),
      packingBasisPoints: z.int(),
    }),
    options: z.array(lineOption),
    /** The caller's membership, on freight; 0 for guests. */
    discountBasisPoints: z.int(),
  }),
});
export type TransportEstimate = z.output<typeof estimateTransport.output>;
