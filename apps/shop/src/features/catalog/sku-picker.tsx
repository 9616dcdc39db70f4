import type { Product } from '@sgb/contract/catalog.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { PriceText } from '@sgb/ui/price.tsx';
import { Stepper } from '@sgb/ui/stepper.tsx';
import { Ruler } from 'lucide-react';
import { pictureUrl, withPictures } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { Reused } from '../../shared/page/reused.tsx';
import { isSoldOut, mostOf, type Quantities, type Sku, totalQuantity, unitCents } from './selection.ts';

/** The table that fits is open there. */
const sizeGuideHref = ({ goodsClass, title }: Pick<Product, 'goodsClass' | 'title'>) =>
  `/helpcenter/sizeguide?for=${encodeURIComponent(`${goodsClass === 'footwear' ? 'shoes' : 'clothing'}, ${title.slice(0, 60)}`)}`;

interface SkuPickerProps {
  product: Product;
  quantities: Quantities;
  onQuantity: (skuId: string, quantity: number) => void;
  /** The open value of the first choice, where there are two. */
  colour: string | undefined;
  onColour: (colour: string) => void;
}

/** Wholesale buyers take several kinds at once, so every kind has its own quantity. */
export function SkuPicker({ product, quantities, onQuantity, colour, onColour }: SkuPickerProps) {
  const [first, ...others] = product.choices;
  const two = first !== undefined && others.length > 0;
  const rows = two ? product.skus.filter((sku) => sku.options[0] === colour) : product.skus;
  const total = totalQuantity(quantities);
  const chips = (two ? first.values : []).map((value) => {
    const skus = product.skus.filter((sku) => sku.options[0] === value);
    const count = skus.reduce((sum, { id }) => sum + (quantities[id] ?? 0), 0);
    return { value, picture: skus[0]?.picture ?? '', count, chosen: value === colour };
  });
  return (
    <div id="choose" className="flex flex-col gap-3">
      {two && (
        <fieldset>
          <legend className="mb-2 text-sm">
            <span className="font-semibold">{first.name}:</span> {colour}
          </legend>
          <div className="flex flex-wrap gap-2">
            <Reused
              as={withPictures(
                `colours ${chips.map(({ count, chosen }) => `${count} ${chosen}`)}`,
                chips.map(({ picture }) => picture),
              )}
              words={chips.flatMap(wordsOf)}
            >
              {(...words) =>
                chips.map(({ value, count, chosen }, i) => (
                  <ColourChip
                    key={value}
                    words={words.slice(2 * i, 2 * i + 2)}
                    count={count}
                    chosen={chosen}
                    onChoose={() => onColour(value)}
                  />
                ))
              }
            </Reused>
          </div>
        </fieldset>
      )}
      <div>
        <div className="mb-1 flex items-center justify-between gap-3">
          <p className="font-semibold text-sm">
            {(two ? others : product.choices).map(({ name }) => name).join(', ') || 'Quantity'}
          </p>
          {product.goodsClass !== 'general' && (
            <Link
              to={sizeGuideHref(product)}
              className="inline-flex min-h-11 items-center gap-1 font-medium text-brand text-sm hover:underline md:min-h-9"
            >
              <Ruler aria-hidden="true" className="size-4" />
              Size guide
            </Link>
          )}
        </div>
        <ul className="divide-y divide-line rounded-control border border-line">
          {rows.map((sku) => (
            <SkuRow
              key={sku.id}
              sku={sku}
              name={sku.options.slice(two ? 1 : 0).join(', ') || 'One kind'}
              picture={!two}
              cents={unitCents(product, sku, total)}
              soldOut={isSoldOut(product, sku)}
              batch={product.batch}
              quantity={quantities[sku.id] ?? 0}
              onQuantity={(quantity) => onQuantity(sku.id, quantity)}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

const wordsOf = ({ value, picture }: { value: string; picture: string }) => [value, picture];

interface ColourChipProps {
  /** Its name and its picture. */
  words: readonly string[];
  count: number;
  chosen: boolean;
  onChoose: () => void;
}

function ColourChip({ words: [name, picture = ''], count, chosen, onChoose }: ColourChipProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cx(
        'relative flex w-17 flex-col rounded-control border-2 bg-card text-center text-xs',
        chosen ? 'border-brand font-semibold text-brand' : 'border-line hover:border-line-strong',
      )}
    >
      <Picture src={pictureUrl(picture)} alt="" sizes="68px" className="rounded-t-md" />
      <span className="line-clamp-2 w-full px-1 py-1">{name}</span>
      {count > 0 && (
        <span className="-top-2 -right-2 absolute min-w-5 rounded-full bg-action px-1.5 text-action-ink leading-5 tabular-nums">
          {formatCount(count)}
          <span className="sr-only"> chosen</span>
        </span>
      )}
    </button>
  );
}

interface SkuRowProps {
  sku: Sku;
  name: string;
  picture: boolean;
  cents: number;
  soldOut: boolean;
  batch: number;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

function SkuRow({ sku, name, picture, cents, soldOut, batch, quantity, onQuantity }: SkuRowProps) {
  const stock = soldOut ? 'Sold out' : `${formatCount(sku.stock)} in stock`;
  return (
    <Stepper
      size="sm"
      label={`Quantity of ${sku.options.join(', ') || name}`}
      value={quantity}
      onChange={onQuantity}
      min={0}
      max={mostOf(sku)}
      step={batch}
      disabled={soldOut}
      className="shrink-0 items-end"
      drawn={(words, draw) => (
        <Reused
          as={withPictures(`sku ${picture} ${quantity} ${soldOut}`, [sku.picture])}
          words={[name, formatRand(cents), stock, sku.picture, ...words]}
        >
          {(name, price = '', stock, shown = '', ...words) => (
            <li className={cx('flex items-center gap-3 px-3 py-2', quantity > 0 && 'bg-brand-soft/50')}>
              {picture && (
                <span className="w-12 shrink-0">
                  <Picture src={pictureUrl(shown)} alt="" sizes="48px" className="rounded-control" />
                </span>
              )}
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-sm">{name}</span>
                <span className="flex flex-wrap items-baseline gap-x-2 text-ink-soft text-xs">
                  <PriceText text={price} size="sm" />
                  <span className="tabular-nums">{stock}</span>
                </span>
              </span>
              {draw(...words)}
            </li>
          )}
        </Reused>
      )}
    />
  );
}
