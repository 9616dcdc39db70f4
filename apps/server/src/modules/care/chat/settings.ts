import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

export const chatTerms = defineSetting(
  'chat.terms',
  z.object({
    /** Messages that one side may write in a minute. */
    perMinute: z.int().min(1).max(600),
    /** Windows of one person that one server process keeps up to date. */
    streams: z.int().min(1).max(50),
    /** How long a browser may be away and still be told only what it missed. */
    keepDays: z.int().min(1).max(365),
  }),
  { perMinute: 30, streams: 6, keepDays: 14 },
);
