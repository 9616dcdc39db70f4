import type { CallName, InputOf } from '@sgb/contract/client.ts';

type Values<Param extends string> = Readonly<Partial<Record<Param, string>>>;

/** What the address says of these, without what it leaves empty. */
export function readSearch<Param extends string>(search: URLSearchParams, params: readonly Param[]): Values<Param> {
  const said = params.map((param) => [param, search.get(param)?.trim() ?? ''] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== '')) as Values<Param>;
}

/** The same as fields of a call. The call reads numbers from text, and names what it refuses: nothing is checked twice. */
export function inputFrom<Name extends CallName, Param extends keyof InputOf<Name> & string>(
  _call: Name,
  search: URLSearchParams,
  params: readonly Param[],
): Pick<InputOf<Name>, Param> {
  return readSearch(search, params) as Pick<InputOf<Name>, Param>;
}

/** The address's search part with some values changed; '' takes one out. Another list starts at its first page. */
export function searchWith<Param extends string>(
  search: URLSearchParams,
  params: readonly Param[],
  changes: Values<Param>,
): string {
  const kept: Record<string, string | undefined> = { ...readSearch(search, params), page: '', ...changes };
  const next = new URLSearchParams();
  for (const param of params) {
    const value = kept[param];
    if (value) next.set(param, value);
  }
  const text = next.toString();
  return text ? `?${text}` : '';
}
