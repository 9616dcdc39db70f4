import type { ProductFilter } from '@sgb/contract/catalog.ts';
import { type FacetKind, facetKinds, facetName } from '@sgb/contract/facets.ts';
import type { FacetFilter } from '@sgb/contract/search.ts';
import { formatRand } from '@sgb/money/format.ts';
import { parseRand } from '@sgb/money/parse.ts';
import { searchWith as anySearchWith } from '../lists/list-address.ts';

/** What a search is about. A category page has none of these in its address. */
export const subjectParams = ['keyword', 'exact', 'categoryId', 'sellerid'] as const;

/** The part of an address that narrows and orders a list of goods, and what the API calls each. */
const apiFields = {
  page: 'page',
  sort: 'sort',
  minPrice: 'minPriceCents',
  maxPrice: 'maxPriceCents',
  colour: 'colour',
  size: 'size',
  material: 'material',
  moq: 'maxMinOrder',
  stock: 'stockType',
  special: 'special',
  rating: 'minRating',
} as const;

type ListParam = keyof typeof apiFields;
type AddressParam = (typeof subjectParams)[number] | ListParam;
export type FilterParam = Exclude<ListParam, 'page' | 'sort'>;
export type FilterValues = Readonly<Record<FilterParam, string>>;

const listParams = Object.keys(apiFields) as ListParam[];
const addressParams: readonly AddressParam[] = [...subjectParams, ...listParams];
const filterParams = listParams.filter((param): param is FilterParam => param !== 'page' && param !== 'sort');

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** Choices with a few answers; an empty value means any. */
export const filterOptions = {
  moq: [
    { value: '1', label: 'One is enough' },
    { value: '5', label: 'At most 5' },
    { value: '10', label: 'At most 10' },
    { value: '50', label: 'At most 50' },
  ],
  stock: [
    { value: '1', label: 'SA Stock' },
    { value: '0', label: 'From China' },
  ],
  special: [
    { value: '0', label: 'No magnets, no liquids' },
    { value: '1', label: 'Magnet' },
    { value: '2', label: 'Liquid' },
  ],
  rating: [
    { value: '4', label: '4 stars and up' },
    { value: '3', label: '3 stars and up' },
  ],
} as const satisfies Partial<Record<FilterParam, readonly FilterOption[]>>;

function paramOf(search: URLSearchParams, param: ListParam): string {
  return search.get(param)?.trim() ?? '';
}

/** Rand in the address, cents in the API. What is not a number goes on as it is, for the API to refuse by name. */
function centsOf(rand: string): number | string {
  const amount = Number(rand);
  return Number.isNaN(amount) ? rand : Math.round(amount * 1e6) / 1e4;
}

function fieldsOf(params: readonly ListParam[], said: (param: ListParam) => string) {
  const input: Record<string, number | string> = {};
  for (const param of params) {
    const value = said(param);
    if (value) input[apiFields[param]] = param === 'minPrice' || param === 'maxPrice' ? centsOf(value) : value;
  }
  return input;
}

/** What to ask the API. Wrong values are passed on: it knows the rules and names the field that breaks one. */
export function listInput(search: URLSearchParams): Omit<ProductFilter, 'categoryId'> {
  return fieldsOf(listParams, (param) => paramOf(search, param)) as unknown as Omit<ProductFilter, 'categoryId'>;
}

/** What a list is about: a keyword, a category, a supplier, whatever narrows it. */
export type Subject = Pick<FacetFilter, (typeof subjectParams)[number]>;

/** What to ask for the values that are left, with prices that are only half typed left out. */
export function facetInput(subject: Subject, values: FilterValues): FacetFilter {
  const typed = { ...values, minPrice: typedRand(values.minPrice), maxPrice: typedRand(values.maxPrice) };
  const priced = priceProblem(typed.minPrice, typed.maxPrice) === null;
  const params = filterParams.filter((param) => priced || (param !== 'minPrice' && param !== 'maxPrice'));
  return { ...subject, ...fieldsOf(params, (param) => typed[param as FilterParam]) };
}

/** The codes that are chosen of a kind. */
export const codesIn = (value: string): readonly string[] => value.split(',').filter((code) => code !== '');

/** With this code if it was not there, without it if it was. */
export function toggled(value: string, code: string): string {
  const codes = codesIn(value);
  return (codes.includes(code) ? codes.filter((each) => each !== code) : [...codes, code]).join();
}

const isFacet = (param: FilterParam): param is FacetKind => (facetKinds as readonly string[]).includes(param);

/** A refusal of the API in the words of the address: 'maxMinOrder: ...' becomes 'moq: ...'. */
export function inAddressWords(message: string): string {
  const param = listParams.find((name) => message.startsWith(`${apiFields[name]}:`));
  return param ? param + message.slice(apiFields[param].length) : message;
}

export function readFilter(search: URLSearchParams): FilterValues {
  return Object.fromEntries(filterParams.map((param) => [param, paramOf(search, param)])) as FilterValues;
}

export function searchWith(search: URLSearchParams, changes: Partial<Readonly<Record<AddressParam, string>>>): string {
  return anySearchWith(search, addressParams, changes);
}

/** The same list without any filter. */
export function clearedSearch(search: URLSearchParams, changes: Parameters<typeof searchWith>[1] = {}): string {
  return searchWith(search, { ...Object.fromEntries(filterParams.map((param) => [param, ''])), ...changes });
}

function labelOf(param: Exclude<FilterParam, FacetKind>, value: string): string {
  const rand = formatRand(parseRand(value) ?? 0);
  if (param === 'minPrice') return `From ${rand}`;
  if (param === 'maxPrice') return `Up to ${rand}`;
  const known = filterOptions[param].find((option) => option.value === value)?.label ?? value;
  return param === 'moq' ? `Minimum order: ${known.toLowerCase()}` : known;
}

export interface ActiveFilter {
  readonly param: AddressParam;
  readonly label: string;
  /** The address's search part without it. */
  readonly without: string;
}

/** What narrows the list now, each with the address without it. */
export function activeFilters(search: URLSearchParams): readonly ActiveFilter[] {
  return filterParams.flatMap((param): ActiveFilter[] => {
    const value = paramOf(search, param);
    if (isFacet(param)) {
      return codesIn(value).map((code) => ({
        param,
        label: facetName(param, code),
        without: searchWith(search, { [param]: toggled(value, code) }),
      }));
    }
    return value ? [{ param, label: labelOf(param, value), without: searchWith(search, { [param]: '' }) }] : [];
  });
}

/** A price as people type it: 'R 1 250,50' is 1250.50. */
export function typedRand(text: string): string {
  return text
    .replace(/[rR\s]/g, '')
    .replace(/,(?=\d{1,2}$)/, '.')
    .replaceAll(',', '');
}

/** Why this price range cannot be asked for, or null. */
export function priceProblem(min: string, max: string): string | null {
  const isPrice = (text: string) => text === '' || /^\d{1,6}(\.\d{1,2})?$/.test(text);
  if (!isPrice(min) || !isPrice(max)) return 'Enter prices in rand, such as 50 or 49.90.';
  if (min && max && Number(min) > Number(max)) return 'The lowest price is above the highest.';
  return null;
}
