import { share } from '@sgb/money/convert.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';
import type { HelpNeeds } from './modules/base/content/index.ts';
import { ordersTerms } from './modules/buying/orders/settings.ts';
import { warehouseTerms } from './modules/logistics/warehouse/settings.ts';
import { feesService, membershipTiers } from './modules/people/membership/settings.ts';
import type { Settings } from './platform/settings/settings.ts';

/** What help texts say that follows from several settings, by the names that they use. */
export const helpFacts: HelpNeeds['facts'] = {
  'help.firstFeeDays'(settings) {
    const [first, second] = settings.get(warehouseTerms).fees;
    return `${first?.fromDay} to ${(second?.fromDay ?? settings.get(warehouseTerms).abandonDay) - 1}`;
  },
  'help.secondFeeDays'(settings) {
    const { fees, abandonDay } = settings.get(warehouseTerms);
    return `${fees[1]?.fromDay} to ${abandonDay - 1}`;
  },
  'help.objectDays': (settings) => String(settings.get(ordersTerms).objectHours / 24),
  /** The service fee for goods of R 4,000.00. */
  'help.exampleFee'(settings) {
    const { basisPoints, upToCents, aboveBasisPoints } = settings.get(feesService);
    const goods = 400_000;
    const below = share(Math.min(goods, upToCents), basisPoints);
    const above = share(Math.max(0, goods - upToCents), aboveBasisPoints);
    return `${formatRand(below)} + ${formatRand(above)} = **${formatRand(below + above)}**`;
  },
  'help.silverOff': (settings) => formatPercent(silverOff(settings)),
  /** From which goods on a month of Silver and its coupon of R 20.00 have paid for themselves. */
  'help.silverPaysFrom'(settings) {
    const price = settings.get(membershipTiers)[3].prices[1] - 2_000;
    return formatRand(Math.ceil((price * 10_000) / Math.max(1, silverOff(settings))));
  },
};

const silverOff = (settings: Settings) =>
  settings.get(feesService).basisPoints - settings.get(membershipTiers)[3].basisPoints;
