import { messageSubtypes } from '@sgb/contract/message-types.ts';
import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

export const popupTerms = defineSetting(
  'popups.terms',
  z.object({
    /** How many somebody sees on one day, surveys and the suburb aside. */
    perDay: z.int().min(1).max(20),
    /** One that was handed out and never said to be seen, because its answer was lost, is handed out again after so long. */
    againSeconds: z.int().min(5).max(3600),
    /** After so long a pop-up tells of an important message that nobody read, but not of one that is older than these days. */
    unreadHours: z.int().min(1).max(240),
    unreadDays: z.int().min(2).max(90),
    /** Which messages are important, by their subtype. */
    important: z.array(z.literal(Object.values(messageSubtypes))),
    /** What the coupons of one pop-up may take off at most, for all of its audience together. */
    couponCents: z.int().nonnegative(),
  }),
  {
    perDay: 3,
    againSeconds: 60,
    unreadHours: 24,
    unreadDays: 14,
    important: [messageSubtypes.money, messageSubtypes.quality],
    couponCents: 5_000_000,
  },
);
