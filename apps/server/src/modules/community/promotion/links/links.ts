import { randomInt } from 'node:crypto';
import type { getLinkKit, LinkKit, makeLink } from '@sgb/contract/promotion.ts';
import { spmOfLink } from '@sgb/contract/promotion-rules.ts';
import type { z } from 'zod';
import type { App } from '../../../../platform/app.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { namedProducts, namedSuppliers, productCards } from '../../../goods/catalog/index.ts';
import { inviteCodeOf } from '../../../people/identity/index.ts';
import { captionsOf } from './captions.ts';
import { keepLink, type LinkRow, linkByCode } from './link-store.ts';
import { couponCodeOf } from './redeem.ts';
import { type Target, targetOf } from './target.ts';

/** What links need beside what every part is given: the address that they begin with. */
export interface Linked extends App {
  readonly publicUrl: string;
}

type Own = Call<'shopper'>;

/** Without letters that are read for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const newCode = () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');

/** What is shared: the page, who invites, and by which link. */
export function addressOf(publicUrl: string, link: Pick<LinkRow, 'path' | 'code'>, inviteCode: string): string {
  const url = new URL(`${publicUrl}/shop${link.path}`);
  url.searchParams.set('inviteCode', inviteCode);
  url.searchParams.set('spm', spmOfLink(link.code));
  return url.href;
}

/** What the page is called, where the catalogue knows it; null where there is no such thing. */
async function titleOf(call: Own, { productId, supplierId, title }: Target): Promise<string | null> {
  if (productId === null && supplierId === null) return title;
  const [named] = await call.db.read(
    async (reader): Promise<{ title: string }[]> =>
      productId === null ? namedSuppliers(reader, [supplierId ?? 0]) : namedProducts(reader, [productId]),
  );
  return named?.title ?? null;
}

/** A link with prices of today and words to copy. */
async function kitOf(call: Own, publicUrl: string, link: LinkRow): Promise<LinkKit> {
  const inviteCode = await call.db.read((reader) => inviteCodeOf(reader, link.accountId));
  const [card] = link.productId === null ? [] : await productCards(call, [link.productId]);
  const address = addressOf(publicUrl, link, inviteCode);
  const prices = { priceCents: card?.priceCents ?? null, landedCents: card?.landedCents ?? null };
  const { code, kind, title } = link;
  const captions = captionsOf({ title, address, couponCode: couponCodeOf(inviteCode), ...prices });
  return { code, kind, title, address, ...prices, captions };
}

export const make =
  ({ publicUrl }: Linked) =>
  async (call: Own, { address }: z.output<typeof makeLink.input>) => {
    const target = targetOf(address, publicUrl);
    if (!target) return refuse('notOurPage', undefined, { field: 'address' });
    const title = await titleOf(call, target);
    if (title === null)
      return refuse('notOurPage', 'There is no such product or supplier in our shop.', { field: 'address' });
    const { kind, path, productId } = target;
    const row = { accountId: call.session.accountId, code: newCode(), kind, path, productId, title };
    const link = await call.db.transact((tx) => keepLink(tx, { ...row, madeAt: call.clock.now() }));
    return kitOf(call, publicUrl, link);
  };

export const kit =
  ({ publicUrl }: Linked) =>
  async (call: Own, { code }: z.output<typeof getLinkKit.input>) => {
    const link = await call.db.read((reader) => linkByCode(reader, code));
    if (link?.accountId !== call.session.accountId) return refuse('notFound', 'This link is not yours.');
    return kitOf(call, publicUrl, link);
  };
