import { judged, titles } from './judged.ts';

const base = 5;

/** A grown question is right where the one that it was made of is. */
const madeOf = (title: string) => titles.find((each) => title.startsWith(each.replace(/\?$/, ''))) ?? title;

/** What nothing was tuned for counts apart. */
const isHeldBack = (sort: string) => ['unseen', 'fresh', 'outside'].includes(sort);

interface Item {
  readonly kind: string;
  readonly question?: { readonly title: string };
}

/** Prints precision@5 of the judged queries. Help articles are left out: nobody judged them. */
export async function measureQuality(shop: string, verbose: boolean, isGrown = false): Promise<void> {
  const results = new Map<string, { precision: number; first: number }[]>();
  for (const { sort, keyword, right } of judged) {
    const answer = await fetch(`${shop}/api/question/search?${new URLSearchParams({ keyword })}`);
    const { data } = (await answer.json()) as { data: { items: Item[]; correctedTo: string | null } };
    const shown = data.items.flatMap(({ question }) => question?.title ?? []).slice(0, base);
    const good = shown.filter((title) => right.some((part) => madeOf(title).includes(part))).length;
    // A list cannot hold more right answers than there are; once grown there are hundreds of each.
    const there = isGrown ? base : Math.max(right.length, good);
    const precision = good / Math.min(base, Math.max(shown.length, 1), there);
    const first = right.some((part) => madeOf(shown[0] ?? '').includes(part)) ? 1 : 0;
    for (const name of isHeldBack(sort) ? [sort] : [sort, 'all'])
      results.set(name, [...(results.get(name) ?? []), { precision, first }]);
    if (verbose && sort !== 'fresh' && sort !== 'outside' && precision < 1) {
      const words = data.correctedTo ? ` (${data.correctedTo})` : '';
      console.log(`  ${sort} '${keyword}'${words}: ${precision.toFixed(2)}, shown ${shown.join(' | ')}`);
    }
  }
  console.log(`\n${judged.length} judged queries`);
  for (const [sort, marks] of results) {
    const mean = (of: 'precision' | 'first') => marks.reduce((sum, mark) => sum + mark[of], 0) / marks.length;
    const figures = `${mean('precision').toFixed(3).padStart(8)} precision@${base}${mean('first').toFixed(3).padStart(8)}`;
    console.log(`${sort.padEnd(12)}${String(marks.length).padStart(6)}${figures} right in the first place`);
  }
}
