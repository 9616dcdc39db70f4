import type { Product } from '@sgb/contract/catalog.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { useMounted } from '../../shared/browser/mounted.ts';
import { agoText } from './ago.ts';
import { type Freshness, useFresh } from './use-fresh.ts';

/** What is off the shelf can be looked at, but nothing of it can be chosen. */
export function asOffered(product: Product): Product {
  return product.onShelf ? product : { ...product, skus: product.skus.map((sku) => ({ ...sku, stock: 0 })) };
}

function wordsFor(freshness: Freshness, checked: string): string {
  if (freshness === 'checking') return 'Checking price and stock…';
  if (freshness === 'unreachable') return `${checked}. The supplier cannot be reached right now.`;
  return freshness === 'changed' ? `${checked}. It has changed.` : `${checked}.`;
}

/** How old the price is, and whether it is being asked for again. Its room is kept before its words are known. */
export function PriceFreshness({ product }: { product: Product }) {
  const freshness = useFresh(product);
  const mounted = useMounted();
  if (product.freshUntil === null) return null;
  const checked = `Price checked ${agoText(product.checkedAt, mounted ? Date.now() : Date.parse(product.checkedAt))}`;
  return (
    <>
      {!product.onShelf && (
        <Notice tone="warn" title="No longer sold">
          The supplier has taken this product down. It cannot be bought; the similar products below can.
        </Notice>
      )}
      <p
        aria-live="polite"
        className={cx(
          'min-h-8 text-xs md:min-h-4',
          freshness === 'unreachable' || freshness === 'changed' ? 'text-warn' : 'text-ink-soft',
        )}
      >
        {mounted && wordsFor(freshness, checked)}
      </p>
    </>
  );
}
