import type { CartLine } from '@sgb/contract/cart.ts';
import type { Product } from '@sgb/contract/catalog.ts';
import { unitWord } from '@sgb/contract/catalogue.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { Price } from '@sgb/ui/price.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { pictureUrl } from '../../shared/links/link.tsx';
import type { CartChange } from './use-cart.ts';

interface SkuSheetProps {
  readonly line: CartLine;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly change: CartChange;
}

type Sku = Product['skus'][number];

/** Another colour or size of the same product in place of this one. */
export function SkuSheet({ line, open, onOpenChange, change }: SkuSheetProps) {
  const product = useQuery(query('GET /api/product/detail', { productid: line.productid }));
  const [options, setOptions] = useState<readonly string[]>(line.options);
  const [saving, setSaving] = useState(false);
  const sku = product.data?.skus.find((candidate) => sameOptions(candidate, options));
  const soldOut = sku !== undefined && product.data !== undefined && sku.stock < product.data.batch;
  const save = async () => {
    if (!sku) return;
    setSaving(true);
    const done = await change({ name: 'POST /api/cart/sku', input: { id: line.id, skuid: sku.id } });
    setSaving(false);
    if (done) onOpenChange(false);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Choose another option"
      description={line.title}
      footer={
        <Button
          variant="action"
          size="lg"
          wide
          loading={saving}
          disabled={!sku || soldOut || sku.id === line.skuid}
          onClick={save}
        >
          {sku?.id === line.skuid ? 'This is in your cart' : soldOut ? 'Sold out' : 'Take this one'}
        </Button>
      }
    >
      <Answer of={product} skeleton={<Skeleton className="h-64" />}>
        {(data) => (
          <div className="flex flex-col gap-4">
            <Chosen product={data} sku={sku} />
            {data.choices.map(({ name, values }, place) => (
              <Choice
                key={name}
                name={name}
                values={values}
                chosen={options[place]}
                pictureOf={(value) =>
                  place === 0 ? data.skus.find((candidate) => candidate.options[0] === value)?.picture : undefined
                }
                isOut={(value) => isOut(data, options, place, value)}
                onChoose={(value) => setOptions(options.with(place, value))}
              />
            ))}
          </div>
        )}
      </Answer>
    </Sheet>
  );
}

function sameOptions(sku: Sku, options: readonly string[]): boolean {
  return sku.options.length === options.length && sku.options.every((value, place) => value === options[place]);
}

function isOut(product: Product, options: readonly string[], place: number, value: string): boolean {
  const sku = product.skus.find((candidate) => sameOptions(candidate, options.with(place, value)));
  return !sku || sku.stock < product.batch;
}

function Chosen({ product, sku }: { product: Product; sku: Sku | undefined }) {
  return (
    <div className="flex items-center gap-3">
      <span className="w-20 shrink-0">
        <Picture
          src={pictureUrl(sku?.picture ?? product.pictures[0] ?? '')}
          alt=""
          sizes="80px"
          className="rounded-control"
        />
      </span>
      <div className="min-w-0">
        <Price cents={sku?.priceCents ?? product.priceCents} tone="action" size="lg" />
        <p className="text-ink-soft text-sm">
          each {unitWord(product.unit)}
          {product.quoteType !== 1 && product.priceBreaks.length > 1 && ', less for more'}
        </p>
        <p className="text-ink-soft text-sm tabular-nums">
          {sku ? `${formatCount(sku.stock)} in stock` : 'Not available in this combination'}
        </p>
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly chosen: string | undefined;
  readonly pictureOf: (value: string) => string | undefined;
  readonly isOut: (value: string) => boolean;
  readonly onChoose: (value: string) => void;
}

function Choice({ name, values, chosen, pictureOf, isOut, onChoose }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm">
        <span className="font-semibold">{name}:</span> {chosen}
      </legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => {
          const picture = pictureOf(value);
          return (
            <label
              key={value}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-control border-2 bg-card text-sm has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
                picture ? 'pr-3' : 'px-3',
                value === chosen ? 'border-brand font-semibold text-brand' : 'border-line hover:border-line-strong',
              )}
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={value === chosen}
                onChange={() => onChoose(value)}
                className="sr-only"
              />
              {picture && (
                <span className="w-11 shrink-0">
                  <Picture src={pictureUrl(picture)} alt="" sizes="44px" className="rounded-l-md" />
                </span>
              )}
              <span className={cx(isOut(value) && 'text-ink-soft line-through')}>{value}</span>
              {isOut(value) && <span className="sr-only">, sold out</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
