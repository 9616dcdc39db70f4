import type { Product } from '@sgb/contract/catalog.ts';
import { stockTypes, unitWord } from '@sgb/contract/catalogue.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { PriceText } from '@sgb/ui/price.tsx';
import { RatingText, ratingWords } from '@sgb/ui/rating.tsx';
import { HeartButton } from '../../shared/favourites/heart-button.tsx';
import { GoodsTags } from '../../shared/goods/goods-tags.tsx';
import { drawnFrom, Reused } from '../../shared/page/reused.tsx';
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
  const rules = rulesOf(product);
  return (
    <div className="flex flex-col gap-4 max-lg:mt-2">
      <GoodsHead product={product} />
      <PriceFreshness product={product} />
      <SpecialNotice special={product.special} />
      <PriceBreaks offer={product} total={totalQuantity(choice.quantities)} />
      <Reused as={drawnFrom('rules', rules)}>
        <ul className="text-ink-soft text-sm">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Reused>
      <TogetherCard product={product} />
      <StockUpLine product={product} quantities={choice.quantities} />
      <SkuPicker product={product} {...choice} />
      <LandedBox product={product} quantities={choice.quantities} />
    </div>
  );
}

/** Name, price, and what others say. */
function GoodsHead({ product }: { product: Product }) {
  const { low, high } = priceRange(product);
  const { stockType, onSale, special, soldBy, landedFor, unit } = product;
  const inStock = stockType === stockTypes.stock;
  const rated = product.ratingCount > 0;
  const words = [
    product.title,
    formatRand(low),
    formatRand(high),
    unitWord(unit),
    formatRand(product.landedCents),
    formatCount(landedFor),
    unitWord(unit, landedFor),
    formatCount(product.monthlySales),
    soldBy ?? '-',
    ...ratingWords(product.rating, product.ratingCount),
  ];
  return (
    <Reused as={drawnFrom('goods head', [low === high, rated, stockType, onSale, special, soldBy && 1])} words={words}>
      {(title = '', price = '', most, each, landed, from, pieces, sold, seller, ...rating) => (
        <header>
          <div className="flex items-start gap-2">
            <h1 className="min-w-0 flex-1 text-pretty font-semibold lg:text-lg">{title}</h1>
            <HeartButton productId={product.id} title={title} groundClass="size-11" />
            <ShareButton title={product.title} productId={product.id} />
          </div>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <PriceText text={price} toText={low === high ? undefined : most} size="xl" tone="action" />
            <span className="text-ink-soft text-sm">each {each}</span>
            <a href="#landed" className="basis-full py-1 text-brand text-sm hover:underline">
              {inStock ? (
                'Ready in Johannesburg, VAT included, plus delivery: see every line'
              ) : (
                <>
                  about <span className="money">{landed}</span> each landed by sea from {from} {pieces}: see every line
                </>
              )}
            </a>
          </p>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            {rated ? (
              <a href="#reviews" className="inline-flex min-h-6 items-center hover:underline">
                <RatingText words={rating} counted />
              </a>
            ) : (
              <span className="text-ink-soft">No reviews yet</span>
            )}
            <span className="text-ink-soft tabular-nums">{sold} sold</span>
            {soldBy && (
              <span>
                Sold by <b className="font-semibold">{seller}</b>
              </span>
            )}
            <span className="flex gap-1">
              <GoodsTags goods={product} />
            </span>
          </div>
        </header>
      )}
    </Reused>
  );
}
