import type { Product } from '@sgb/contract/catalog.ts';
import { unitWord } from '@sgb/contract/catalogue.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { notify } from '@sgb/ui/notify.ts';
import { PriceText } from '@sgb/ui/price.tsx';
import { ShoppingCart } from 'lucide-react';
import { copyText } from '../../shared/browser/copy-text.ts';
import { drawnFrom, Reused } from '../../shared/page/reused.tsx';
import { adviceOn, choiceText, goodsCents, isSoldOut, type Quantities, totalQuantity } from './selection.ts';
import { useAdd } from './use-add.ts';

interface ChoiceBarProps {
  product: Product;
  quantities: Quantities;
  onAdded: () => void;
  className?: string;
}

/** What is chosen, what it costs, and the way into the cart: a bar over the lower edge of a phone, a box on a desktop. */
export function ChoiceBar({ product, quantities, onAdded, className }: ChoiceBarProps) {
  const total = totalQuantity(quantities);
  const advice = adviceOn(product, quantities);
  const { add, adding } = useAdd(product.id, onAdded);
  const soldOut = product.skus.every((sku) => isSoldOut(product, sku));

  const copy = async () => {
    const text = choiceText(product, quantities, product.title, `${location.origin}${location.pathname}`);
    if (await copyText(text))
      notify('good', 'Your choice is copied', { description: 'Paste it into a chat or a note.' });
    else notify('warn', 'Your browser does not let us copy', { description: text });
  };

  const put = (buyNow: boolean) => {
    const skus = product.skus
      .map(({ id }) => ({ skuid: id, quantity: quantities[id] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    if (skus.length > 0) return add({ skus, buyNow });
    notify('info', 'Choose how many you want first', { description: advice.text });
    document.querySelector('#choose [role=spinbutton]:enabled')?.scrollIntoView({ block: 'center' });
  };

  const cents = total > 0 ? goodsCents(product, quantities) : product.priceCents;
  const amount = total > 0 ? `${formatCount(total)} ${unitWord(product.unit, total)}` : `a ${unitWord(product.unit)}`;
  return (
    <section
      aria-label="Your choice"
      data-bottom-bar="tall"
      className={cx('flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5', className)}
    >
      <Reused as={`advice ${total > 0} ${advice.fits}`} words={[formatRand(cents), amount, advice.text]}>
        {(price = '', amount, text) => (
          <div className="min-w-0 flex-1 basis-60">
            {/* A phone has little height, and the price of one stands above. */}
            <p className={cx('flex flex-wrap items-baseline gap-x-2', total === 0 && 'max-lg:hidden')}>
              <PriceText text={price} size="lg" />
              <span className="text-ink-soft text-xs">{amount}, goods only</span>
              {total > 0 && (
                <button
                  type="button"
                  onClick={copy}
                  className="min-h-6 text-brand text-xs underline underline-offset-2"
                >
                  Copy my choice
                </button>
              )}
            </p>
            <p
              aria-live="polite"
              className={cx(
                'min-h-4 text-xs md:min-h-5 md:text-sm',
                total > 0 && !advice.fits ? 'text-warn' : 'text-ink-soft',
              )}
            >
              {text}
            </p>
          </div>
        )}
      </Reused>
      <Reused as={drawnFrom('choice', [total, soldOut, adding])}>
        <div className="flex grow items-center gap-2 md:grow-0">
          <Button
            variant="secondary"
            className="flex-1 border-action! text-action! md:flex-none"
            disabled={soldOut}
            loading={adding?.buyNow === false}
            onClick={() => put(false)}
            icon={<ShoppingCart aria-hidden="true" className="size-4 max-[22.5rem]:hidden" />}
          >
            Add to cart
          </Button>
          <Button
            variant="action"
            className="flex-1 md:flex-none"
            disabled={soldOut}
            loading={adding?.buyNow === true}
            onClick={() => put(true)}
          >
            Buy now
          </Button>
        </div>
      </Reused>
    </section>
  );
}
