/** Choices of the registration, product document section 9. This file brings no schema into pages. */
export const registrationVersion = '20220520';

export const registrationKinds = ['personal', 'business', 'groupbuy'] as const;
export type RegistrationKind = (typeof registrationKinds)[number];

export interface Option {
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
