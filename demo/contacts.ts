import { servingContact } from '@sgb/server/modules/people/contacts/index.ts';
import { replaceAreas, savePerson, setContact } from '@sgb/server/modules/people/contacts/seed.ts';
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
  for (const [name, contact] of Object.entries(givenTo)) {
    const [accountId, contactId] = [await idOf(name), await idOf(contact)];
    if (!accountId || !contactId || (await servingContact(tx, accountId))) continue;
    await setContact(tx, accountId, { contactId, reason: 'bound' }, new Date(worldDay));
  }
}
