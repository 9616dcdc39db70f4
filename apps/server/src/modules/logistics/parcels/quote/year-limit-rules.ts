import type { YearMeter } from '@sgb/contract/parcel-views.ts';
import { shopDay, shopMoment } from '@sgb/contract/time.ts';
import { share } from '@sgb/money/convert.ts';
import type { SettingValue } from '../../../../platform/settings/define.ts';
import type { parcelYearLimit } from '../settings.ts';

/** The calendar year of the shop that a moment lies in. */
export function yearOf(now: Date): { readonly year: number; readonly from: Date; readonly to: Date } {
  const year = Number(shopDay(now).slice(0, 4));
  return { year, from: shopMoment(`${year}-01-01`, 0), to: shopMoment(`${year + 1}-01-01`, 0) };
}

export function meterOf(
  usedCents: number,
  parcelCents: number,
  year: number,
  { cents: limitCents, warnBasisPoints }: SettingValue<typeof parcelYearLimit>,
): YearMeter {
  const withThisCents = usedCents + parcelCents;
  const near = withThisCents >= share(limitCents, warnBasisPoints);
  const state = withThisCents > limitCents ? 'over' : near ? 'near' : 'fine';
  return { year, limitCents, usedCents, withThisCents, state };
}
