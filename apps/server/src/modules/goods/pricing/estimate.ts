import { readEstimateGoods } from '@sgb/contract/estimate-goods.ts';
import type { estimateTransport } from '@sgb/contract/estimator.ts';
import { userTypes } from '@sgb/contract/people.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { benefitsOf } from '../../people/membership/index.ts';
import { loadOf } from './cargo.ts';
import { lineOptions, parcelRules } from './parcel-quote.ts';

type Input = z.output<typeof estimateTransport.input>;

/** What goods cost to send that nobody has bought yet: every line, with the same rules as a parcel. */
export async function transportEstimate({ settings: read, session }: Call, input: Input) {
  const settings = await read();
  const rows = readEstimateGoods(input.goods) ?? [];
  const cargo = rows.map(({ grams, ...piece }) => ({ ...piece, weightGrams: grams }));
  const declared = rows.map(({ quantity, cents, goodsClass }) => ({
    quantity,
    valueCents: quantity * cents,
    goodsClass,
  }));
  const rules = parcelRules(settings);
  const { freightBasisPoints } = benefitsOf(session?.vipLevel ?? 0, settings);
  const { grams, cubicCentimetres, special, packingBasisPoints } = loadOf(cargo, rules.parcel.packingBasisPoints);
  const options = lineOptions({ cargo, declared }, rules, {
    country: input.countryid,
    delivery: input.delivery,
    insured: input.insured === 1,
    groupMember: session?.userType === userTypes.member,
    discountBasisPoints: freightBasisPoints,
    severalParcels: true,
  });
  return {
    countryId: input.countryid,
    load: { grams, cubicCentimetres, special, packingBasisPoints },
    options,
    discountBasisPoints: freightBasisPoints,
  };
}
