import type { saveContactPerson } from '@sgb/contract/contact.ts';
import { userTypes } from '@sgb/contract/people.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { peopleById } from '../identity/index.ts';
import { leave } from './move.ts';
import { shownName } from './rules.ts';
import * as store from './store.ts';

export async function listPeople({ db }: Call<'staff'>) {
  return db.read(async (reader) => {
    const rows = await store.allPeople(reader);
    const people = new Map(
      (
        await peopleById(
          reader,
          rows.map(({ accountId }) => accountId),
        )
      ).map((person) => [person.id, person]),
    );
    return {
      list: rows.flatMap(({ accountId, kind, leftAt, shoppers }) => {
        const person = people.get(accountId);
        return person ? [{ id: accountId, name: shownName(person), kind, shoppers, serves: leftAt === null }] : [];
      }),
    };
  });
}

/** A consultant is staff, an ambassador leads a group-buy; nobody else can be a contact. */
export async function savePerson(call: Call<'staff'>, input: z.output<typeof saveContactPerson.input>) {
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const [person] = await peopleById(tx, [input.accountid]);
    if (!person) return refuse('notFound', 'There is no such account.');
    if (input.serves === 0) {
      await leave(tx, person.id, now);
      return {};
    }
    const ambassador = person.userType === userTypes.header;
    if (!ambassador && person.staffRole === null) {
      return refuse('notAContact');
    }
    await store.savePerson(tx, person.id, ambassador ? 'ambassador' : 'consultant', now);
    await store.replaceAreas(tx, person.id, ambassador ? input.areas : []);
    return {};
  });
}
