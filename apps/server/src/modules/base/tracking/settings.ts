import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const link = z.url({ protocol: /^https$/ });

/** How many days single events are kept; the daily figures stay. */
export const trackingKeepDays = defineSetting('tracking.keepDays', z.int().min(2).max(3650), 90);

/** The advertiser's pixel; without a number there is none, and nothing asks for consent. */
export const trackingPixel = defineSetting(
  'tracking.pixel',
  z.object({ id: z.string().regex(/^\d{0,20}$/), address: link }),
  { id: '', address: 'https://www.facebook.com/tr' },
);
