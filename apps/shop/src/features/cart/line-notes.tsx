import type { CartLine } from '@sgb/contract/cart.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { CircleAlert, RefreshCw } from 'lucide-react';
import { Link } from '../../shared/links/router-link.tsx';
import type { CartChange } from './use-cart.ts';
import type { CartFreshness } from './use-fresh-cart.ts';
import { breakHint, faultWords, isDead, nameOf, offerRule } from './words.ts';

interface LineNotesProps {
  readonly line: CartLine;
  readonly freshness: CartFreshness;
  readonly change: CartChange;
}

/** What has to be said about a line, the most pressing first. */
export function LineNotes({ line, freshness, change }: LineNotesProps) {
  const fault = faultWords(line);
  const rule = line.fault === 'quantity' ? null : offerRule(line);
  const hint = breakHint(line);
  const unreached = line.stale && freshness.unreached.includes(line.productid);
  const accept = () =>
    change({ name: 'POST /api/cart/accept', input: { lines: [{ id: line.id, unitCents: line.unitCents }] } });
  return (
    <div className="flex flex-col gap-1 text-xs">
      {fault && (
        <div
          className={cx(
            'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-2.5 py-1.5 text-sm',
            isDead(line) ? 'bg-sunk text-ink' : 'bg-warn-soft text-warn',
          )}
        >
          <p className="flex min-w-0 flex-1 basis-52 items-start gap-1.5">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {fault}
          </p>
          {line.fault === 'priceRose' && (
            <Button size="sm" onClick={accept} aria-label={`Accept ${formatRand(line.unitCents)} for ${nameOf(line)}`}>
              Accept {formatRand(line.unitCents)}
            </Button>
          )}
          {isDead(line) && (
            <Link
              to={`/shoppingmall/categoryproduct?keyword=${encodeURIComponent(line.title.split(',')[0]?.slice(0, 50) ?? '')}`}
              aria-label={`Find similar goods to ${line.title}`}
              className="inline-flex min-h-11 items-center font-medium text-brand hover:underline md:min-h-9"
            >
              Find similar
            </Link>
          )}
        </div>
      )}
      {rule && <p className="text-ink-soft">{rule}</p>}
      {hint && <p className="font-medium text-good">{hint}</p>}
      {line.stale && !isDead(line) && (
        <p className={cx('flex items-center gap-1', unreached ? 'text-warn' : 'text-ink-soft')}>
          {!unreached && <RefreshCw aria-hidden="true" className="size-3" />}
          {unreached
            ? 'The supplier does not answer right now: we check again at checkout.'
            : 'Checking price and stock…'}
        </p>
      )}
    </div>
  );
}
