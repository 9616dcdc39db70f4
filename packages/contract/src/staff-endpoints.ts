import { listAudit } from './audit.ts';
import * as desk from './console.ts';
import type { Endpoint } from './endpoint.ts';
import * as settings from './settings-desk.ts';
import * as access from './staff-access.ts';

export const staffEndpoints = [
  access.staffLogin,
  access.resetFactor,
  access.endSession,
  desk.getToday,
  desk.findAnything,
  listAudit,
  settings.listSettings,
  settings.getSetting,
  settings.previewSetting,
  settings.changeSetting,
] as const satisfies readonly Endpoint[];
