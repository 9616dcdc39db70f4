/** Choices of the registration, product document section 9. This file brings no schema into pages. */
export const registrationVersion = '20220520';

export const registrationKinds = ['personal', 'business', 'groupbuy'] as const;
export type RegistrationKind = (typeof registrationKinds)[number];

interface Option {
  readonly id: number;
  readonly label: string;
}

export const sources = [
  { id: 1, label: 'Facebook Ads' },
  { id: 2, label: 'Facebook Group' },
  { id: 3, label: 'Google' },
  { id: 4, label: 'Whatsapp group' },
  { id: 5, label: 'Youtube' },
  { id: 6, label: 'Tiktok' },
  { id: 7, label: 'Linkedin/Quora/Gumtree' },
  { id: 8, label: 'Others' },
] as const satisfies readonly Option[];

export const purposes = [
  { id: 1, label: 'Personal use' },
  { id: 2, label: 'Pre-order/Runner' },
  { id: 3, label: 'Purchase as stock' },
] as const satisfies readonly Option[];

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

/** Where a suburb is needed; elsewhere a city is enough, and may be left out. */
export const suburbCountries: readonly number[] = [1, 7];
