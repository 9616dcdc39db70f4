import { type forgetView, type listViews, mostViews, type saveView } from '@sgb/contract/views.ts';
import type { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const listText = 'select name, search from staff_views where account_id = $1 and page = $2 order by lower(name), name';

const viewsOf = async (reader: Sql, me: number, page: string) => ({
  items: await reader.run<{ name: string; search: string }>('views.list', listText, [me, page]),
});

export const list = ({ db, session }: StaffCall, { page }: InputOf<typeof listViews>) =>
  db.read((reader) => viewsOf(reader, session.accountId, page));

const saveText = `
  insert into staff_views (account_id, page, name, search, saved_at) values ($1, $2, $3, $4, $5)
  on conflict (account_id, page, name) do update set search = excluded.search, saved_at = excluded.saved_at`;

export const save = (call: StaffCall, { page, name, search }: InputOf<typeof saveView>) =>
  call.db.transact(async (tx) => {
    const me = call.session.accountId;
    tx.send('views.save', saveText, [me, page, name, search, call.clock.now()]);
    const saved = await viewsOf(tx, me, page);
    return saved.items.length > mostViews ? refuse('viewsFull') : saved;
  });

const forgetText = 'delete from staff_views where account_id = $1 and page = $2 and name = $3';

export const forget = (call: StaffCall, { page, name }: InputOf<typeof forgetView>) =>
  call.db.transact(async (tx) => {
    tx.send('views.forget', forgetText, [call.session.accountId, page, name]);
    return viewsOf(tx, call.session.accountId, page);
  });
