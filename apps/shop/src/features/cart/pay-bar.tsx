import type { Cart } from '@sgb/contract/cart.ts';
import { markets } from '@sgb/contract/markets.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { ChevronUp } from 'lucide-react';
import { useNavigate } from 'react-router';
import { checkoutHref } from '../../shared/cart/cart-links.ts';
import { StockUpButton } from '../../shared/goods/stock-up-button.tsx';
import { Breakdown } from './breakdown.tsx';
import { useCartBusy } from './use-cart.ts';
import { isDead, linesOf, tickState } from './words.ts';

interface PayProps {
  readonly cart: Cart;
  readonly tick: (ids: readonly number[], ticked: boolean) => void;
}

/** To the review and payment of what is ticked, or to what stands against it. */
function useCheckout(cart: Cart): () => void {
  const navigate = useNavigate();
  return () => {
    const blocked = linesOf(cart).find(({ ticked, fault }) => ticked && fault !== null);
    if (!blocked) return void navigate(checkoutHref(cart.market));
    const line = document.getElementById(`line-${blocked.id}`);
    line?.scrollIntoView({ block: 'center' });
    line?.querySelector('button')?.focus({ preventScroll: true });
    const { blocked: count } = cart.summary;
    notify('warn', count === 1 ? 'Please check one item first' : `Please check ${count} items first`, {
      description: 'Fix what it says, or untick it.',
    });
  };
}

function CheckoutButton({ cart, className }: { cart: Cart; className?: string }) {
  const checkout = useCheckout(cart);
  const { lines } = cart.summary;
  return (
    <Button variant="action" size="lg" className={className} disabled={lines === 0} onClick={checkout}>
      Check out{lines > 0 && ` (${lines})`}
    </Button>
  );
}

/** Above the tab bar of a phone: tick all, what it comes to, and on. */
export function PayBar({ cart, tick }: PayProps) {
  const busy = useCartBusy();
  const { summary } = cart;
  return (
    <section
      aria-label="What you pay"
      data-bottom-bar
      className="sticky bottom-(--tab-bar,0px) z-10 -mx-3 mt-auto flex items-center gap-2 border-line border-t bg-card px-2 py-2 md:-mx-6 md:px-6 lg:hidden"
    >
      <TickAll cart={cart} tick={tick} />
      <Sheet
        title="What you pay"
        trigger={
          <button
            type="button"
            className="flex min-h-12 min-w-0 flex-1 flex-col items-end justify-center rounded-control px-1"
          >
            <span className="sr-only">To pay now </span>
            <span
              className={cx('money font-bold text-lg transition-opacity max-[24rem]:text-base', busy && 'opacity-50')}
            >
              {formatRand(summary.payCents)}
            </span>
            <span className="flex items-center gap-0.5 text-brand text-xs">
              How it adds up
              <ChevronUp aria-hidden="true" className="size-3.5" />
            </span>
          </button>
        }
      >
        <Breakdown market={cart.market} summary={summary} busy={busy} />
        <StockUp cart={cart} />
      </Sheet>
      <CheckoutButton cart={cart} className="px-4!" />
    </section>
  );
}

/** The other way to buy what is ticked: in bulk, by sea, for a shelf of one's own. */
function StockUp({ cart }: { cart: Cart }) {
  if (cart.market !== markets.china) return null;
  const ticked = linesOf(cart).filter((line) => line.ticked && !isDead(line));
  return (
    <StockUpButton
      lines={ticked.map(({ skuid, quantity }) => ({ skuid, quantity }))}
      label="Stock up with these"
      className="mt-3 w-full lg:mt-0"
    />
  );
}

function TickAll({ cart, tick }: PayProps) {
  const open = linesOf(cart).filter((line) => !isDead(line));
  return (
    <Checkbox
      checked={tickState(open)}
      disabled={open.length === 0}
      onChange={(on) =>
        tick(
          open.map(({ id }) => id),
          on,
        )
      }
      label="All"
      className="gap-1.5! pl-1"
    />
  );
}

/** Beside the lines on a desktop. */
export function PayColumn({ cart, tick }: PayProps) {
  const busy = useCartBusy();
  return (
    <section
      aria-label="What you pay"
      className="sticky top-24 hidden flex-col gap-4 rounded-card border border-line bg-card p-5 lg:flex"
    >
      <div className="-my-2 flex items-center justify-between">
        <h2 className="font-semibold text-base">What you pay</h2>
        <TickAll cart={cart} tick={tick} />
      </div>
      <Breakdown market={cart.market} summary={cart.summary} busy={busy} />
      <CheckoutButton cart={cart} className="w-full" />
      <StockUp cart={cart} />
    </section>
  );
}
