import type { Region } from '@sgb/contract/image-search.ts';
import { mostPages, pageIn } from '@sgb/contract/paging.ts';

/** What the page's address says of a search. */
export interface Wanted {
  /** The key of a stored picture, or the address of one that is still to be fetched. */
  readonly imageAddress: string;
  readonly region: Region | undefined;
  readonly keyword: string;
  readonly page: number;
}

function readRegion(text: string | null): Region | undefined {
  const parts = (text ?? '').split(',').map((part) => Number(part) / 1000);
  const [x, y, width, height] = parts;
  if (parts.length !== 4 || x === undefined || y === undefined || width === undefined || height === undefined) return;
  const inside = x >= 0 && y >= 0 && width >= 0.02 && height >= 0.02 && x + width <= 1.001 && y + height <= 1.001;
  return inside ? { x, y, width, height } : undefined;
}

export function readWanted(search: URLSearchParams): Wanted {
  return {
    imageAddress: search.get('imageAddress')?.trim() ?? '',
    region: readRegion(search.get('region')),
    keyword: (search.get('keyword') ?? '').trim().slice(0, 50),
    page: pageIn(search.get('page'), mostPages),
  };
}

/** The address of a search; a change of what is searched for starts at its first page. */
export function wantedSearch(wanted: Wanted, changes: Partial<Wanted>): string {
  const { imageAddress, region, keyword, page } = { ...wanted, page: 1, ...changes };
  const next = new URLSearchParams({ imageAddress });
  if (region) {
    next.set('region', [region.x, region.y, region.width, region.height].map((part) => Math.round(part * 1000)).join());
  }
  if (keyword) next.set('keyword', keyword);
  if (page > 1) next.set('page', String(page));
  return `?${next}`;
}

/** Keys are letters, digits and dashes; everything else is an address. */
export function isKey(imageAddress: string): boolean {
  return /^[\w-]{32}$/.test(imageAddress);
}
