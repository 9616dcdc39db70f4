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
export async function measureQuality(shop: string, verbose: boolean): Promise<void> {
  const results = new Map<string, number[]>();
  for (const { sort, keyword, right } of judged) {
    const answer = await fetch(`${shop}/api/question/search?${new URLSearchParams({ keyword })}`);
    const { data } = (await answer.json()) as { data: { items: Item[]; correctedTo: string | null } };
    const shown = data.items.flatMap(({ question }) => question?.title ?? []).slice(0, base);
    const good = shown.filter((title) => right.some((part) => madeOf(title).includes(part))).length;
    // A list cannot hold more right answers than there are.
    const possible = Math.min(base, Math.max(shown.length, 1), Math.max(right.length, good));
    const precision = good / possible;
    for (const name of isHeldBack(sort) ? [sort] : [sort, 'all'])
      results.set(name, [...(results.get(name) ?? []), precision]);
    if (verbose && sort !== 'fresh' && sort !== 'outside' && precision < 1) {
      const words = data.correctedTo ? ` (${data.correctedTo})` : '';
      console.log(`  ${sort} '${keyword}'${words}: ${precision.toFixed(2)}, shown ${shown.join(' | ')}`);
    }
  }
  console.log(`\n${judged.length} judged queries`);
  for (const [sort, marks] of results) {
    const mean = marks.reduce((sum, value) => sum + value, 0) / marks.length;
    console.log(
      `${sort.padEnd(12)}${String(marks.length).padStart(6)}${mean.toFixed(3).padStart(8)} precision@${base}`,
    );
  }
}
