import type { Sql } from '../../../../platform/db/database.ts';

export interface Wanted {
  /** All that is asked for, as a tsquery. */
  readonly all: string;
  /** The demand that fewest texts meet. */
  readonly rarest: string;
  /** What is enough where hardly any text has all of it. */
  readonly less: { readonly pairs: string; readonly alone: string } | undefined;
  /** Each demand of the query, and how much it says about what is meant. */
  readonly demands: readonly { readonly lettered: (letter: string) => string; readonly weight: number }[];
  readonly kinds: readonly number[];
  /** 0 is every part. */
  readonly part: number;
}

export interface FoundText {
  readonly kind: number;
  readonly ref: string;
  readonly key: number;
  /** Whether any text has all of it. */
  readonly whole: boolean;
}

/** What a word is worth by where it is from: the title, another name for what the title says, the rest, another name for that. */
const worths = [
  ['title', 'A', 2.3],
  ['title', 'B', 1.7],
  ['words', 'C', 1],
  ['words', 'D', 0.7],
] as const;

/** Before these come the words, the kinds and the part. */
const firstDemand = 8;

/** What a text is worth for the keyword; a title that says little else a bit more. */
function worthOf(demands: number): string {
  const parts = Array.from({ length: demands }, (_, place) => {
    const at = firstDemand + place * (worths.length + 1);
    const cases = worths.map(
      ([column, , worth], way) => `when d.${column} @@ $${at + 1 + way}::tsquery then ${worth}::float8`,
    );
    return `$${at}::float8 * case ${cases.join(' ')} else 0 end`;
  });
  return `((${parts.join(' + ')}) * (1 + 0.3 / (3 + length(d.title))) + d.score / 2000.0)::float8`;
}

/** So many of each list are weighed, and who has so many looks no further for what is worth less. */
const enough = 150;
/** Where fewer have all of it, what has less of it competes. */
const few = 40;
/** So many texts of each list are looked at, for the time not to grow with them. */
const looked = 400;
/** What has helped many: an index of its own has their titles. */
const good = 640;

// What is asked for is hidden from the planner, so that the plan is the same for all of it, and is kept.
const asked = (param: string, type = 'tsquery') => `(select ${param}::${type})`;
const among = `kind = any(${asked('$6', 'smallint[]')}::smallint[]) and ${asked('$7', 'int')} in (0, part)`;
const hits = (where: string, columns = '') =>
  `select ctid as place, id, score${columns} from text_documents where ${where} and ${among}`;
/** By the title, those that have helped many first; the others are not looked at where there are enough of them. */
const titles = (query: string, gate: string, columns = '') => {
  const has = `${gate} and title @@ ${asked(query)}`;
  return `${hits(`${has} and score >= ${good}`, columns)} union all ${hits(`${has} and score < ${good}`, columns)} limit ${looked}`;
};
const anywhere = (query: string, gate: string) => `${hits(`${gate} and words @@ ${asked(query)}`)} limit ${looked}`;
const fewerThan = (most: number, ...lists: readonly string[]) =>
  lists.map((list) => `not exists (select from ${list} offset ${most - 1})`).join(' and ');
const best = (list: string, gate: string) =>
  `(select place from ${list} where ${gate} order by score desc, id desc limit ${enough})`;
const short = 'exists (select from short)';

/**
 * Where what is asked for stands: all of it in the title; the rarest word of it there; all of it anywhere. Where these are few, what
 * only mentions all of it gives way to two words in the title, the rarest there, or either of these anywhere. Each list is made only
 * where those before it are not enough. What is materialized is found by its words, whatever the order wants.
 */
const textOf = (demands: number) => `
  with titled as materialized (${titles('$1', 'true')}),
  named as materialized (
    select place, id, score from (${titles('$2', fewerThan(enough, 'titled'), ', words')}) t where words @@ ${asked('$1')}),
  mentioned as materialized (${anywhere('$1', fewerThan(enough, 'titled', 'named'))}),
  short as materialized (
    select 1 where $3::tsquery is not null and ${fewerThan(few, 'titled', 'named', 'mentioned')}),
  paired as materialized (${titles('$3', short)}),
  alone as materialized (${titles('$4', `${short} and ${fewerThan(enough, 'paired')}`)}),
  either as materialized (${anywhere('$5', `${short} and ${fewerThan(enough, 'paired', 'alone')}`)}),
  near as (${[
    best('titled', 'true'),
    best('named', `not ${short}`),
    best('mentioned', `not ${short}`),
    ...['paired', 'alone', 'either'].map((list) => best(list, short)),
  ].join(' union ')})
  select d.kind, d.ref, ${worthOf(demands)} as key,
    exists (select from titled) or exists (select from named) or exists (select from mentioned) as whole
  from near join text_documents d on d.ctid = near.place order by key desc, d.id desc`;

const texts = new Map<number, string>();

/** The best texts, those with most of what is asked for first; of equals the better score decides. */
export async function findRanked(reader: Sql, wanted: Wanted): Promise<FoundText[]> {
  const { all, rarest, less, demands, kinds, part } = wanted;
  const text = texts.get(demands.length) ?? textOf(demands.length);
  texts.set(demands.length, text);
  const either = less ? `${less.pairs} | ${less.alone}` : null;
  return reader.run<FoundText & Record<string, unknown>>(`texts.found.${demands.length}`, text, [
    all,
    rarest,
    less?.pairs ?? null,
    less?.alone ?? null,
    either,
    kinds,
    part,
    ...demands.flatMap(({ lettered, weight }) => [weight, ...worths.map(([, letter]) => lettered(letter))]),
  ]);
}
