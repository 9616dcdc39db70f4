import { type addNote, mentionsIn, type NoteKind, noteRights } from '@sgb/contract/notes.ts';
import { may } from '@sgb/contract/policy.ts';
import type { z } from 'zod';
import { noteAudit } from '../../../platform/audit/scope.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { peopleById, staffNamed } from '../../people/identity/index.ts';
import { type About, insertNote, markSeen, notesOf, unseenBy } from './store.ts';
import { numberOf, ownersOf } from './things.ts';

type StaffCall = Call<'staff'>;

const mayRead = ({ session }: StaffCall, kind: NoteKind) => may(noteRights[kind], session.person);

/** What a right of staff goes by is the role alone. */
const nobody = { usertype: 0, isleader: 0, customertype: 0, customeridentity: 1 } as const;

async function namesOf(reader: Sql, ids: readonly number[]): Promise<(id: number) => string> {
  const people = ids.length > 0 ? await peopleById(reader, [...new Set(ids)]) : [];
  const names = new Map(people.map(({ id, username }) => [id, username]));
  return (id) => names.get(id) ?? '';
}

export async function list(call: StaffCall, about: About) {
  if (!mayRead(call, about.kind)) return refuse('noRight');
  return call.db.read(async (reader) => {
    const rows = await notesOf(reader, about, call.session.accountId);
    const nameOf = await namesOf(
      reader,
      rows.map(({ byAccount }) => byAccount),
    );
    return {
      items: rows.map(({ id, at, byAccount, text }) => ({ id, at: at.toISOString(), by: nameOf(byAccount), text })),
      mine: rows.some((row) => row.mine),
    };
  });
}

/** The colleagues whom a text names, or who of them nobody is, or may not open the thing. */
async function namedIn(reader: Sql, kind: NoteKind, text: string): Promise<readonly number[] | Refusal> {
  const names = mentionsIn(text);
  const staff = names.length > 0 ? await staffNamed(reader, names) : [];
  const known = new Set(staff.map(({ username }) => username.toLowerCase()));
  const unknown = names.filter((name) => !known.has(name)).map((name) => `@${name}`);
  if (unknown.length > 0) return refuse('unknownMention', `Nobody of staff is called ${unknown.join(', ')}.`);
  const shut = staff
    .filter(({ role }) => !may(noteRights[kind], { ...nobody, staffrole: role }))
    .map(({ username }) => `@${username}`);
  if (shut.length > 0) return refuse('unknownMention', `${shut.join(', ')} may not open this page.`);
  return staff.map(({ id }) => id);
}

export async function add(call: StaffCall, { text, ...about }: z.output<typeof addNote.input>) {
  if (!mayRead(call, about.kind)) return refuse('noRight');
  const at = call.clock.now();
  const by = call.session.accountId;
  return call.db.transact(async (tx) => {
    const accounts = await ownersOf(tx, about.kind, about.id);
    if (!accounts) return refuse('notFound', `There is no such ${about.kind}.`);
    noteAudit({ subject: `${about.kind} ${about.id}`, accounts });
    const named = await namedIn(tx, about.kind, text);
    if (named instanceof Refusal) return named;
    // Nobody has to be told of their own words.
    const others = named.filter((id) => id !== by);
    const id = await insertNote(tx, about, { by, at, text, named: others });
    const nameOf = await namesOf(tx, [by]);
    return { id, at: at.toISOString(), by: nameOf(by), text };
  });
}

export async function mine(call: StaffCall) {
  return call.db.read(async (reader) => {
    const rows = (await unseenBy(reader, call.session.accountId)).filter(({ kind }) => mayRead(call, kind));
    const people = rows.filter(({ kind }) => kind === 'person').map(({ thingId }) => thingId);
    const nameOf = await namesOf(reader, [...rows.map(({ byAccount }) => byAccount), ...people]);
    return {
      items: rows.map(({ id: _, at, byAccount, text, kind, thingId }) => ({
        id: thingId,
        kind,
        number: kind === 'person' ? nameOf(thingId) : numberOf[kind](thingId),
        at: at.toISOString(),
        by: nameOf(byAccount),
        text,
      })),
    };
  });
}

export async function see(call: StaffCall, about: About) {
  if (!mayRead(call, about.kind)) return refuse('noRight');
  const now = call.clock.now();
  noteAudit({ subject: `${about.kind} ${about.id}` });
  return call.db.transact(async (tx) => ({ seen: await markSeen(tx, about, call.session.accountId, now) }));
}
