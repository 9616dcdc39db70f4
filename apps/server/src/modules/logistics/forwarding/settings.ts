import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

/** Parcels that shoppers send to our warehouse in China themselves. */
export const forwardingTerms = defineSetting(
  'forwarding.terms',
  z.object({
    /** How long a parcel that nobody knows lies on its shelf. */
    shelfDays: z.int().min(1).max(365),
    /** How long we wait for a parcel that was declared. */
    waitDays: z.int().min(1).max(365),
    /** How many of one shopper may be on their way at once. */
    most: z.int().min(1).max(1000),
    couriers: z.array(z.string().min(1).max(40)).min(1),
  }),
  {
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
);
