import type { Settings } from './settings.ts';

/** The settings of a new database. */
export const firstSettings: Settings = {
  get: ({ schema, first }) => schema.parse(first),
  since: () => new Date(0),
};
