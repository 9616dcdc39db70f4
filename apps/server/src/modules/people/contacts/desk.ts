import type { Sql } from '../../../platform/db/database.ts';
import type { ContactDesk } from '../identity/index.ts';
import { chooseContact, contactNumber } from './service.ts';
import { servingContact, setContact } from './store.ts';

/** For whoever opens accounts: who looks after whom. */
export const contactDesk: ContactDesk = {
  async choose(tx, joining, at) {
    const chosen = await chooseContact(tx, { ...joining, accountId: 0 }, at);
    return chosen && { kind: chosen.kind, give: (accountId) => setContact(tx, accountId, chosen, at.now) };
  },
  numberOf: contactNumber,
};

/** Whether one is the other's ambassador. */
export async function belongTogether(reader: Sql, one: number, other: number): Promise<boolean> {
  const [ofOne, ofOther] = [await servingContact(reader, one), await servingContact(reader, other)];
  return ofOne?.contactId === other || ofOther?.contactId === one;
}
