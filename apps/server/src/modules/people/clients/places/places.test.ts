import { addressRules, codeProblem } from '@sgb/contract/addresses.ts';
import { countries } from '@sgb/contract/countries.ts';
import { provincesOfCode } from '@sgb/contract/postal-codes.ts';
import { expect, test } from 'vitest';
import { fold } from '../rules.ts';
import { firstPlaces } from './all.ts';
import { otherNames } from './place.ts';

const named = ({ countryId, suburb, city, postcode }: (typeof firstPlaces)[number]) =>
  `${countryId} ${suburb}, ${city} ${postcode}`;

const of = (countryId: number) => firstPlaces.filter((place) => place.countryId === countryId);

test('there are more than 1,500, most of them in South Africa, some in every part of every country', () => {
  expect(firstPlaces.length).toBeGreaterThan(1500);
  expect(of(1).length).toBeGreaterThan(1100);
  for (const { id, name } of countries) {
    const parts = new Set(of(id).map(({ province }) => province));
    expect([...parts].toSorted(), name).toEqual([...addressRules[id].regions].toSorted());
    expect(of(id).length, name).toBeGreaterThan(30);
  }
});

test('none is there twice, whatever its capitals and accents', () => {
  const keys = firstPlaces.map((place) => fold(named(place)));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

test('every code is one of its country', () => {
  expect(firstPlaces.filter(({ countryId, postcode }) => codeProblem(countryId, postcode)).map(named)).toEqual([]);
});

test('every South African code lies in the range of its province', () => {
  const strays = of(1).filter(({ postcode, province }) => !provincesOfCode(postcode).includes(province));
  expect(strays.map(named)).toEqual([]);
});

test('names are tidy', () => {
  const odd = firstPlaces.filter(({ suburb, city }) =>
    [suburb, city].some((name) => !/^[\p{L}\d][\p{L}\d .'’&-]+$/u.test(name) || name !== name.trim()),
  );
  expect(odd.map(named)).toEqual([]);
});

test('other names belong to places that are there', () => {
  const cities = new Set(firstPlaces.map(({ city }) => city));
  expect(Object.keys(otherNames).filter((city) => !cities.has(city))).toEqual([]);
});
