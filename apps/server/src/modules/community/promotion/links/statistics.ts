import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type { exportPromotion, getPromotionTool } from '@sgb/contract/promotion.ts';
import { linkKinds } from '@sgb/contract/promotion-rules.ts';
import { plusDays, shopDay, shopMoment } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Sql } from '../../../../platform/db/database.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { couponInWords, couponTemplatesOf } from '../../../books/coupons/index.ts';
import { paidByDay } from '../../../buying/orders/index.ts';
import { inviteCodeOf } from '../../../people/identity/index.ts';
import { earnedByDay } from '../../earnings/index.ts';
import { addressOf, type Linked } from './links.ts';
import { countRedeemed, couponCodeOf, couponTemplate } from './redeem.ts';
import { cellsOf, daysOf, sumOf } from './statistics-rules.ts';
import * as store from './statistics-store.ts';

type Own = Call<'shopper'>;

const aloneTitle = 'Your invite code, without a link';

/** What the links of somebody brought since a day, link by link and day by day. */
async function gather(reader: Sql, accountId: number, since: string) {
  const [links, visits, people] = await Promise.all([
    store.linksOf(reader, accountId),
    store.visitsOf(reader, accountId, since),
    store.peopleOf(reader, accountId),
  ]);
  const from = shopMoment(since, 0);
  const [paid, earned] = await Promise.all([
    paidByDay(
      reader,
      people.map(({ personId }) => personId),
      from,
    ),
    earnedByDay(reader, accountId, from),
  ]);
  return { links, cells: cellsOf({ visits, people, paid, earned }, since) };
}

const sinceOf = (today: string, days: number) => plusDays(today, 1 - days);

export const tool =
  ({ publicUrl }: Linked) =>
  async (call: Own, { days, link, page }: z.output<typeof getPromotionTool.input>) => {
    const { accountId } = call.session;
    const now = call.clock.now();
    const today = shopDay(now);
    const since = sinceOf(today, days);
    return call.db.read(async (reader) => {
      const [inviteCode, redeemed, [template], { links, cells }] = await Promise.all([
        inviteCodeOf(reader, accountId),
        countRedeemed(reader, accountId),
        couponTemplatesOf(reader, [couponTemplate]),
        gather(reader, accountId, since),
      ]);
      const wanted = link === '' ? undefined : links.find(({ code }) => code === link);
      if (link !== '' && !wanted) return refuse('notFound', 'This link is not yours.');
      const shown = wanted ? cells.filter(({ linkId }) => linkId === wanted.id) : cells;
      const byLink = Map.groupBy(cells, ({ linkId }) => linkId);
      const alone = byLink.get(0);
      const rows = [
        ...(alone
          ? [{ id: 0, code: '', kind: linkKinds.page, path: '/register', title: aloneTitle, madeAt: now }]
          : []),
        ...links,
      ];
      const { offset, limit } = sliceOf(page);
      return {
        inviteCode,
        address: `${publicUrl}/shop/register?inviteCode=${inviteCode}`,
        coupon: { code: couponCodeOf(inviteCode), terms: template ? couponInWords(template) : '', redeemed },
        links: rows.slice(offset, offset + limit).map(({ id, code, kind, path, title, madeAt }) => ({
          code,
          kind,
          title,
          address:
            code === ''
              ? `${publicUrl}/shop/register?inviteCode=${inviteCode}`
              : addressOf(publicUrl, { path, code }, inviteCode),
          madeAt: madeAt.toISOString(),
          ...sumOf(byLink.get(id) ?? []),
        })),
        total: rows.length,
        page,
        pages: ownPagesFromOne(rows.length),
        sums: sumOf(shown),
        days: daysOf(shown, since, today),
      };
    });
  };

export async function statisticsFile(call: Own, { days, link }: z.output<typeof exportPromotion.input>) {
  const today = shopDay(call.clock.now());
  const since = sinceOf(today, days);
  const { links, cells } = await call.db.read((reader) => gather(reader, call.session.accountId, since));
  const named = new Map(links.map((row) => [row.id, row]));
  const shown = cells.filter(({ linkId }) => link === '' || named.get(linkId)?.code === link);
  const { csvOf } = await import('./csv.ts');
  const file = csvOf(shown.map((cell) => ({ ...cell, title: named.get(cell.linkId)?.title ?? aloneTitle })));
  return { fileName: `promotion-${since}-${today}.csv`, mediaType: 'text/csv', base64: file.toString('base64') };
}
