import { countries } from './countries.ts';

/** Whom a pop-up of staff is for (community, section 10): the kind says what the words of `of` name. */
export const audienceKinds = ['everybody', 'tier', 'accounttype', 'country', 'suburb', 'bought', 'accounts'] as const;
export type AudienceKind = (typeof audienceKinds)[number];

/** Tiers of membership by name, and the level that an account carries. */
export const tierLevels = { none: 0, silver: 3, golden: 2, platinum: 1 } as const;

const accountTypeNames = ['personal', 'business', 'ambassador', 'member', 'bigcustomer', 'influencer'] as const;
export type AccountTypeName = (typeof accountTypeNames)[number];

/** The longest list of accounts, and the longest time since somebody bought. */
export const mostAccounts = 1_000;
const mostBoughtDays = 365;

export interface Audience {
  readonly kind: AudienceKind;
  readonly of: readonly string[];
}

const isOneOf = (names: readonly string[]) => (word: string) => names.includes(word);

const fits: Record<AudienceKind, (word: string) => boolean> = {
  everybody: () => false,
  tier: isOneOf(Object.keys(tierLevels)),
  accounttype: isOneOf(accountTypeNames),
  country: isOneOf(countries.map(({ name }) => name)),
  suburb: () => true,
  bought: (word) => /^[1-9]\d{0,2}$/.test(word) && Number(word) <= mostBoughtDays,
  accounts: () => true,
};

const wanted: Record<AudienceKind, string> = {
  everybody: 'Everybody needs no names.',
  tier: `Name tiers: ${Object.keys(tierLevels).join(', ')}.`,
  accounttype: `Name account types: ${accountTypeNames.join(', ')}.`,
  country: `Name countries: ${countries.map(({ name }) => name).join(', ')}.`,
  suburb: 'Name at least one suburb.',
  bought: `Say in how many days, 1 to ${mostBoughtDays}.`,
  accounts: 'Name at least one account.',
};

/** What is wrong with an audience; undefined when nothing is. */
export function audienceFault({ kind, of }: Audience): string | undefined {
  const least = kind === 'everybody' ? 0 : 1;
  const most = kind === 'everybody' ? 0 : kind === 'bought' ? 1 : mostAccounts;
  return of.length < least || of.length > most || !of.every(fits[kind]) ? wanted[kind] : undefined;
}
