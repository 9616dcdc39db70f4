import { exportCalls, type listAudit, type listDone, type listExports } from '@sgb/contract/audit.ts';
import { type NoteKind, noteRights } from '@sgb/contract/notes.ts';
import { may } from '@sgb/contract/policy.ts';
import { shopMoment } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import type { Http } from '../../../platform/http/bind.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { accountsNamed, peopleById } from '../../people/identity/index.ts';
import * as store from './store.ts';

type Wish = z.output<typeof listAudit.input>;

const json = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value));

async function idOf(reader: Sql, name: string): Promise<number | undefined> {
  return name === '' ? undefined : (await accountsNamed(reader, [name]))[0]?.id;
}

export const auditList =
  (http: Http) =>
  async ({ db }: Call<'staff'>, { who, call, subject, from, until, sort = '-at', after: last }: Wish) =>
    db.read(async (reader) => {
      const [by, about] = await Promise.all([idOf(reader, who), idOf(reader, subject)]);
      // Somebody whom nobody knows did nothing.
      const sought = {
        by: who === '' ? undefined : (by ?? 0),
        call,
        subject,
        about,
        from: from ? shopMoment(from, 0) : undefined,
        before: until ? shopMoment(until, 24) : undefined,
        ...{ sort, after: last },
      };
      const { rows, next } = await store.listAudit(reader, sought);
      const ids = new Set(rows.flatMap(({ byAccount, accounts }) => [byAccount, ...accounts]));
      const people = ids.size > 0 ? await peopleById(reader, [...ids]) : [];
      const names = new Map(people.map(({ id, username }) => [id, username]));
      const items = rows.map(({ at, byAccount, accounts, input, before, after, ...row }) => ({
        ...row,
        at: at.toISOString(),
        by: names.get(byAccount) ?? '',
        summary: http.calls.get(row.call)?.endpoint.summary ?? '',
        usernames: accounts.flatMap((id) => names.get(id) ?? []),
        input: json(input),
        before: json(before),
        after: json(after),
      }));
      return { items, next };
    });

type ExportCall = keyof typeof exportCalls;

export const exportList =
  (http: Http) =>
  async ({ db }: Call<'staff'>, { who, kind, from, until, sort = '-at', after }: z.output<typeof listExports.input>) =>
    db.read(async (reader) => {
      const by = who === '' ? undefined : ((await idOf(reader, who)) ?? 0);
      const calls = Object.entries(exportCalls).flatMap(([call, of]) => (kind === of ? [call] : []));
      const { rows, next } = await store.listExports(reader, {
        ...{ by, sort, after, calls: kind === '' ? undefined : calls },
        from: from ? shopMoment(from, 0) : undefined,
        before: until ? shopMoment(until, 24) : undefined,
      });
      const ids = new Set(rows.flatMap(({ byAccount, accounts }) => [byAccount, ...accounts]));
      const people = ids.size > 0 ? await peopleById(reader, [...ids]) : [];
      const names = new Map(people.map(({ id, username }) => [id, username]));
      const items = rows.map(
        ({ id, at, byAccount, role, call, subject, accounts, input, why, ip, rows: count, whole }) => {
          const { list } = Object(input) as { readonly list?: string };
          return {
            ...{ id, role, why, ip, whole, rows: count },
            at: at.toISOString(),
            by: names.get(byAccount) ?? '',
            kind: exportCalls[call as ExportCall],
            subject: subject.replace(/^export /, ''),
            summary: firstWords(http.calls.get(list ? `GET ${list}` : call)?.endpoint.summary ?? ''),
            input: json(input),
            usernames: accounts.flatMap((account) => names.get(account) ?? []),
          };
        },
      );
      return { items, next };
    });

/** What calls say of a thing; a person is found by the account. */
const nouns: Readonly<Record<Exclude<NoteKind, 'person'>, readonly string[]>> = {
  order: ['order'],
  parcel: ['parcel'],
  case: ['workorder', 'case'],
  purchase: ['purchase'],
};

/** 'Take a product out of the shop; who has it …' is told as far as it is a sentence. */
const firstWords = (summary: string) => summary.split(/[;:]/, 1)[0] ?? '';

export const doneAbout =
  (http: Http) =>
  async ({ db, session }: Call<'staff'>, { kind, id }: z.output<typeof listDone.input>) => {
    if (!may(noteRights[kind], session.person)) return refuse('noRight');
    return db.read(async (reader) => {
      const rows =
        kind === 'person'
          ? await store.doneWithAccount(reader, id)
          : await store.doneWithThings(
              reader,
              nouns[kind].map((noun) => `${noun} ${id}`),
            );
      const people = rows.length > 0 ? await peopleById(reader, [...new Set(rows.map((row) => row.byAccount))]) : [];
      const names = new Map(people.map((person) => [person.id, person.username]));
      const items = rows.map(({ id: row, at, byAccount, role, call, why, outcome }) => ({
        id: row,
        at: at.toISOString(),
        by: names.get(byAccount) ?? '',
        role,
        what: firstWords(http.calls.get(call)?.endpoint.summary ?? call),
        why,
        done: outcome === 'done',
      }));
      return { items: items.toReversed() };
    });
  };
