import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

/** How many receivers an account may keep, and how many a file may bring at once. */
export const clientsLimits = defineSetting(
  'clients.limits',
  z.object({ personal: z.int().positive(), many: z.int().positive(), importRows: z.int().min(1).max(500) }),
  { personal: 50, many: 500, importRows: 500 },
);
