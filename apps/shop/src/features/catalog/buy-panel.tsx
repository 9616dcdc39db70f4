import type { Product } from '@sgb/contract/catalog.ts';
import { stockTypes, unitWord } from '@sgb/contract/catalogue.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Price } from '@sgb/ui/price.tsx';
import { Rating } from '@sgb/ui/rating.tsx';
import { HeartButton } from '../../shared/favourites/heart-button.tsx';
import { GoodsTags } from '../../shared/goods/goods-tags.tsx';
import { PriceFreshness } from './freshness.tsx';
import { LandedBox } from './landed-box.tsx';
import { PriceBreaks } from './price-breaks.tsx';
import { priceRange, type Quantities, rulesOf, totalQuantity } from './selection.ts';
import { ShareButton } from './share-button.tsx';
import { SkuPicker } from './sku-picker.tsx';
import { SpecialNotice } from './special-notice.tsx';
import { StockUpLine } from './stock-up-line.tsx';
import { TogetherCard } from './together/together-card.tsx';

interface BuyPanelProps {
  product: Product;
  quantities: Quantities;
  onQuantity: (skuId: string, quantity: number) => void;
  colour: string | undefined;
  onColour: (colour: string) => void;
}

/** Everything beside the pictures: name, price, rules, and the grid to choose from. */
export function BuyPanel({ product, ...choice }: BuyPanelProps) {
  const { low, high } = priceRange(product);
  return (
    <div className="flex flex-col gap-4 max-lg:mt-2">
      <header>
        <div className="flex items-start gap-2">
          <h1 className="min-w-0 flex-1 text-pretty font-semibold lg:text-lg">{product.title}</h1>
          <HeartButton productId={product.id} title={product.title} groundClass="size-11" />
          <ShareButton title={product.title} productId={product.id} />
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Price cents={low} toCents={high} size="xl" tone="action" />
          <span className="text-ink-soft text-sm">each {unitWord(product.unit)}</span>
          <a href="#landed" className="basis-full py-1 text-brand text-sm hover:underline">
            {product.stockType === stockTypes.stock ? (
              'Ready in Johannesburg, VAT included, plus delivery: see every line'
            ) : (
              <>
                about <span className="money">{formatRand(product.landedCents)}</span> each landed by sea from{' '}
                {formatCount(product.landedFor)} {unitWord(product.unit, product.landedFor)}: see every line
              </>
            )}
          </a>
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {product.ratingCount > 0 ? (
            <a href="#reviews" className="inline-flex min-h-6 items-center hover:underline">
              <Rating value={product.rating} count={product.ratingCount} />
            </a>
          ) : (
            <span className="text-ink-soft">No reviews yet</span>
          )}
          <span className="text-ink-soft tabular-nums">{formatCount(product.monthlySales)} sold</span>
          {product.soldBy && (
            <span>
              Sold by <b className="font-semibold">{product.soldBy}</b>
            </span>
          )}
          <span className="flex gap-1">
            <GoodsTags goods={product} />
          </span>
        </div>
      </header>
      <PriceFreshness product={product} />
      <SpecialNotice special={product.special} />
      <PriceBreaks offer={product} total={totalQuantity(choice.quantities)} />
      <ul className="text-ink-soft text-sm">
        {rulesOf(product).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <TogetherCard product={product} />
      <StockUpLine product={product} quantities={choice.quantities} />
      <SkuPicker product={product} {...choice} />
      <LandedBox product={product} quantities={choice.quantities} />
    </div>
  );
}
