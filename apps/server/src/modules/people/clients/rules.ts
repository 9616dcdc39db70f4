import { addressTypes, type IdType, idTypes } from '@sgb/contract/addresses.ts';
import { countryName } from '@sgb/contract/countries.ts';
import { readPhone } from '@sgb/contract/phone.ts';
import { may, type Person } from '@sgb/contract/policy.ts';
import type { ReceiverInput } from '@sgb/contract/receiver-fields.ts';

/** Plain lower-case letters and digits with single spaces: what is searched, and what a search is turned into. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export const addressTypeList = [
  { id: addressTypes.residential, name: 'Home', hint: 'A house, flat or complex' },
  { id: addressTypes.business, name: 'Business', hint: 'An office, shop or school, in working hours' },
  { id: addressTypes.locker, name: 'Locker or pickup point', hint: 'Collected by the receiver with a PIN' },
  { id: addressTypes.ambassadorPickup, name: 'Ambassador pickup', hint: 'Handed over by a group-buy ambassador' },
];

export interface ReceiverLimits {
  readonly personal: number;
  readonly many: number;
}

export function limitOf(person: Person, limits: ReceiverLimits): number {
  return may('manyReceivers', person) ? limits.many : limits.personal;
}

/** Upper case without spaces: one person has one number, however it was typed. */
function plainIdNumber(typed: string): string {
  return typed.replaceAll(' ', '').toUpperCase();
}

const shownSigns = 3;

export function tailOf(idNumber: string): string {
  return idNumber.slice(-shownSigns);
}

/** As many dots whatever the length: that, too, is nobody's business. */
export const maskedId = (tail: string): string => (tail === '' ? '' : `••••••${tail}`);

export type IdStep = 'keep' | 'clear' | { readonly write: string } | { readonly problem: string };

/** What happens to the number that is kept: an empty field changes nothing, for nobody can see what is in it. */
export function idStep(keptType: IdType, { idType, idNumber }: Pick<ReceiverInput, 'idType' | 'idNumber'>): IdStep {
  if (idType === idTypes.none) return 'clear';
  if (idNumber !== '') return { write: plainIdNumber(idNumber) };
  if (idType === keptType) return 'keep';
  return { problem: idType === idTypes.passport ? 'Enter the passport number.' : 'Enter the ID number, 13 digits.' };
}

function e164(typed: string, countryId: ReceiverInput['countryId']): string {
  const phone = typed ? readPhone(typed, countryId) : null;
  return phone && 'e164' in phone ? phone.e164 : '';
}

export type Contact = Omit<ReceiverInput, 'id' | 'idType' | 'idNumber' | 'isDefault'>;

/** What is stored of an accepted entry: numbers in one form, and the text that a search looks in. */
export function contactOf({ id: _, idType: __, idNumber: ___, isDefault: ____, ...entered }: ReceiverInput) {
  const contact = {
    ...entered,
    email: entered.email.toLowerCase(),
    mobile: e164(entered.mobile, entered.countryId),
    altMobile: e164(entered.altMobile, entered.countryId),
  };
  return { ...contact, folded: searchTextOf(contact) };
}

function searchTextOf(contact: Contact): string {
  const { firstName, lastName, label, mobile, altMobile, email, street, unit, suburb, city, province, postcode } =
    contact;
  const place = [unit, street, suburb, city, province, postcode, countryName(contact.countryId)];
  const text = fold([firstName, lastName, label, email, ...place].join(' '));
  // People type numbers with a 0 in front, or with the code of the country.
  return [text, mobile.slice(1), altMobile.slice(1)].filter(Boolean).join(' ');
}

/** The words a receiver must have all of. A number is looked for without the 0 or + it is dialled with. */
export function wordsOf(keyword: string): string[] {
  const digits = keyword.replace(/[\s()+-]/g, '');
  if (/^\d{4,}$/.test(digits)) return [digits.replace(/^00?/, '')];
  return fold(keyword).split(' ').filter(Boolean);
}

/** Two receivers with the same name, number and street are one. */
export function sameness(contact: Pick<Contact, 'firstName' | 'lastName' | 'mobile' | 'street' | 'unit'>): string {
  return fold([contact.firstName, contact.lastName, contact.mobile, contact.street, contact.unit].join(' '));
}

interface PlaceNames {
  readonly suburb: string;
  readonly city: string;
  readonly province: string;
  readonly postcode: string;
  readonly country: string;
}

/** What a place is called in lists; a town that is its own suburb is not named twice. */
export function placeWords({ suburb, city, province, postcode, country }: PlaceNames): { label: string; text: string } {
  const said = (parts: readonly string[]) =>
    parts.filter((part, i) => part !== '' && parts.indexOf(part) === i).join(', ');
  return { label: said([suburb, city, postcode]), text: said([suburb, city, province, postcode, country]) };
}
