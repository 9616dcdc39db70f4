import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

export const uploadsLimits = defineSetting(
  'uploads.limits',
  z.object({
    accountMegabytes: z.int().positive(),
    /** Files that one account may have on their way at once. */
    onTheirWay: z.int().positive(),
    /** How long a broken upload waits to be resumed, and a file for the form that uses it. */
    keepHours: z.int().min(1).max(720),
  }),
  { accountMegabytes: 500, onTheirWay: 20, keepHours: 24 },
);
