import { notify } from '@sgb/ui/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { sendWish, Waits } from '../../shared/api/wish.ts';
import { tellCartCount } from '../../shared/cart/cart-count.ts';
import { cartHref, checkoutHref } from '../../shared/cart/cart-links.ts';
import { loginHref } from '../../shared/links/link.tsx';
import { useLogin } from '../../shared/session/login.ts';
import { funnel } from '../../shared/tracking/funnel.ts';
import { type CartWish, wishIn, withoutWish, withWish } from './cart-wish.ts';

/** Puts goods into the cart. Guests are asked to log in; what they wanted happens when they come back. */
export function useAdd(productid: string, onAdded: () => void) {
  const login = useLogin();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  const adding = useMutation({
    mutationFn: ({ skus, buyNow }: CartWish) =>
      sendWish('POST /api/cart/add', { productid, skus: [...skus], buynow: buyNow ? 1 : 0 }),
    onSuccess: async ({ market, count }, { buyNow }) => {
      tellCartCount(queryClient, count);
      for (const name of ['GET /api/cart/list', 'GET /api/cart/count/unpaid/detail'])
        queryClient.removeQueries({ queryKey: [name] });
      void funnel('addedToCart');
      onAdded();
      if (buyNow) return void navigate(checkoutHref(market));
      const action = { label: 'Go to cart', onClick: () => void navigate(cartHref(market)) };
      notify('good', 'Added to your cart', { action });
    },
    onError: (error) => notify(error instanceof Waits ? 'info' : 'danger', error.message),
  });

  const add = (wish: CartWish) => {
    if (login) adding.mutate(wish);
    else void navigate(loginHref(withWish(location, wish)));
  };

  const keep = useEffectEvent(() => {
    const wish = wishIn(location.search);
    if (!wish) return;
    // First out of the address: a page that is loaded again must not add again.
    history.replaceState(history.state, '', withoutWish(location.href));
    adding.mutate(wish);
  });
  const loggedIn = login !== null;
  useEffect(() => {
    if (loggedIn) keep();
  }, [loggedIn]);

  return { add, adding: adding.isPending ? adding.variables : null };
}
