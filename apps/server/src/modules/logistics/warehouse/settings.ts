import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const cents = z.int().nonnegative();

export const warehouseTerms = defineSetting(
  'warehouse.terms',
  z.object({
    /** Hours from the gate to the shelf. */
    weighHours: z.int().positive(),
    photos: z.int().min(1).max(8),
    remindDays: z.array(z.int().positive()),
    /** From this day on goods are given up. */
    abandonDay: z.int().positive(),
    /** After the free days, by the day of storage. */
    fees: z.array(z.object({ fromDay: z.int().positive(), centsPerCubicMetre: cents.positive(), minimumCents: cents })),
    extension: z.object({ days: z.int().positive(), cents: cents.positive(), most: z.int().nonnegative() }),
  }),
  {
    weighHours: 24,
    photos: 3,
    remindDays: [45, 55, 60, 75, 90, 110, 118],
    abandonDay: 121,
    fees: [
      { fromDay: 61, centsPerCubicMetre: 1_000, minimumCents: 100 },
      { fromDay: 91, centsPerCubicMetre: 2_000, minimumCents: 200 },
    ],
    extension: { days: 30, cents: 2_000, most: 3 },
  },
);
