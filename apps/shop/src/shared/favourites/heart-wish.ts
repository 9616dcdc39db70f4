/** What a guest wanted to save travels with the address through the login, which forgets everything else. */
const name = 'collect';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

export function withWish({ pathname, search }: Place, productId: string): Place {
  const query = new URLSearchParams(search);
  query.set(name, productId);
  return { pathname, search: `?${query}` };
}

export function takesWish(productId: string): boolean {
  return !import.meta.env.SSR && new URLSearchParams(location.search).get(name) === productId;
}

/** True for the first heart that asks; the wish leaves the address with it. */
export function keepWish(productId: string): boolean {
  if (!takesWish(productId)) return false;
  const address = new URL(location.href);
  address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
  return true;
}
