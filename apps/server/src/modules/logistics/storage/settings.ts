import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

/** Ships by sea what would begin to cost storage, for those who want that. */
export const storageAutopilot = defineSetting(
  'storage.autopilot',
  z.object({
    /** How many days before it ships the shopper is told. */
    tellDays: z.int().min(0).max(30),
    /** What has to leave within so many days goes along. */
    togetherDays: z.int().min(0).max(60),
  }),
  { tellDays: 3, togetherDays: 14 },
);
