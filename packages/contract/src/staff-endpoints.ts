import * as desk from './console.ts';
import type { Endpoint } from './endpoint.ts';
import * as person from './person-desk.ts';
import * as access from './staff-access.ts';

export const staffEndpoints = [
  access.staffLogin,
  access.resetFactor,
  access.endSession,
  desk.getToday,
  desk.findAnything,
  person.getPersonAtGlance,
  person.showContact,
] as const satisfies readonly Endpoint[];
