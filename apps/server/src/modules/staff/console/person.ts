import { countryName } from '@sgb/contract/countries.ts';
import { tierNames } from '@sgb/contract/membership-plans.ts';
import type { getPersonAtGlance, seeAsPerson, showContact } from '@sgb/contract/person-desk.ts';
import { may } from '@sgb/contract/policy.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import { noteAudit } from '../../../platform/audit/scope.ts';
import type { Desk } from '../../../platform/desk.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { balancesOf, spendableOf } from '../../books/ledger/index.ts';
import { servingContact, shownName } from '../../people/contacts/index.ts';
import {
  maskedEmail,
  maskedMobile,
  openSeen,
  peopleById,
  standingOf,
  vipLevelOf,
} from '../../people/identity/index.ts';
import { flagsOf } from './person-rules.ts';

type StaffCall = Call<'staff'>;

const nobody = () => refuse('notFound', 'We could not find that person.');

/** All that service needs to know of somebody, from each module that knows something. */
export async function personAtGlance(
  call: StaffCall,
  { id }: z.output<typeof getPersonAtGlance.input>,
  desks: readonly Desk[],
) {
  const parts = desks.flatMap(({ people = [] }) => people).filter(({ right }) => may(right, call.session.person));
  const now = call.clock.now();
  return call.db.read(async (reader) => {
    const standing = await standingOf(reader, id);
    const serving = await servingContact(reader, id);
    const [person, contact] = await inOrder(await peopleById(reader, serving ? [id, serving.contactId] : [id]), id);
    if (!person || !standing) return nobody();
    const balances = await balancesOf(reader, id);
    const found = await Promise.all(parts.map((part) => part.read(reader, id)));
    const level = vipLevelOf(person, now);
    return {
      id,
      username: person.username,
      name: [person.firstName, person.lastName].filter(Boolean).join(' '),
      country: countryName(person.countryId),
      suburb: person.suburb,
      createdAt: person.createdAt.toISOString(),
      tier: tierNames[level],
      tierUntil: level > 0 ? (person.vipUntil?.toISOString() ?? '') : '',
      email: maskedEmail(person.email),
      emailVerified: person.emailVerifiedAt !== null,
      mobile: maskedMobile(person.mobile),
      mobileVerified: person.mobileVerifiedAt !== null,
      contact: contact ? shownName(contact) : '',
      company: standing.company,
      flags: flagsOf({ ...standing, ...person }),
      wallet: [
        { name: 'Can be spent', value: formatRand(spendableOf(balances)) },
        { name: 'Of it bonus', value: formatRand(balances.get('bonus') ?? 0) },
        { name: 'Set aside', value: formatRand(balances.get('frozen') ?? 0) },
        { name: 'Commission', value: formatRand(balances.get('commission') ?? 0) },
        { name: 'Savings jar', value: formatRand(balances.get('jar') ?? 0) },
        { name: 'S Coin', value: formatCount(balances.get('scoin') ?? 0) },
      ],
      parts: parts.map(({ name, title, kind }, place) => {
        const { total = 0, items = [] } = found[place] ?? {};
        return { name, title, kind, total, items: items.map((item) => ({ ...item, at: item.at.toISOString() })) };
      }),
    };
  });
}

/** The person themself first. */
const inOrder = <Row extends { readonly id: number }>(rows: readonly Row[], id: number) => [
  rows.find((row) => row.id === id),
  rows.find((row) => row.id !== id),
];

/** As a transaction, though it only reads: who looked, and why, is written down with it. */
export async function contactOfPerson(call: StaffCall, { id }: z.output<typeof showContact.input>) {
  noteAudit({ subject: `person ${id}`, accounts: [id] });
  return call.db.transact(async (tx) => {
    const [person] = await peopleById(tx, [id]);
    return person ? { email: person.email, mobile: person.mobile ?? '' } : nobody();
  });
}

/** Who looked as whom, and why, is written down with it. */
export async function seeAs(call: StaffCall, { id, reason }: z.output<typeof seeAsPerson.input>) {
  noteAudit({ subject: `person ${id}`, accounts: [id] });
  return call.db.transact((tx) => openSeen(call, tx, id, reason));
}
