import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type * as contract from '@sgb/contract/showcase-desk.ts';
import type { z } from 'zod';
import { noteAudit } from '../../../platform/audit/scope.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { pictureOf } from '../../base/content/index.ts';
import {
  deskGoods,
  deskShowcases,
  fillShowcase,
  holdShowcase,
  putShowcase,
  saStockSlug,
  treeOf,
} from '../catalog/index.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type StaffCall = Call<'staff'>;

export async function listShowcases(call: StaffCall, { page }: InputOf<typeof contract.listDeskShowcases>) {
  const rows = await call.db.read((reader) => deskShowcases(reader, sliceOf(page)));
  const total = rows[0]?.total ?? 0;
  const items = rows.map(({ total: _, picked, rule, ...row }) => ({
    ...row,
    picked: [...picked],
    rule: rule && { ...rule, categories: [...rule.categories] },
  }));
  return { items, total, page, pages: ownPagesFromOne(total) };
}

const wrong = (field: string, words: string) => refuse('badInput', `${field}: ${words}`, { field });

export async function saveShowcase(call: StaffCall, input: InputOf<typeof contract.saveShowcase>) {
  const { slug, fresh, picture: file, picked, ...words } = input;
  if (slug === saStockSlug && (words.rule || picked.length > 0)) {
    return wrong('picked', 'This one shows whatever lies in Johannesburg.');
  }
  const tree = await treeOf(call);
  const unknown = words.rule?.categories.find((id) => !tree.has(id));
  if (unknown !== undefined) return wrong('categories', `There is no category ${unknown}.`);
  return call.db.transact(async (tx) => {
    const old = await holdShowcase(tx, slug);
    if (fresh === 1 && old) return wrong('slug', 'There is a showcase of this name.');
    if (fresh === 0 && !old) return refuse('notFound', 'There is no such showcase.');
    const ids = [...new Set(picked.map(Number))];
    const known = new Set((await deskGoods(tx, ids)).map(({ id }) => id));
    const missing = ids.find((id) => !known.has(id));
    if (missing !== undefined) return wrong('picked', `There is no product ${missing}.`);
    const picture = await pictureOf(call, tx, file, old?.picture ?? '');
    if (picture instanceof Refusal) return picture;
    if (picture === '') return wrong('picture', 'A showcase needs a picture.');
    const { title, text, tone } = words;
    const rule = words.rule && {
      categories: words.rule.categories,
      each: words.rule.each,
      sort: words.rule.sort,
      ...(words.rule.minRating !== undefined && { minRating: words.rule.minRating }),
    };
    const row = { slug, title, text, tone, rule, picture };
    noteAudit({ subject: `showcase ${slug}`, before: old ?? null, after: row });
    await putShowcase(tx, row);
    return { goods: slug === saStockSlug ? 0 : await fillShowcase(tx, row, ids) };
  });
}
