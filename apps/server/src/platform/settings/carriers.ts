import { z } from 'zod';

const days = z.int().min(0).max(365);

export const carrierSettings = {
  /** Who carries parcels: the demo's own carrier, or one over the network. */
  'parcel.carrier': {
    schema: z.object({ name: z.enum(['demo', 'http']) }),
    first: { name: 'demo' },
  },
  /** The clocks of a parcel that has left, and how it is handed over. */
  'parcel.delivery': {
    schema: z.object({
      /** Without a scan for so long, it counts as lost. */
      lostAirDays: days,
      lostSeaDays: days,
      /** Wrong codes until nobody may try for a while. */
      codeTries: z.int().min(1).max(20),
      codeLockHours: z.int().min(1).max(720),
      /** From Johannesburg to the receiver. */
      mileDays: z.object({ from: days, to: days }),
    }),
    first: {
      lostAirDays: 45,
      lostSeaDays: 90,
      codeTries: 5,
      codeLockHours: 24,
      mileDays: { from: 1, to: 3 },
    },
  },
} as const satisfies Record<string, { schema: z.ZodType; first: unknown }>;
