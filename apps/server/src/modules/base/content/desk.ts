import type * as contract from '@sgb/contract/content-desk.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import * as store from './desk-store.ts';
import { pictureOf } from './picture.ts';
import { isShown } from './rules.ts';
import { allActivities } from './store.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type StaffCall = Call<'staff'>;

export async function listBanners(call: StaffCall, { page }: InputOf<typeof contract.listDeskBanners>) {
  const now = call.clock.now();
  const { rows, total } = await call.db.read((reader) => store.bannersPage(reader, sliceOf(page)));
  const items = rows.map(({ shownFrom, shownUntil, ...row }) => ({
    ...row,
    from: shownFrom.toISOString(),
    until: shownUntil?.toISOString() ?? '',
    state: isShown({ shownFrom, shownUntil }, now)
      ? ('running' as const)
      : shownFrom > now
        ? ('planned' as const)
        : ('over' as const),
  }));
  return { items, total, page, pages: ownPagesFromOne(total) };
}

export async function saveBanner(call: StaffCall, input: InputOf<typeof contract.saveBanner>) {
  const { id, from, until, picture: file, ...words } = input;
  return call.db.transact(async (tx) => {
    const old = id === undefined ? undefined : await store.holdBanner(tx, id);
    if (id !== undefined && !old) return refuse('notFound', 'There is no such banner.');
    const picture = await pictureOf(call, tx, file, old?.picture ?? '');
    if (picture instanceof Refusal) return picture;
    if (picture === '') return refuse('badInput', 'picture: A banner needs a picture.', { field: 'picture' });
    const times = { shownFrom: new Date(from), shownUntil: until === undefined ? null : new Date(until) };
    return { id: await store.putBanner(tx, id, { ...words, picture, ...times }) };
  });
}

export async function listActivities(call: StaffCall, { page }: InputOf<typeof contract.listDeskActivities>) {
  const rows = await call.db.read(allActivities);
  const items = rows.toSorted((one, other) => one.theme.localeCompare(other.theme));
  return { items: page === 1 ? items : [], total: items.length, page, pages: 1 };
}

export async function saveActivity(call: StaffCall, input: InputOf<typeof contract.saveActivity>) {
  const { picture: file, ...words } = input;
  return call.db.transact(async (tx) => {
    const old = await store.holdActivity(tx, input.theme);
    const picture = await pictureOf(call, tx, file, old?.picture ?? '');
    if (picture instanceof Refusal) return picture;
    if (picture === '') return refuse('badInput', 'picture: A themed page needs a picture.', { field: 'picture' });
    await store.putActivity(tx, { ...words, picture });
    return {};
  });
}
