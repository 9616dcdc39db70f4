import type { Product } from '@sgb/contract/catalog.ts';
import { unitWord } from '@sgb/contract/catalogue.ts';
import { Button } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { notify } from '@sgb/ui/notify.ts';
import { Price } from '@sgb/ui/price.tsx';
import { Copy } from 'lucide-react';
import { copyText } from '../../shared/copy-text.ts';
import { formatCount } from '../../shared/count.ts';
import { adviceOn, choiceText, goodsCents, type Quantities, totalQuantity } from './selection.ts';

interface ChoiceBarProps {
  product: Product;
  quantities: Quantities;
  className?: string;
}

/** What is chosen and what it costs: a bar over the lower edge of a phone, a box on a desktop. */
export function ChoiceBar({ product, quantities, className }: ChoiceBarProps) {
  const total = totalQuantity(quantities);
  const advice = adviceOn(product, quantities);

  const copy = async () => {
    const text = choiceText(product, quantities, product.title, `${location.origin}${location.pathname}`);
    if (await copyText(text))
      notify('good', 'Your choice is copied', { description: 'Paste it into a chat or a note.' });
    else notify('warn', 'Your browser does not let us copy', { description: text });
  };

  return (
    <section
      aria-label="Your choice"
      data-bottom-bar
      className={cx('flex items-center justify-between gap-3', className)}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Price cents={total > 0 ? goodsCents(product, quantities) : product.priceCents} size="lg" />
          <span className="text-ink-soft text-xs">
            {total > 0 ? `${formatCount(total)} ${unitWord(product.unit, total)}` : `a ${unitWord(product.unit)}`},
            goods only
          </span>
        </p>
        <p
          aria-live="polite"
          className={cx(
            'line-clamp-2 min-h-8 text-xs md:min-h-5 md:text-sm',
            total > 0 && !advice.fits ? 'text-warn' : 'text-ink-soft',
          )}
        >
          {advice.text}
        </p>
      </div>
      <Button onClick={copy} disabled={total === 0} icon={<Copy aria-hidden="true" className="size-4" />}>
        Copy my choice
      </Button>
    </section>
  );
}
