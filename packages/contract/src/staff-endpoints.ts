import * as desk from './console.ts';
import type { Endpoint } from './endpoint.ts';
import * as floor from './floor.ts';
import * as access from './staff-access.ts';

export const staffEndpoints = [
  access.staffLogin,
  access.resetFactor,
  access.endSession,
  desk.getToday,
  desk.findAnything,
  floor.scanCode,
  floor.getFloorPaper,
] as const satisfies readonly Endpoint[];
