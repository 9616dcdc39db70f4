import type { Cart } from '@sgb/contract/cart.ts';
import type { CallName, InputOf, OutputOf } from '@sgb/contract/client.ts';
import type { Market } from '@sgb/contract/markets.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { query, useApi } from '../../shared/api/api.ts';
import { changed } from '../../shared/api/changed.ts';
import { tellCartCount } from '../../shared/cart/cart-count.ts';

/** The calls that answer with the cart as it is after them. */
type ChangeName = {
  [Name in CallName]: OutputOf<Name> extends Cart ? (Name extends `POST ${string}` ? Name : never) : never;
}[CallName];

type Change = {
  [Name in ChangeName]: { readonly name: Name; readonly input: Omit<InputOf<Name>, 'market'> };
}[ChangeName];

const key = ['cart'];

/** The cart of the page, as the last answer told it. */
export function useCartAnswer(market: Market) {
  const queryClient = useQueryClient();
  return useCallback(
    (cart: Cart) => {
      queryClient.setQueryData(query('GET /api/cart/list', { market }).queryKey, cart);
      const count = cart.counts.cn + cart.counts.sa;
      tellCartCount(queryClient, count);
      void changed(queryClient, 'GET /api/cart/removed', 'GET /api/cart/count/unpaid/detail');
    },
    [queryClient, market],
  );
}

/** Changes go one after the other, so that the last answer is the latest state. */
export function useCartChange(market: Market) {
  const api = useApi();
  const queryClient = useQueryClient();
  const show = useCartAnswer(market);
  const { mutateAsync } = useMutation({
    mutationKey: key,
    scope: { id: 'cart' },
    mutationFn: ({ name, input }: Change) => api.call(name, { ...input, market } as InputOf<ChangeName>),
    onSuccess: show,
    onError: ({ message }) => {
      notify('danger', message);
      // Another device may have been here.
      void changed(queryClient, 'GET /api/cart/list');
    },
  });
  /** Says whether it was done. */
  const change = useCallback(
    (wish: Change): Promise<boolean> =>
      mutateAsync(wish).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  );
  return change;
}

export type CartChange = ReturnType<typeof useCartChange>;

export function useCartBusy(): boolean {
  return useIsMutating({ mutationKey: key }) > 0;
}

/** Ticks show before the server knows them; prices never do. */
export function useTicks(cart: Cart, change: CartChange) {
  const [wished, setWished] = useState<ReadonlyMap<number, boolean>>(new Map());

  const tick = async (ids: readonly number[], ticked: boolean) => {
    if (ids.length === 0) return;
    setWished((before) => new Map([...before, ...ids.map((id) => [id, ticked] as const)]));
    await change({ name: 'POST /api/cart/tick', input: { ids: [...ids], ticked: ticked ? 1 : 0 } });
    setWished((before) => new Map([...before].filter(([id, wish]) => !(ids.includes(id) && wish === ticked))));
  };

  const groups = cart.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({ ...line, ticked: wished.get(line.id) ?? line.ticked })),
  }));
  return { cart: { ...cart, groups }, tick };
}

/** Takes lines out of the cart, with a way back in the toast. */
export function useRemoval(change: CartChange) {
  return async (ids: readonly number[], to: 'nowhere' | 'favorites' = 'nowhere') => {
    const away = to === 'favorites' ? 'POST /api/cart/favorite' : 'POST /api/cart/remove';
    if (!(await change({ name: away, input: { ids: [...ids] } }))) return;
    const what = ids.length === 1 ? '1 line' : `${ids.length} lines`;
    notify('good', to === 'favorites' ? 'Moved to your favorites' : `Removed ${what}`, {
      action: {
        label: 'Undo',
        onClick: () => void change({ name: 'POST /api/cart/putback', input: { ids: [...ids] } }),
      },
    });
  };
}
