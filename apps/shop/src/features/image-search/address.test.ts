import { describe, expect, test } from 'vitest';
import { isKey, readWanted, wantedSearch } from './address.ts';

const wanted = { imageAddress: 'k', region: undefined, keyword: '', page: 1 };

describe('the address of a search by picture', () => {
  test('is read as it was written', () => {
    const region = { x: 0.1, y: 0.25, width: 0.5, height: 0.6 };
    const full = { ...wanted, region, keyword: 'red shoe', page: 3 };
    expect(readWanted(new URLSearchParams(wantedSearch(wanted, full)))).toEqual(full);
  });

  test.each(['', '1,2,3', '0,0,5,500', '600,0,500,500', '-1,0,500,500', 'a,b,c,d', '0,0,500,500,1'])(
    'takes the region %j for none',
    (region) => expect(readWanted(new URLSearchParams({ region })).region).toBeUndefined(),
  );

  test.each([
    ['0', 1],
    ['7', 7],
    ['101', 1],
    ['x', 1],
  ])('reads page %j as %i', (page, expected) => expect(readWanted(new URLSearchParams({ page })).page).toBe(expected));

  test('starts at the first page when something else changes', () => {
    expect(wantedSearch({ ...wanted, page: 4 }, { keyword: 'mug' })).toBe('?imageAddress=k&keyword=mug');
  });

  test('tells keys from addresses of pictures', () => {
    expect(isKey(`${'a'.repeat(31)}_`)).toBe(true);
    expect(isKey('/img/frying-pan.1.0.red?w=640')).toBe(false);
  });
});
