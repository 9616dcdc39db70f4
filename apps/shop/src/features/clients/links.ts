import { returnRoute } from '../../shared/session/return-path.ts';

export const receiversHref = '/client/2/index';

export function receiverHref(id?: number): string {
  return id === undefined ? '/client/2/edit' : `/client/2/edit?id=${id}`;
}

/** Only paths are led back to, so that any origin does; the server knows none. */
const origin = 'https://shop.invalid';

/** Where the form leads when it is done: to who asked for a receiver, with the one that was saved, or to the list. */
export function afterForm(search: URLSearchParams, savedId?: number): string {
  const asked = returnRoute(search.get('origUrl'), origin);
  if (!asked || savedId === undefined) return asked ?? receiversHref;
  const { pathname, searchParams, hash } = new URL(asked, origin);
  searchParams.set('rid', String(savedId));
  return `${pathname}?${searchParams}${hash}`;
}
