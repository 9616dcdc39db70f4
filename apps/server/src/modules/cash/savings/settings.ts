import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const cents = z.int().nonnegative();

/** Money that is saved for a goal; it earns no interest, which would make a bank of us. */
export const savingsJar = defineSetting(
  'savings.jar',
  z.object({ minCents: cents.positive(), maxTargetCents: cents.positive() }),
  { minCents: 100, maxTargetCents: 10_000_000 },
);
