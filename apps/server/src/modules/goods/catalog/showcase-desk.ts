import type { Slice } from '@sgb/contract/paging.ts';
import { eq } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { NewShowcase } from './showcase-store.ts';
import { type ShowcaseRule, showcases } from './tables.ts';

/** The slug that holds the head of the SA stock; its goods are whatever lies in Johannesburg. */
export const saStockSlug = 'sastock';

interface DeskShowcase {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly tone: 'light' | 'dark';
  readonly rule: ShowcaseRule | null;
  readonly picked: readonly { readonly id: string; readonly title: string }[];
  readonly goods: number;
  readonly total: number;
}

const pageText = `
  with page as (select *, count(*) over ()::int as total from showcases order by slug limit $1 offset $2)
  select page.slug, page.title, page.text, page.picture, page.tone, page.rule, page.total,
    case when page.slug = '${saStockSlug}' then (select coalesce(sum(product_count), 0)::int from sa_stock_counts)
      else (select count(*)::int from showcase_products s where s.showcase = page.slug) end as goods,
    (select coalesce(json_agg(json_build_object('id', p.id::text, 'title', p.title) order by s.position), '[]')
     from showcase_products s join products p on p.id = s.product_id
     where s.showcase = page.slug and s.picked) as picked
  from page order by page.slug`;

export const deskShowcases = (reader: Sql, { limit, offset }: Slice): Promise<DeskShowcase[]> =>
  reader.run<DeskShowcase & {}>('catalog.deskShowcases', pageText, [limit, offset]);

export async function holdShowcase(tx: Tx, slug: string) {
  const [row] = await tx.orm.select().from(showcases).where(eq(showcases.slug, slug)).for('update');
  return row;
}

export async function putShowcase(tx: Tx, row: NewShowcase): Promise<void> {
  await tx.orm.insert(showcases).values(row).onConflictDoUpdate({ target: showcases.slug, set: row });
}
