import type { VipLevel } from '@sgb/contract/people.ts';
import type { BasisPoints } from '@sgb/money/convert.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { feesService, membershipNone, membershipTiers } from './settings.ts';

/** Everything that a membership changes. Whoever prices, stores, rewards or answers asks here and nowhere else. */
export interface Benefits {
  readonly serviceFee: { readonly basisPoints: BasisPoints; readonly aboveBasisPoints: BasisPoints };
  readonly freightBasisPoints: BasisPoints;
  readonly storageDays: number;
  readonly scoinPercent: number;
  readonly photos: number;
  readonly answerHours: number;
  readonly coupons: { readonly count: number; readonly template: string };
}

export function benefitsOf(level: VipLevel, settings: Settings): Benefits {
  if (level === 0) {
    const { basisPoints, aboveBasisPoints } = settings.get(feesService);
    return {
      ...settings.get(membershipNone),
      serviceFee: { basisPoints, aboveBasisPoints },
      coupons: { count: 0, template: '' },
    };
  }
  const { prices: _, basisPoints, aboveBasisPoints, ...perks } = settings.get(membershipTiers)[level];
  return { ...perks, serviceFee: { basisPoints, aboveBasisPoints } };
}
