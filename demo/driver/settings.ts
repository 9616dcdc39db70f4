import { defineSetting } from '@sgb/server/platform/settings/define.ts';
import { z } from 'zod';

/** Transitions the orders of the demo along, a step in so many seconds. Outside the demo it does nothing. */
export const demoDriver = defineSetting(
  'demo.driver',
  z.object({ on: z.boolean(), stepSeconds: z.int().min(5).max(86_400) }),
  { on: true, stepSeconds: 60 },
);
