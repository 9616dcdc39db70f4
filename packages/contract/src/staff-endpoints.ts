import * as desk from './console.ts';
import type { Endpoint } from './endpoint.ts';
import * as access from './staff-access.ts';

export const staffEndpoints = [
  access.staffLogin,
  access.resetFactor,
  access.endSession,
  desk.getToday,
  desk.findAnything,
] as const satisfies readonly Endpoint[];
