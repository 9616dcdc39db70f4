import type { CountryId } from '@sgb/contract/countries.ts';
import type { QuoteLineOf } from '@sgb/contract/pricing.ts';
import type { GoodsClass } from '@sgb/contract/shipping.ts';
import { share } from '@sgb/money/convert.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import type { dutyTariffs, goodsClasses } from './settings.ts';

export type DutyTariff = SettingValue<typeof dutyTariffs>[number];

export function tariffOf(tariffs: readonly DutyTariff[], country: CountryId): DutyTariff {
  const tariff = tariffs.find(({ countries }) => countries.includes(country));
  if (!tariff) throw new Error(`no duty tariff names country ${country}`);
  return tariff;
}

/** Which class a category belongs to: the first of its trail that is named. */
export function goodsClassOf(trail: readonly number[], classes: SettingValue<typeof goodsClasses>): GoodsClass {
  if (trail.some((id) => classes.clothing.includes(id))) return 'clothing';
  return trail.some((id) => classes.footwear.includes(id)) ? 'footwear' : 'general';
}

export interface Declared {
  readonly valueCents: number;
  readonly quantity: number;
  readonly goodsClass: GoodsClass;
}

/** What customs charge for a parcel, class by class; `included` when the freight already pays it. */
export function dutyLines(declared: readonly Declared[], tariff: DutyTariff, included: boolean): QuoteLineOf<'duty'>[] {
  const total = declared.reduce((sum, { valueCents }) => sum + valueCents, 0);
  // What a parcel is worth in all decides whether customs look at what is in it.
  const flat = tariff.flat !== null && total <= tariff.flat.upToCents ? tariff.flat : null;
  return [...Map.groupBy(declared, ({ goodsClass }) => goodsClass)].map(([goodsClass, goods]) => {
    const valueCents = goods.reduce((sum, each) => sum + each.valueCents, 0);
    const quantity = goods.reduce((sum, each) => sum + each.quantity, 0);
    const rate = tariff.rates[goodsClass];
    const dutyBasisPoints = flat?.basisPoints ?? rate.basisPoints;
    const least = flat ? 0 : rate.minCentsPerPiece * quantity;
    const dutyCents = Math.max(share(valueCents, dutyBasisPoints), least);
    const upliftBasisPoints = flat ? 0 : tariff.upliftBasisPoints;
    const vatBaseCents = valueCents + share(valueCents, upliftBasisPoints) + dutyCents;
    const vatCents = share(vatBaseCents, tariff.vatBasisPoints);
    return {
      kind: 'duty',
      cents: included ? 0 : dutyCents + vatCents,
      included,
      goodsClass,
      valueCents,
      flat: flat !== null,
      dutyBasisPoints,
      dutyCents,
      upliftBasisPoints,
      vatBasisPoints: tariff.vatBasisPoints,
      vatBaseCents,
      vatCents,
    };
  });
}
