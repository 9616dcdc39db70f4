import { placedKinds } from '@sgb/demo/catalogue/departments.ts';
import { makeProduct } from '@sgb/demo/catalogue/product.ts';
import { type Judged, judged, type Truth } from './judged.ts';

/** Everything the generator knows of the first so many products, by their number. */
function truthOf(products: number): Map<string, Truth> {
  const kindOf = new Map(placedKinds.map(({ kind, categoryId }) => [categoryId, kind]));
  return new Map(
    Array.from({ length: products }, (_, index) => {
      const { id, categoryId, choices, attributes, title } = makeProduct(index);
      const kind = kindOf.get(categoryId);
      if (!kind) throw new Error(`product ${id} is of no kind`);
      const facts = [title, ...attributes.map(({ value }) => value)];
      return [String(id), { kind, colours: choices[0]?.values ?? [], attributes: facts }];
    }),
  );
}

interface Marks {
  readonly precision: number;
  readonly reciprocalRank: number;
}

function marksOf({ isRight }: Judged, shown: readonly (Truth | undefined)[], allRight: number): Marks {
  const right = shown.map((truth) => truth !== undefined && isRight(truth));
  const first = right.indexOf(true);
  // A list cannot hold more right answers than there are.
  const possible = Math.min(10, allRight);
  return {
    precision: possible === 0 ? 1 : right.filter(Boolean).length / possible,
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
  };
}

/** A word that exists stays as it was typed. */
const asKept = (correctedTo: string | null): Marks =>
  correctedTo === null ? { precision: 1, reciprocalRank: 1 } : { precision: 0, reciprocalRank: 0 };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Prints precision@10 and mean reciprocal rank of the judged queries, by sort. */
export async function measureQuality(shop: string, products: number, verbose: boolean): Promise<void> {
  const truths = truthOf(products);
  const results: (Marks & { judged: Judged })[] = [];
  for (const one of judged) {
    const answer = await fetch(`${shop}/api/search/keysearchlist?${new URLSearchParams({ keyword: one.keyword })}`);
    const { data } = (await answer.json()) as { data: { items: { id: string }[]; correctedTo: string | null } };
    const shown = data.items.slice(0, 10).map(({ id }) => truths.get(id));
    const allRight = [...truths.values()].filter(one.isRight).length;
    const marks = one.sort === 'kept' ? asKept(data.correctedTo) : marksOf(one, shown, allRight);
    results.push({ judged: one, ...marks });
    if (verbose && marks.precision < 0.7)
      console.log(
        `  ${one.sort} '${one.keyword}'${data.correctedTo ? ` (${data.correctedTo})` : ''}: P@10 ${marks.precision.toFixed(2)}, shown ${shown.map((truth) => truth?.kind.id).join()}`,
      );
  }
  console.log(`\n${results.length} judged queries over ${products} products`);
  console.log(`${''.padEnd(12)}${'queries'.padStart(9)}${'P@10'.padStart(8)}${'MRR'.padStart(8)}`);
  const sorts = [...new Set(judged.map(({ sort }) => sort))];
  for (const sort of [...sorts, 'all'] as const) {
    const of = results.filter((result) => sort === 'all' || result.judged.sort === sort);
    const figures = [mean(of.map((one) => one.precision)), mean(of.map((one) => one.reciprocalRank))];
    console.log(
      `${sort.padEnd(12)}${String(of.length).padStart(9)}${figures.map((figure) => figure.toFixed(3).padStart(8)).join('')}`,
    );
  }
}
