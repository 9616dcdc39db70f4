import { type CountryId, countryName } from '@sgb/contract/countries.ts';
import { pageSize } from '@sgb/contract/paging.ts';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { otherNames, type PlaceRow } from './places/place.ts';
import { fold } from './rules.ts';
import { places } from './tables.ts';

const shown = {
  id: places.id,
  suburb: places.suburb,
  city: places.city,
  province: places.province,
  postcode: places.postcode,
  countryId: places.countryId,
};

const inCountry = (countryId: CountryId | undefined): SQL =>
  countryId ? sql` and ${places.countryId} = ${countryId}` : sql``;

export async function placeById(reader: Sql, id: number) {
  return (await reader.orm.select(shown).from(places).where(sql`${places.id} = ${id}`))[0];
}

/** Places whose words begin as the words searched for do, or whose code does. The suburb itself counts most. */
export async function findPlaces(reader: Sql, text: string, countryId: CountryId | undefined, page: number) {
  const folded = fold(text);
  const isCode = /^\d+$/.test(folded);
  const words = folded.split(' ').map((word) => `${word}:*`);
  const matches = isCode
    ? sql`${places.postcode} like ${`${folded}%`}`
    : sql`to_tsvector('simple', ${places.folded}) @@ to_tsquery('simple', ${words.join(' & ')})`;
  const rank = sql`case
    when ${places.foldedSuburb} = ${folded} then 0
    when ${places.foldedSuburb} like ${`${folded}%`} then 1
    when ${places.foldedSuburb} like ${`% ${folded}%`} then 2
    else 3 end`;
  const found = await reader.orm
    .select({ ...shown, total: sql<number>`(count(*) over ())::int` })
    .from(places)
    .where(sql`${matches}${inCountry(countryId)}`)
    .orderBy(isCode ? asc(places.postcode) : rank, asc(places.foldedSuburb), asc(places.city), asc(places.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows: found, total: found[0]?.total ?? 0 };
}

/** The places most like a text that matches none. Below this likeness they are guesses that help nobody. */
export async function similarPlaces(tx: Tx, text: string, countryId: CountryId | undefined) {
  await tx.orm.execute(sql`select set_config('pg_trgm.word_similarity_threshold', '0.42', true)`);
  const folded = fold(text);
  return tx.orm
    .select(shown)
    .from(places)
    .where(sql`${folded} <% ${places.folded}${inCountry(countryId)}`)
    .orderBy(
      desc(sql`word_similarity(${folded}, ${places.foldedSuburb})`),
      desc(sql`word_similarity(${folded}, ${places.folded})`),
      asc(places.foldedSuburb),
      asc(places.id),
    )
    .limit(pageSize);
}

export async function hasPlaces(reader: Sql): Promise<boolean> {
  return (await reader.orm.select({ id: places.id }).from(places).limit(1)).length > 0;
}

const batchSize = 2000;

const addText = `
  with added as (
    insert into places (country_id, province, city, suburb, postcode, folded_suburb, folded)
    select * from unnest($1::smallint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
    on conflict do nothing returning id
  )
  select count(*)::int as count from added`;

/** Adds the places that are not there yet; says how many those were. */
export async function addPlaces(tx: Tx, rows: readonly PlaceRow[]): Promise<number> {
  let added = 0;
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    const list = <Value>(of: (row: PlaceRow) => Value) => batch.map(of);
    const [done] = await tx.run<{ count: number }>('places.add', addText, [
      list(({ countryId }) => countryId),
      list(({ province }) => province),
      list(({ city }) => city),
      list(({ suburb }) => suburb),
      list(({ postcode }) => postcode),
      list(({ suburb }) => fold(suburb)),
      list(({ suburb, city, province, countryId }) =>
        fold([suburb, city, otherNames[city] ?? '', province, countryName(countryId)].join(' ')),
      ),
    ]);
    added += done?.count ?? 0;
  }
  return added;
}

/** The province of each town that is known already: better than what its code suggests. */
export async function provincesByCity(reader: Sql, countryId: CountryId): Promise<Map<string, string>> {
  const rows = await reader.orm
    .selectDistinct({ city: places.city, province: places.province })
    .from(places)
    .where(sql`${places.countryId} = ${countryId}`);
  return new Map(rows.map(({ city, province }) => [fold(city), province]));
}

const namedText = `
  select w.n, p.suburb, p.postcode as code, p.city, p.province
  from unnest($2::text[], $3::text[]) with ordinality as w(suburb, code, n)
  cross join lateral (
    select * from places where country_id = $1 and folded_suburb = w.suburb and (w.code = '' or postcode = w.code)
    order by id limit 1) p`;

/** The places that these names and codes mean, each where it was asked for; undefined where we know none. */
export async function placesNamed(
  reader: Sql,
  countryId: CountryId,
  wanted: readonly { readonly suburb: string; readonly code: string }[],
) {
  type Row = { n: string; suburb: string; code: string; city: string; province: string };
  const names = wanted.map(({ suburb }) => fold(suburb));
  const codes = wanted.map(({ code }) => code);
  const rows = await reader.run<Row>('places.named', namedText, [countryId, names, codes]);
  const found = new Map(rows.map(({ n, ...place }) => [Number(n), place]));
  return wanted.map((_, index) => found.get(index + 1));
}
