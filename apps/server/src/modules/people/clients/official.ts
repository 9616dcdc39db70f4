import { southAfrica } from '@sgb/contract/countries.ts';
import { provincesOfCode } from '@sgb/contract/postal-codes.ts';
import { parse } from 'csv-parse/sync';
import type { PlaceRow } from './places/place.ts';
import { fold } from './rules.ts';

export interface OfficialList {
  readonly rows: readonly PlaceRow[];
  /** Without a code for streets, or with one of no province. */
  readonly skipped: number;
}

const needed = ['PlaceName', 'StrCode', 'Town'] as const;

/** 'PORT ST JOHNS' as people write it; what has small letters already is left alone. */
function written(name: string): string {
  const tidy = name.replace(/\s+/g, ' ').trim();
  if (tidy !== tidy.toUpperCase()) return tidy;
  return tidy
    .toLowerCase()
    .replace(/(^|[\s(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/**
 * The post office's list: PlaceName, BoxCode, StrCode, Town. Couriers go by the street code. Its province follows from
 * the town where we know it, else from the code.
 */
export function readOfficialList(text: string, provinceOf: ReadonlyMap<string, string>): OfficialList {
  const records = parse(text, { bom: true, columns: true, skip_empty_lines: true, trim: true }) as Record<
    string,
    string
  >[];
  const missing = needed.filter((column) => !(column in (records[0] ?? {})));
  if (missing.length > 0) throw new Error(`the file has no column ${missing.join(', ')}`);
  const rows = records.flatMap(({ PlaceName = '', StrCode = '', Town = '' }) => {
    const city = written(Town || PlaceName);
    const province = provinceOf.get(fold(city)) ?? provincesOfCode(StrCode)[0];
    if (!/^\d{4}$/.test(StrCode) || PlaceName === '' || !province) return [];
    return { countryId: southAfrica, province, city, suburb: written(PlaceName), postcode: StrCode } as const;
  });
  return { rows, skipped: records.length - rows.length };
}
