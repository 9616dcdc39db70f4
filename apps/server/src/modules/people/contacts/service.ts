import type { CountryId } from '@sgb/contract/countries.ts';
import { userTypes } from '@sgb/contract/people.ts';
import type { RegistrationKind } from '@sgb/contract/registration-options.ts';
import { addDays } from '@sgb/contract/time.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { opensAt } from '../../../platform/working-time.ts';
import { shopWorkingTime } from '../../base/content/settings.ts';
import { fileAddress } from '../../base/uploads/index.ts';
import { activeAccounts, peopleById, vipLevelOf } from '../identity/index.ts';
import { benefitsOf } from '../membership/index.ts';
import { fewestMembers, shownName, splitNumber } from './rules.ts';
import { contactTerms } from './settings.ts';
import * as store from './store.ts';
import type { ContactKind, ContactReason } from './tables.ts';

/** Somebody who needs a contact; 0 is an account that is not there yet. */
export interface Newcomer {
  readonly accountId: number;
  readonly kind: RegistrationKind;
  readonly countryId: CountryId;
  readonly suburb: string;
  readonly inviterId: number | null;
}

export interface Choice {
  readonly contactId: number;
  readonly kind: ContactKind;
  readonly reason: ContactReason;
}

const activeSince = ({ settings, now }: At): Date => addDays(now, -settings.get(contactTerms).activeDays);

async function ambassadorOf(tx: Tx, newcomer: Newcomer, at: At): Promise<number | undefined> {
  const found = await store.ambassadorsOf(tx, newcomer, newcomer.accountId);
  if (found.length < 2) return found[0]?.accountId;
  const members = await store.membersOf(
    tx,
    found.map(({ accountId }) => accountId),
  );
  const ids = members.map(({ accountId }) => accountId);
  const active = await activeAccounts(tx, ids, activeSince(at), at.now);
  const candidates = found.map((each) => ({
    ...each,
    activeMembers: members.filter(({ accountId, contactId }) => contactId === each.accountId && active.has(accountId))
      .length,
  }));
  return fewestMembers(candidates)?.accountId;
}

/**
 * Rules document, section 1: the owner of the invite code, else the suburb's ambassador with the fewest active members,
 * else the consultant whose turn it is. Null when nobody serves yet.
 */
export async function chooseContact(tx: Tx, newcomer: Newcomer, at: At): Promise<Choice | null> {
  await store.holdTurns(tx);
  const inviter = newcomer.inviterId === null ? null : await store.servingPerson(tx, newcomer.inviterId);
  if (inviter && inviter.accountId !== newcomer.accountId) {
    await store.takeTurn(tx, inviter.accountId);
    return { contactId: inviter.accountId, kind: inviter.kind, reason: 'invite' };
  }
  // Group-buys are not for businesses: their contact is a consultant.
  const local = newcomer.kind !== 'business' && newcomer.suburb ? await ambassadorOf(tx, newcomer, at) : undefined;
  if (local !== undefined) {
    await store.takeTurn(tx, local);
    return { contactId: local, kind: 'ambassador', reason: 'suburb' };
  }
  const consultant = await store.nextConsultant(tx, newcomer.accountId);
  return consultant === undefined ? null : { contactId: consultant, kind: 'consultant', reason: 'turn' };
}

/** Gives a contact to an account that has none or loses its own; `without` an ambassador, if so wished. */
export async function assign(tx: Tx, newcomer: Newcomer, at: At): Promise<Choice | null> {
  const choice = await chooseContact(tx, newcomer, at);
  if (choice) await store.setContact(tx, newcomer.accountId, choice, at.now);
  return choice;
}

/** Who an account turns to. Accounts from before there was anybody get one now. */
export async function contactOf(call: Call<'shopper'>): Promise<store.Serving | null> {
  const { accountId, staff } = call.session;
  const known = await call.db.read((reader) => store.servingContact(reader, accountId));
  if (known || staff) return known ?? null;
  const at = await atOf(call);
  return call.db.transact(async (tx) => {
    const [self] = await peopleById(tx, [accountId]);
    if (!self) return null;
    const business = self.userType === userTypes.normalBusiness || self.userType === userTypes.bigCustomer;
    const kind = business ? 'business' : 'personal';
    return assign(tx, { accountId, kind, countryId: self.countryId, suburb: self.suburb, inviterId: null }, at);
  });
}

/** The country code and number that the product document puts into the login info; empty without a contact. */
export async function contactNumber(reader: Sql, accountId: number) {
  const serving = await store.servingContact(reader, accountId);
  const [person] = serving ? await peopleById(reader, [serving.contactId]) : [];
  return splitNumber(person?.mobile ?? null);
}

export async function getPerson(call: Call<'shopper'>) {
  const serving = await contactOf(call);
  const settings = await call.settings();
  const opens = opensAt(settings.get(shopWorkingTime), call.clock.now());
  const people = serving
    ? await call.db.read((reader) => peopleById(reader, [serving.contactId, call.session.accountId]))
    : [];
  const self = people.find(({ id }) => id === call.session.accountId);
  const person = people.find(({ id }) => id === serving?.contactId);
  return {
    person:
      person && serving
        ? {
            id: person.id,
            name: shownName(person),
            kind: serving.kind,
            avatar: person.avatar ? fileAddress(call, { id: person.avatar, purpose: 'avatar' }) : '',
            ...splitNumber(person.mobile),
          }
        : null,
    opensAt: opens?.toISOString() ?? '',
    answerHours: benefitsOf(self ? vipLevelOf(self, call.clock.now()) : 0, settings).answerHours,
  };
}
