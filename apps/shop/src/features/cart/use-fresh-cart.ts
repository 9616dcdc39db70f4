import type { Cart } from '@sgb/contract/cart.ts';
import { useEffect, useState } from 'react';
import { backgroundApi } from '../../shared/api/network.ts';
import { useCartAnswer } from './use-cart.ts';
import { linesOf } from './words.ts';

export interface CartFreshness {
  readonly checking: boolean;
  /** Products whose supplier could not be asked. */
  readonly unreached: readonly string[];
}

/** Has old prices and stock read again, a few at a time, until all are fresh or their suppliers do not answer. */
export function useFreshCart(cart: Cart): CartFreshness {
  const show = useCartAnswer(cart.market);
  const [checking, setChecking] = useState(false);
  const [unreached, setUnreached] = useState<readonly string[]>([]);
  const waiting = linesOf(cart).some(({ stale, productid }) => stale && !unreached.includes(productid));

  useEffect(() => {
    if (!waiting) return;
    const asked = new AbortController();
    setChecking(true);
    backgroundApi
      .call('POST /api/cart/refresh', { market: cart.market }, asked.signal)
      .then(
        (answer) => {
          if (asked.signal.aborted) return;
          show(answer.cart);
          const known = linesOf(answer.cart).flatMap(({ stale, productid }) => (stale ? [productid] : []));
          // What was left for the next round is asked for in it; if nothing became fresh, nobody is asked again.
          setUnreached((before) => [...new Set([...before, ...answer.unreached])].filter((id) => known.includes(id)));
        },
        () => asked.signal.aborted || setUnreached(linesOf(cart).map(({ productid }) => productid)),
      )
      .finally(() => asked.signal.aborted || setChecking(false));
    return () => asked.abort();
    // Every answer is another cart, and the next round begins with it.
  }, [waiting, cart, show]);

  return { checking, unreached };
}
