import { useSearchParams } from 'react-router';

/** What a table shows stands in the address, so that it can be sent to a colleague. */
export interface View {
  readonly page: number;
  /** Where a page of a long list begins: after what was last seen. */
  readonly after: string | null;
  readonly sort: { readonly column: string; readonly descending: boolean } | null;
  readonly hidden: ReadonlySet<string>;
  get(filter: string): string | null;
  /** Another filter begins at the first page. */
  set(changes: Readonly<Record<string, string | null>>): void;
}

export function useView(): View {
  const [search, setSearch] = useSearchParams();
  const sort = search.get('sort');
  return {
    page: Math.max(1, Number(search.get('page')) || 1),
    after: search.get('after'),
    sort: sort ? { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') } : null,
    hidden: new Set(search.get('hide')?.split('.') ?? []),
    get: (filter) => search.get(filter),
    set(changes) {
      setSearch((before) => {
        const after = new URLSearchParams(before);
        if (!('page' in changes) && !('open' in changes)) for (const place of ['page', 'after']) after.delete(place);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      });
    },
  };
}

/** The same without it, or with it where it was not there. */
export function toggled(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return set.has(key) ? new Set([...set].filter((each) => each !== key)) : new Set([...set, key]);
}
