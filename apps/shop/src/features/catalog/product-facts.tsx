import type { Product } from '@sgb/contract/catalog.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Reused } from '../../shared/page/reused.tsx';

function packedWeight(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${(grams / 1000).toFixed(2)} kg`;
}

function packedSize({ length, width, height }: Product['sizeMm']): string {
  return `${[length, width, height].map((mm) => (mm / 10).toFixed(1)).join(' × ')} cm`;
}

/** What the supplier says about the goods, and what they weigh on the way. */
export function ProductFacts({ product }: { product: Product }) {
  const facts = [
    ...product.attributes,
    { name: 'Packed weight, each', value: packedWeight(product.weightGrams) },
    { name: 'Packed size, each', value: packedSize(product.sizeMm) },
    { name: 'Product number', value: product.id },
  ];
  const paragraphs = product.description.split('\n').filter(Boolean);
  const names = facts.map(({ name }) => name);
  const values = facts.map(({ value }) => value);
  const sold = formatCount(product.monthlySales);
  return (
    <Reused
      as={`facts ${facts.length} ${paragraphs.length}`}
      words={[product.titleZh, sold, ...names, ...values, ...paragraphs]}
    >
      {(titleZh, sold, ...texts) => (
        <div className="grid gap-3 md:gap-4 lg:grid-cols-2">
          <Card as="section">
            <CardHeader title="Details" />
            <dl className="text-sm">
              {texts.slice(0, names.length).map((name, i) => (
                <div key={name} className="grid grid-cols-[2fr_3fr] gap-3 border-line border-t py-2 first:border-t-0">
                  <dt className="text-ink-soft">{name}</dt>
                  <dd>{texts[names.length + i]}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <Card as="section">
            <CardHeader title="Description" />
            <div className="flex flex-col gap-3 text-sm">
              {texts.slice(2 * names.length).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p className="text-ink-soft">
                Original title:{' '}
                <span lang="zh" className="text-ink">
                  {titleZh}
                </span>
              </p>
              <p className="text-ink-soft">{sold} sold in the last month.</p>
            </div>
          </Card>
        </div>
      )}
    </Reused>
  );
}
