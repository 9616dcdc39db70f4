import { type CountryId, countryIds, southAfrica } from '@sgb/contract/countries.ts';
import { readEstimateGoods, writeEstimateGoods } from '@sgb/contract/estimate-goods.ts';
import { type ParcelDelivery, parcelDeliveries } from '@sgb/contract/shipping.ts';
import { type Draft, draftOf, example, readDraft } from './draft.ts';

export const transport = 'GET /api/deliveryorder/transport';

/** Everything that is asked for, as it stands in the form. */
export interface Asked {
  readonly countryId: CountryId;
  readonly delivery: ParcelDelivery | undefined;
  readonly insured: boolean;
  readonly drafts: readonly Draft[];
}

export function askedIn(search: URLSearchParams): Asked {
  const goods = readEstimateGoods(search.get('goods') ?? '') ?? example;
  return {
    countryId: countryIds.find((id) => String(id) === search.get('countryid')) ?? southAfrica,
    delivery: parcelDeliveries.find((delivery) => delivery === search.get('delivery')),
    insured: search.get('insured') === '1',
    drafts: goods.map(draftOf),
  };
}

/** What the call takes, and the address keeps; null while something that was typed is wrong. */
export function inputOf({ countryId, delivery, insured, drafts }: Asked) {
  const goods = drafts.flatMap((draft) => {
    const read = readDraft(draft);
    return 'goods' in read ? [read.goods] : [];
  });
  if (goods.length === 0 || goods.length < drafts.length) return null;
  return {
    goods: writeEstimateGoods(goods),
    ...(countryId !== southAfrica && { countryid: countryId }),
    ...(delivery && { delivery }),
    ...(insured && { insured: 1 as const }),
  };
}

export type Input = NonNullable<ReturnType<typeof inputOf>>;

export function searchOf(input: Input): string {
  return new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString();
}
