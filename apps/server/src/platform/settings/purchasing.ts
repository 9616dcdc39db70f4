import { z } from 'zod';

const cents = z.int().nonnegative();
const text = z.string().min(1);

export const purchasingSettings = {
  /** How our buyers buy: what the shop takes on itself, and how often suppliers are asked. */
  'purchasing.terms': {
    schema: z.object({
      /** A dearer price that is ours. */
      absorbBasisPoints: z.int().min(0).max(10_000),
      /** A difference of freight inside China that nobody speaks of. */
      absorbFreightCents: cents,
      /** The pauses between two questions to a supplier: twice as long each time that nothing has changed. */
      pullMinutes: z.int().min(1).max(1440),
      pullMostMinutes: z.int().min(1).max(10_080),
    }),
    first: { absorbBasisPoints: 200, absorbFreightCents: 1_000, pullMinutes: 15, pullMostMinutes: 240 },
  },
  /** Where suppliers send to. */
  'warehouse.address': {
    schema: z.object({
      fullName: text,
      mobile: z.string().regex(/^1\d{10}$/),
      postCode: z.string(),
      province: text,
      city: text,
      area: z.string(),
      address: text,
    }),
    first: {
      fullName: 'SGB 仓库',
      mobile: '13800000000',
      postCode: '510000',
      province: '广东省',
      city: '广州市',
      area: '白云区',
      address: '示范路1号 SGB 仓库',
    },
  },
  'warehouse.terms': {
    schema: z.object({
      /** Hours from the gate to the shelf. */
      weighHours: z.int().positive(),
      photos: z.int().min(1).max(8),
      remindDays: z.array(z.int().positive()),
      /** From this day on goods are given up. */
      abandonDay: z.int().positive(),
      /** After the free days, by the day of storage. */
      fees: z.array(
        z.object({ fromDay: z.int().positive(), centsPerCubicMetre: cents.positive(), minimumCents: cents }),
      ),
      extension: z.object({ days: z.int().positive(), cents: cents.positive(), most: z.int().nonnegative() }),
    }),
    first: {
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
  },
  /** Working hours from the payment to the courier, for goods on our own shelves. */
  'stock.dispatchHours': { schema: z.int().positive(), first: 9 },
  /** Moves the orders of the demo along, a step in so many seconds. Outside the demo it does nothing. */
  'demo.driver': {
    schema: z.object({ on: z.boolean(), stepSeconds: z.int().min(5).max(86_400) }),
    first: { on: true, stepSeconds: 60 },
  },
} as const;
