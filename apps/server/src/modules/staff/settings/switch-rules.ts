import { z } from 'zod';
import type { Setting } from '../../../platform/settings/define.ts';

/** What a switch is called, and what it does: in words for whoever turns it. */
interface Words {
  readonly title: string;
  readonly whenOn: string;
  readonly whenOff: string;
}

/** A setting that is yes or no, has a field that is, or names what is on. */
export const switchWords: Readonly<Record<string, Words>> = {
  'access.staff.secondFactor': {
    title: 'A code of the phone for staff',
    whenOn: 'Staff log in with their password and a code of their phone, but for those who are named as exempt.',
    whenOff: 'Staff log in with their password alone.',
  },
  'membership.banner': {
    title: 'Invitation to a membership',
    whenOn: 'The account menu invites shoppers without a membership to one.',
    whenOff: 'The account menu says nothing of memberships to shoppers without one.',
  },
  'recharge.bonus.on': {
    title: 'Bonus for recharges',
    whenOn: 'Whoever recharges enough gets a bonus on top, as the setting says.',
    whenOff: 'Nobody gets a bonus for a recharge. What was given stays.',
  },
  'recharge.gateways.payfast': {
    title: 'PayFast',
    whenOn: 'Shoppers may recharge with PayFast: cards and instant EFT.',
    whenOff: 'PayFast is not offered. What is on its way there is still credited.',
  },
  'recharge.gateways.ozow': {
    title: 'Ozow',
    whenOn: 'Shoppers may recharge with Ozow: straight from their bank.',
    whenOff: 'Ozow is not offered. What is on its way there is still credited.',
  },
  'recharge.gateways.yoco': {
    title: 'Yoco',
    whenOn: 'Shoppers may recharge with Yoco: cards.',
    whenOff: 'Yoco is not offered. What is on its way there is still credited.',
  },
  'demo.driver.on': {
    title: 'Somebody who plays our staff (demo)',
    whenOn: 'What shoppers of the demo pay for is bought, packed and delivered by itself.',
    whenOff: 'Nothing of the demo moves unless somebody does it.',
  },
};

type Known = Pick<Setting, 'name' | 'first' | 'schema'>;

const fieldOf = ({ name }: Pick<Setting, 'name'>, id: string): string => id.slice(name.length + 1);

/** What a list may name, where it names things by their own names: each of them is on or off. */
const namesIn = (schema: Setting['schema']): readonly string[] =>
  schema instanceof z.ZodArray && schema.element instanceof z.ZodEnum ? schema.element.options.map(String) : [];

/** The switches of a setting: itself, its own fields, or each that it may name. What lies deeper is part of a list or a table. */
export function switchesOf({ name, first, schema }: Known): readonly string[] {
  if (typeof first === 'boolean') return [name];
  if (Array.isArray(first)) return namesIn(schema).map((each) => `${name}.${each}`);
  if (typeof first !== 'object' || first === null) return [];
  return Object.entries(first).flatMap(([field, value]) => (typeof value === 'boolean' ? [`${name}.${field}`] : []));
}

export function isOn(setting: Pick<Setting, 'name'>, id: string, value: unknown): boolean {
  const field = fieldOf(setting, id);
  if (Array.isArray(value)) return value.includes(field);
  return field === '' ? value === true : (value as Record<string, unknown>)[field] === true;
}

/** The same value with this switch turned. */
export function turned(setting: Pick<Setting, 'name'>, id: string, value: unknown, on: boolean): unknown {
  const field = fieldOf(setting, id);
  if (Array.isArray(value)) return [...value.filter((each) => each !== field), ...(on ? [field] : [])];
  return field === '' ? on : { ...(value as object), [field]: on };
}

/** When it was turned: of all values of its setting those that differ in it, the newest first. */
export function turnsOf<Held extends { readonly on: boolean }>(newestFirst: readonly Held[]): readonly Held[] {
  return newestFirst.filter(({ on }, place) => on !== newestFirst[place + 1]?.on);
}
