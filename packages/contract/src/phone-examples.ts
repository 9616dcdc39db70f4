import type { CountryId } from './countries.ts';

/** How a number may look, for hints. */
export const phoneExamples: Readonly<Record<CountryId, string>> = {
  1: '082 123 4567',
  2: '84 123 4567',
  3: '097 123 4567',
  4: '077 123 4567',
  5: '081 123 4567',
  6: '088 123 4567',
  7: '5812 3456',
  8: '71 234 567',
};
