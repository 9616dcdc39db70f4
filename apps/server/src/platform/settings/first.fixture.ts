import { settingDefinitions } from './definitions.ts';
import type { Settings } from './settings.ts';

/** The settings of a new database. */
export const firstSettings: Settings = {
  get: (name) => settingDefinitions[name].schema.parse(settingDefinitions[name].first) as never,
  since: () => new Date(0),
};
