export interface SavedView {
  readonly name: string;
  readonly search: string;
}

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'string';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (page: string): string => `console views ${page}`;

/** What was saved of a page; what cannot be read is none. */
export function viewsOf(store: Store, page: string): readonly SavedView[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(page)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

/** A view of the same name gives way. */
export function withView(store: Store, page: string, view: SavedView): readonly SavedView[] {
  return keep(store, page, [...viewsOf(store, page).filter(({ name }) => name !== view.name), view]);
}

export function withoutView(store: Store, page: string, gone: string): readonly SavedView[] {
  return keep(
    store,
    page,
    viewsOf(store, page).filter(({ name }) => name !== gone),
  );
}

function keep(store: Store, page: string, views: readonly SavedView[]): readonly SavedView[] {
  store.setItem(keyOf(page), JSON.stringify(views));
  return views;
}
