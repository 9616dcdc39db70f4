import { ambassadorStates } from '@sgb/contract/group-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import { insertAmbassador, lastOf, recordMove } from '@sgb/server/modules/community/ambassadors/seed.ts';
import { servingContact } from '@sgb/server/modules/people/contacts/index.ts';
import { beginBinding, replaceAreas, savePerson, setContact } from '@sgb/server/modules/people/contacts/seed.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Tx } from '@sgb/server/platform/db/database.ts';
import { worldDay } from './catalogue/product.ts';

const consultants = ['service', 'consultant'];

/** Everybody else of the demo gets a contact when they first look for one. */
const givenTo: Readonly<Record<string, string>> = {
  shopper: 'consultant',
  vip: 'service',
  business: 'consultant',
  member: 'ambassador',
};

const areas = [
  ['Melville', '2092'],
  ['Auckland Park', '2092'],
  ['Westdene', '2092'],
  ['Brixton', '2092'],
].map(([suburb = '', code = '']) => ({
  countryId: 1 as const,
  province: 'Gauteng',
  city: 'Johannesburg',
  suburb,
  code,
}));

/** The contacts of the demo; who changed theirs keeps the change. `now` is when the ambassador was last seen. */
export async function ensureContacts(tx: Tx, now: Date): Promise<void> {
  const idOf = async (name: string) => (await accountByLogin(tx, `demo_${name}`))?.id;
  for (const name of consultants) {
    const id = await idOf(name);
    if (id) await savePerson(tx, id, 'consultant', now);
  }
  const ambassador = await idOf('ambassador');
  if (!ambassador) return;
  await savePerson(tx, ambassador, 'ambassador', now);
  await replaceAreas(tx, ambassador, areas);
  await ensureAmbassador(tx, ambassador, now);
  for (const [name, contact] of Object.entries(givenTo)) {
    const [accountId, contactId] = [await idOf(name), await idOf(contact)];
    if (!accountId || !contactId || (await servingContact(tx, accountId))) continue;
    await setContact(tx, accountId, { contactId, reason: 'bound' }, new Date(worldDay));
    if (contact === 'ambassador') await beginBinding(tx, accountId, contactId, new Date(worldDay));
  }
}

/** What the ambassador once applied with. */
async function ensureAmbassador(tx: Tx, accountId: number, now: Date): Promise<void> {
  if (await lastOf(tx, accountId)) return;
  const approvedAt = addDays(now, -200);
  const { id, state } = await insertAmbassador(tx, {
    accountId,
    state: ambassadorStates.active,
    stateAt: addDays(approvedAt, 30),
    countryId: 1,
    whatsapp: '+27825550199',
    street: '14 4th Avenue',
    unit: 'Shop 2',
    suburb: 'Melville',
    city: 'Johannesburg',
    province: 'Gauteng',
    code: '2092',
    note: 'The green gate beside the bakery',
    areas: areas.map(({ countryId: _, ...area }) => area),
    hours: [
      ...[1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:30' })),
      { day: 6, from: '09:00', to: '13:00' },
    ],
    languages: ['en', 'zu', 'st'],
    why: 'My neighbours ask me every week when the next parcel comes.',
    appliedAt: addDays(approvedAt, -2),
    dueAt: addDays(approvedAt, 1),
    decidedAt: approvedAt,
    probationUntil: addDays(approvedAt, 30),
    activeAt: now,
  });
  await recordMove(tx, id, null, { to: state, by: null, note: 'Of the demo', now: addDays(approvedAt, 30) });
}
