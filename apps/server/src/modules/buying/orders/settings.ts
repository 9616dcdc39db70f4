import { plusDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const teamHours = z.int().min(1).max(720);

const hours = z.int().min(1).max(8760);
const days = z.int().min(1).max(365);

function dates(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => plusDays(first, place));
}

/** The days that suppliers in China do not work: New Year, Spring Festival, Qingming, Labour Day, Dragon Boat, Mid-Autumn, National Day. */
const firstChinaDaysOff = [
  '2026-01-01',
  ...dates('2026-02-16', 8),
  ...dates('2026-04-04', 3),
  ...dates('2026-05-01', 5),
  ...dates('2026-06-19', 3),
  ...dates('2026-09-25', 3),
  ...dates('2026-10-01', 7),
  '2027-01-01',
  ...dates('2027-02-05', 8),
  ...dates('2027-04-03', 3),
  ...dates('2027-05-01', 5),
  ...dates('2027-06-09', 1),
  ...dates('2027-09-15', 1),
  ...dates('2027-10-01', 7),
];

const cents = z.int().nonnegative();

/** The clocks of an order. */
export const ordersTerms = defineSetting(
  'orders.terms',
  z.object({
    /** Working hours in which a paid order is bought. */
    buyHours: hours,
    chinaDaysOff: z.array(z.iso.date()),
    /** In so many days a supplier sends, and in so many more it is in our warehouse. */
    shipDays: days.default(7),
    arriveDays: days.default(5),
    remindFromDays: days,
    remindEveryHours: hours,
    /** A supplier that has sent nothing by then may be left for nothing. */
    freeCancelDays: days,
    /** From arrival in our warehouse. */
    objectHours: hours,
    autoSignDays: days,
    closeDays: days,
    restoreHours: hours,
  }),
  {
    buyHours: 24,
    chinaDaysOff: firstChinaDaysOff,
    shipDays: 7,
    arriveDays: 5,
    remindFromDays: 3,
    remindEveryHours: 24,
    freeCancelDays: 10,
    objectHours: 120,
    autoSignDays: 10,
    closeDays: 7,
    restoreHours: 24,
  },
);

/** What stays with the shop when an order is given back, and how long an answer takes at most. */
export const refundsTerms = defineSetting(
  'refunds.terms',
  z.object({
    mindHours: hours,
    keptFeeCents: cents,
    handlingCents: cents,
    /** How often in a month the handling costs nothing. */
    freeHandling: z.int().nonnegative(),
    answerDays: z.object({ bought: days, sent: days, arrived: days, stock: days }),
    stockReturnDays: days,
  }),
  {
    mindHours: 24,
    keptFeeCents: 2_000,
    handlingCents: 1_000,
    freeHandling: 1,
    answerDays: { bought: 3, sent: 7, arrived: 15, stock: 3 },
    stockReturnDays: 7,
  },
);

/** How long a team that buys together has to come together, and one for goods that staff flagged as flash. */
export const teamWindows = defineSetting('teams.windows', z.object({ hours: teamHours, flashHours: teamHours }), {
  hours: 72,
  flashHours: 24,
});
