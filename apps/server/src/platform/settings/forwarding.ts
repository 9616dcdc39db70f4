import { z } from 'zod';

export const forwardingSettings = {
  /** Parcels that shoppers send to our warehouse in China themselves. */
  'forwarding.terms': {
    schema: z.object({
      /** How long a parcel that nobody knows lies on its shelf. */
      shelfDays: z.int().min(1).max(365),
      /** How long we wait for a parcel that was declared. */
      waitDays: z.int().min(1).max(365),
      /** How many of one shopper may be on their way at once. */
      most: z.int().min(1).max(1000),
      couriers: z.array(z.string().min(1).max(40)).min(1),
    }),
    first: {
      shelfDays: 30,
      waitDays: 60,
      most: 50,
      couriers: [
        'SF Express',
        'ZTO',
        'YTO',
        'STO',
        'Yunda',
        'J&T',
        'JD Logistics',
        'EMS / China Post',
        'Deppon',
        'Other',
      ],
    },
  },
  /** Ships by sea what would begin to cost storage, for those who want that. */
  'storage.autopilot': {
    schema: z.object({
      /** How many days before it ships the shopper is told. */
      tellDays: z.int().min(0).max(30),
      /** What has to leave within so many days goes along. */
      togetherDays: z.int().min(0).max(60),
    }),
    first: { tellDays: 3, togetherDays: 14 },
  },
} as const;
