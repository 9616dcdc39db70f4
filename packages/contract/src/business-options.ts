import type { Option } from './registration-options.ts';

/** What only companies are asked when they register. */
export const jobTypes = [
  { id: 1, label: 'Part-time' },
  { id: 2, label: 'Full time' },
] as const satisfies readonly Option[];

export const workerBands = [
  { id: 0, label: 'Own account' },
  { id: 1, label: 'Micro, 1-4' },
  { id: 2, label: 'Small, 5-9' },
  { id: 3, label: 'Medium, 10-49' },
  { id: 4, label: 'Large, 50 or more' },
] as const satisfies readonly Option[];

export const noSite = 3;
export const siteTypes = [
  { id: 1, label: 'Built via Shopify' },
  { id: 2, label: 'Built via others' },
  { id: noSite, label: 'No' },
] as const satisfies readonly Option[];

export const monthlyBands = [
  { id: 1, label: '0-2000R' },
  { id: 2, label: '2001-5000R' },
  { id: 3, label: '5001-10000R' },
  { id: 4, label: 'above 10000R' },
] as const satisfies readonly Option[];
