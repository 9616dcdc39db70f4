/** Which review a guest found helpful travels with the address through the login, which forgets everything else. */
const name = 'helpful';

export function withVote({ pathname, search }: Pick<Location, 'pathname' | 'search'>, id: number) {
  const query = new URLSearchParams(search);
  query.set(name, String(id));
  return { pathname, search: `?${query}` };
}

/** True for the one review that it is about, once: the wish leaves the address with it. */
export function takeVote(id: number): boolean {
  const address = new URL(location.href);
  if (address.searchParams.get(name) !== String(id)) return false;
  address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
  return true;
}
