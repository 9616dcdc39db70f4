import type { Product } from '@sgb/contract/catalog.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';

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
  return (
    <div className="grid gap-3 md:gap-4 lg:grid-cols-2">
      <Card as="section">
        <CardHeader title="Details" />
        <dl className="text-sm">
          {facts.map(({ name, value }) => (
            <div key={name} className="grid grid-cols-[2fr_3fr] gap-3 border-line border-t py-2 first:border-t-0">
              <dt className="text-ink-soft">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card as="section">
        <CardHeader title="Description" />
        <div className="flex flex-col gap-3 text-sm">
          {product.description
            .split('\n')
            .filter(Boolean)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          <p className="text-ink-soft">
            Original title:{' '}
            <span lang="zh" className="text-ink">
              {product.titleZh}
            </span>
          </p>
          <p className="text-ink-soft">{formatCount(product.monthlySales)} sold in the last month.</p>
        </div>
      </Card>
    </div>
  );
}
