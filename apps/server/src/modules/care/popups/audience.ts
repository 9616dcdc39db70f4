import { type CountryId, countryName } from '@sgb/contract/countries.ts';
import { customerTypes, type UserType, userTypes, type VipLevel } from '@sgb/contract/people.ts';
import { type AccountTypeName, type Audience, tierLevels } from '@sgb/contract/popup-audiences.ts';
import { addDays } from '@sgb/contract/time.ts';

/** What is known of somebody without asking, and what has to be asked for. */
interface Known {
  readonly accountId: number;
  readonly vipLevel: VipLevel;
  readonly userType: UserType;
  readonly customerType: number;
}

export interface Asked {
  readonly countryId: CountryId;
  readonly suburb: string;
  readonly boughtAt: Date | null;
}

const typeNames: Partial<Record<UserType, AccountTypeName>> = {
  [userTypes.normalPersonal]: 'personal',
  [userTypes.normalBusiness]: 'business',
  [userTypes.header]: 'ambassador',
  [userTypes.member]: 'member',
  [userTypes.bigCustomer]: 'bigcustomer',
};

export const userTypeOf = (name: string): UserType | undefined => {
  const [code] = Object.entries(typeNames).find(([, each]) => each === name) ?? [];
  return code === undefined ? undefined : (Number(code) as UserType);
};

const isLevel = (level: number) => (name: string) => tierLevels[name as keyof typeof tierLevels] === level;
const sameWords = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether somebody's own row has to be read to say who is meant. */
export const needsAsking = ({ kind }: Audience): boolean => ['country', 'suburb', 'bought'].includes(kind);

/** Whether somebody is meant. */
export function isMeant({ kind, of }: Audience, known: Known, asked: Asked | undefined, now: Date): boolean {
  switch (kind) {
    case 'everybody':
      return true;
    case 'tier':
      return of.some(isLevel(known.vipLevel));
    case 'accounttype':
      return of.some((name) =>
        name === 'influencer' ? known.customerType === customerTypes.influencer : typeNames[known.userType] === name,
      );
    case 'accounts':
      return of.includes(String(known.accountId));
    case 'country':
      return asked !== undefined && of.includes(countryName(asked.countryId));
    case 'suburb':
      return asked !== undefined && of.some((name) => sameWords(name, asked.suburb));
    case 'bought':
      return Boolean(asked?.boughtAt && asked.boughtAt > addDays(now, -Number(of[0])));
  }
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Whom it is for, in words for staff. */
export function audienceWords({ kind, of }: Audience): string {
  if (kind === 'everybody') return 'Everybody';
  if (kind === 'bought') return `Who bought in the last ${of[0]} days`;
  if (kind === 'accounts') return `A list of ${of.length} ${of.length === 1 ? 'account' : 'accounts'}`;
  const what = { tier: 'Tier', accounttype: 'Account type', country: 'In', suburb: 'In' }[kind];
  return `${what} ${listed(of)}`;
}

const number = (value: number) => value.toLocaleString('en-US');

/** How many an audience has, so that nobody misses that it is nobody, or everybody. */
export function previewWords({ kind }: Audience, people: number, all: number): string {
  if (people === 0) return 'Nobody: at this moment not one person fits.';
  if (kind === 'everybody') return `Everybody: all ${number(all)} people, and guests see a notice on the home page.`;
  if (people === all) return `Everybody: all ${number(all)} people fit.`;
  return `${number(people)} of ${number(all)} people.`;
}
