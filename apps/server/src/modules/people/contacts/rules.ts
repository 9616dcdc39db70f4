import { countries } from '@sgb/contract/countries.ts';
import { dayMs } from '@sgb/contract/time.ts';

export interface Candidate {
  readonly accountId: number;
  readonly activeMembers: number;
  /** Smaller: served longer ago. */
  readonly turn: number;
}

/** The ambassador with the fewest active members; among equals, whoever was given somebody longest ago. */
export function fewestMembers(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.toSorted(
    (one, other) => one.activeMembers - other.activeMembers || one.turn - other.turn || one.accountId - other.accountId,
  )[0];
}

/** +27821234567 as the country code and the number that the product document keeps apart. */
export function splitNumber(e164: string | null): { readonly countryCode: string; readonly cellphone: string } {
  const digits = e164?.replace(/^\+/, '') ?? '';
  const country = countries.find(({ phoneCode }) => digits.startsWith(phoneCode));
  return country
    ? { countryCode: country.phoneCode, cellphone: digits.slice(country.phoneCode.length) }
    : { countryCode: '', cellphone: '' };
}

/** How a contact is called: first name and initial, as much as a shopper needs to know. */
export function shownName(person: {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
}): string {
  if (!person.firstName) return person.username;
  const [initial] = person.lastName;
  return initial ? `${person.firstName} ${initial}.` : person.firstName;
}

export interface BindingState {
  /** When they were last bound, or left an ambassador by themselves; null for a first binding. */
  readonly changedAt: Date | null;
  readonly openParcels: boolean;
  readonly balanceCents: number;
  readonly confirmed: boolean;
}

/** Why somebody cannot be bound to another ambassador, or to their first; null when they can. */
export function bindingFault(
  { changedAt, openParcels, balanceCents, confirmed }: BindingState,
  { minimumCents, settledDays }: { readonly minimumCents: number; readonly settledDays: number },
  now: Date,
): 'confirmAgain' | 'rechargeNeeded' | null {
  if (!changedAt) return balanceCents < minimumCents ? 'rechargeNeeded' : null;
  const young = now.getTime() - changedAt.getTime() < settledDays * dayMs;
  return (openParcels || young) && !confirmed ? 'confirmAgain' : null;
}
