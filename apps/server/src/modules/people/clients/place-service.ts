import { type CountryId, countryName } from '@sgb/contract/countries.ts';
import { pageSize } from '@sgb/contract/paging.ts';
import type { Call } from '../../../platform/http/call.ts';
import { findPlaces, similarPlaces } from './places-store.ts';
import { fold, placeWords } from './rules.ts';

interface Wanted {
  readonly suburb: string;
  readonly page: number;
  readonly countryId?: CountryId | undefined;
}

type Found = Awaited<ReturnType<typeof similarPlaces>>[number];

function shown(row: Found) {
  const country = countryName(row.countryId);
  return { ...row, country, ...placeWords({ ...row, country }) };
}

export async function placeSearch(call: Call, { suburb, page, countryId }: Wanted) {
  const nothing = { items: [], total: 0, page, pages: 0 };
  if (fold(suburb) === '') return nothing;
  const { rows, total } = await call.db.read((reader) => findPlaces(reader, suburb, countryId, page));
  if (rows.length > 0) return { items: rows.map(shown), total, page, pages: Math.ceil(total / pageSize) };
  if (page > 1) return nothing;
  const alike = await call.db.transact((tx) => similarPlaces(tx, suburb, countryId));
  return { items: alike.map(shown), total: alike.length, page, pages: alike.length > 0 ? 1 : 0 };
}
