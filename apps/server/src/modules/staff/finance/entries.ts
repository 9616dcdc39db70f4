import type { getEntry, listEntries } from '@sgb/contract/ledger-desk.ts';
import { pageSize } from '@sgb/contract/paging.ts';
import { shopMoment } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { changesOf, entryChain, type FoundEntry, findEntries, postingsOf } from '../../books/ledger/index.ts';
import { accountsNamed } from '../../people/identity/index.ts';
import { handsOf } from './manual-list.ts';
import { namesOf } from './names.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const ownersOf = ({ owner, other }: FoundEntry) => [owner, other].filter((id) => id !== null);

const shownEntry = ({ owner, other, at, ...entry }: FoundEntry, nameOf: (id: number | null) => string) => ({
  ...entry,
  at: at.toISOString(),
  usernames: [owner, other].filter((id) => id !== null).map(nameOf),
});

const isEntryNumber = /^#?\d{1,15}$/;

/** What was typed is the number of an entry, somebody, or what an entry refers to. */
async function soughtBy(reader: Sql, q: string) {
  const all = { owner: null, ref: null, below: null } as const;
  if (q === '') return all;
  const [person] = await accountsNamed(reader, [q]);
  return person ? { ...all, owner: person.id } : { ...all, ref: q.toUpperCase() };
}

export async function entryList({ db }: StaffCall, input: InputOf<typeof listEntries>) {
  const { q, type, from, until, after } = input;
  return db.read(async (reader) => {
    const number = isEntryNumber.test(q) ? Number(q.replace('#', '')) : undefined;
    const sought = {
      ...(await soughtBy(reader, number === undefined ? q : '')),
      type: type === 0 ? null : type,
      from: from ? shopMoment(from, 0) : null,
      before: until ? shopMoment(until, 24) : null,
      below: after ?? null,
    };
    const found =
      number === undefined
        ? await findEntries(reader, sought, pageSize + 1)
        : (await entryChain(reader, number)).toReversed();
    const shown = found.slice(0, pageSize);
    const nameOf = await namesOf(reader, shown.flatMap(ownersOf));
    const last = shown.at(-1);
    return {
      items: shown.map((entry) => shownEntry(entry, nameOf)),
      next: found.length > pageSize && last && number === undefined ? String(last.id) : null,
    };
  });
}

const sideOf = (side: Awaited<ReturnType<typeof postingsOf>>[number]['from'], nameOf: (id: number | null) => string) =>
  typeof side === 'string' ? { username: '', book: side } : { username: nameOf(side.owner), book: side.book };
const ownerOf = (side: Awaited<ReturnType<typeof postingsOf>>[number]['from']) =>
  typeof side === 'string' ? null : side.owner;

export async function entryDetail({ db }: StaffCall, { id }: InputOf<typeof getEntry>) {
  return db.read(async (reader) => {
    const chain = await entryChain(reader, id);
    const entry = chain.find((each) => each.id === id);
    if (!entry) return refuse('notFound', 'There is no such entry.');
    const [postings, changes, hands] = await Promise.all([
      postingsOf(reader, id),
      changesOf(reader, id),
      handsOf(reader, id),
    ]);
    const owners = postings.flatMap(({ from, to }) => [ownerOf(from), ownerOf(to)]);
    const nameOf = await namesOf(reader, [...owners, ...chain.flatMap(ownersOf)]);
    return {
      entry: shownEntry(entry, nameOf),
      postings: postings.map(({ from, to, amount, item = '', returned, origin = '' }) => ({
        from: sideOf(from, nameOf),
        to: sideOf(to, nameOf),
        amount,
        item,
        returned,
        origin,
      })),
      changes: changes.map(({ owner, ...change }) => ({ ...change, username: nameOf(owner) })),
      hands,
      chain: chain.length > 1 ? chain.map((each) => shownEntry(each, nameOf)) : [],
    };
  });
}
