import {
  allMessageSubtypes,
  type MessageSubtype,
  type MessageView,
  messageViews,
} from '@sgb/contract/message-types.ts';
import { pageIn } from '@sgb/contract/paging.ts';

export interface Asked {
  readonly type: MessageView;
  readonly subtype?: MessageSubtype;
  readonly page: number;
}

/** What an address asks for; what makes no sense asks for the beginning. */
export function askedFor(search: URLSearchParams): Asked {
  const type = messageViews.find((view) => view === Number(search.get('type')));
  const subtype = allMessageSubtypes.find((kind) => String(kind) === search.get('subtype'));
  return {
    type: type ?? 1,
    ...(subtype !== undefined && { subtype }),
    page: pageIn(search.get('page')),
  };
}

export function addressOf({ type, subtype, page }: Asked): string {
  const search = new URLSearchParams();
  if (type !== 1) search.set('type', String(type));
  if (subtype !== undefined) search.set('subtype', String(subtype));
  if (page > 1) search.set('page', String(page));
  return `?${search}`;
}

export const listHref = '/message/index';

/** The detail remembers the tab that it was opened from. */
export function messageHref(id: number, type: MessageView): string {
  return `/message/detail/${id}/${type}`;
}
