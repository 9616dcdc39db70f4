import { countries } from '@sgb/contract/countries.ts';
import { customerTypes } from '@sgb/contract/people.ts';
import { type Audience, tierLevels } from '@sgb/contract/popup-audiences.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { buyersSince } from '../../buying/orders/index.ts';
import { accountsNamed, countPeople, peopleById, type Sought } from '../../people/identity/index.ts';
import { userTypeOf } from './audience.ts';

async function soughtBy(reader: Sql, { kind, of }: Audience, now: Date): Promise<Sought> {
  switch (kind) {
    case 'everybody':
      return {};
    case 'tier':
      return { vipLevels: of.map((name) => tierLevels[name as keyof typeof tierLevels]) };
    case 'accounttype':
      return {
        userTypes: of.flatMap((name) => userTypeOf(name) ?? []),
        customerTypes: of.includes('influencer') ? [customerTypes.influencer] : [],
      };
    case 'country':
      return { countryIds: countries.filter(({ name }) => of.includes(name)).map(({ id }) => id) };
    case 'suburb':
      return { suburbs: of.map((name) => name.trim().toLowerCase()) };
    case 'bought':
      return { ids: await buyersSince(reader, addDays(now, -Number(of[0]))) };
    case 'accounts':
      return { ids: of.map(Number) };
  }
}

/** How many people an audience has now, whose accounts are known by their numbers. */
export async function countAudience(reader: Sql, audience: Audience, now: Date) {
  return countPeople(reader, await soughtBy(reader, audience, now));
}

const strangers = (names: readonly string[], what: string) =>
  refuse('badInput', `${what}: ${names.slice(0, 5).join(', ')}.`, { field: 'audience.of' });

/** The same audience with the numbers of its accounts in place of their names; those that nobody has are named. */
export async function resolved(reader: Sql, audience: Audience): Promise<Audience | Refusal> {
  if (audience.kind !== 'accounts') return audience;
  const found = await accountsNamed(reader, audience.of);
  const known = new Set(found.map(({ username }) => username.toLowerCase()));
  const strange = audience.of.filter((name) => !known.has(name.toLowerCase()));
  if (strange.length > 0) return strangers(strange, 'No account has this username');
  return { kind: 'accounts', of: found.map(({ id }) => String(id)) };
}

/** Those who are named although no pop-up of staff is for them. */
export async function staffNamed(reader: Sql, { kind, of }: Audience): Promise<Refusal | undefined> {
  if (kind !== 'accounts') return undefined;
  const staff = (await peopleById(reader, of.map(Number))).filter(({ staffRole }) => staffRole !== null);
  const names = staff.map(({ username }) => username);
  return names.length > 0 ? strangers(names, 'Pop-ups are for shoppers, and this is one of us') : undefined;
}
