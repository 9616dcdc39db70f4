import type { Found, FoundKind } from '@sgb/contract/console.ts';
import type { ConsolePath } from '@sgb/contract/console-pages.ts';
import type { PlotName } from '@sgb/contract/figures.ts';
import type { Site, Thing } from '@sgb/contract/floor.ts';
import type { PartKind } from '@sgb/contract/person-desk.ts';
import type { Right } from '@sgb/contract/policy.ts';
import { shopZone } from '@sgb/contract/time.ts';
import type { At } from './at.ts';
import type { Sql } from './db/database.ts';
import type { Call } from './http/call.ts';

/** How much waits, since when, and until when the first of it should be done; null where nothing was promised. */
export interface Waiting {
  readonly count: number;
  readonly oldest: Date | null;
  readonly due: Date | null;
}

/** One row of a queue's text; `more` is what `dueOf` needs beyond the oldest. */
interface QueueRow {
  readonly count: number;
  readonly oldest: Date;
  readonly more: unknown;
}

/** Work that waits for staff. Where it is worked off stands in `contract/console-pages.ts`. */
export interface Queue {
  readonly name: string;
  readonly title: string;
  /** Whose queue it is. */
  readonly right: Right;
  /** SQL with one row: `count`, `oldest`, and `due` where the table knows it. Today puts all of them into one statement. */
  readonly text: string;
  /** What $1, $2, ... of it are; `pages` are those that whoever asks may open. */
  readonly values?: (at: At, pages: readonly ConsolePath[]) => readonly unknown[];
  /** Until when the first is to be done, where that follows from settings. */
  readonly dueOf?: (row: QueueRow, at: At) => Date;
}

/** Something that is counted from a moment to another. */
interface Figure {
  readonly name: string;
  readonly title: string;
  readonly right: Right;
  readonly unit: 'count' | 'money';
  /** SQL with one row: `today`, from $1 to $2, and `before`, from $3 to $4. */
  readonly text: string;
}

/** A line of a plot: something that has a value for each day. */
export interface Series {
  readonly name: string;
  readonly title: string;
  readonly plot: PlotName;
  readonly right: Right;
  /** A day without a row is a day on which there was none, not one that nobody knows of. */
  readonly sums?: true;
  /**
   * SQL with rows of `day` (of the shop) and `value`, for the days from $1 until now, which is $2. What can only be seen on the day
   * itself, such as how old something is, gives that day alone.
   */
  readonly text: string;
}

/** The day of the shop on which something happened, in SQL. */
export const dayOf = (moment: string): string => `(${moment} at time zone '${shopZone}')::date`;

/** What somebody typed into the one search box, made out to be a number of ours, or none. */
export interface Finder {
  readonly kind: FoundKind;
  readonly right: Right;
  /** What it looks like; nobody asks the database for what it cannot be. */
  readonly pattern: RegExp;
  readonly read: (reader: Sql, typed: string) => Promise<readonly FoundRow[]>;
}

/** The same where more than the database is asked: without a connection held, and only where no finder found anything. */
interface Searcher extends Omit<Finder, 'read'> {
  readonly search: (call: Call<'staff'>, typed: string) => Promise<readonly FoundRow[]>;
}

export type FoundRow = Omit<Found, 'kind' | 'username' | 'at'> & {
  readonly at: Date | null;
  readonly accountId: number | null;
};

/** Who knows what a scanned code stands for, and what can be done with it. */
export interface Scanner {
  /** Of the whole code, in capitals. */
  readonly pattern: RegExp;
  readonly read: (reader: Sql, code: string, at: At & { readonly site: Site }) => Promise<readonly Thing[]>;
}

/** Somebody outside whom the shop talks to, or a machine of ours, and how it does. */
export interface Health {
  readonly name: string;
  readonly title: string;
  /**
   * SQL with one row, given the moment $1: when it `last` worked, how much is `waiting` for it, how much is `failing`; where
   * what lets us in has an end, when it `ends` and whether that is `soon`.
   */
  readonly text: string;
}

/** One thing of a person, as whoever helps them sees it. */
export interface PartRow {
  readonly id: number;
  readonly number: string;
  readonly title: string;
  readonly state: string;
  readonly at: Date;
  readonly cents: number | null;
}

/** The newest that somebody has here, and how many there are. */
export interface PersonPart {
  readonly name: string;
  readonly title: string;
  readonly kind: PartKind;
  readonly right: Right;
  readonly read: (reader: Sql, accountId: number) => Promise<{ total: number; items: readonly PartRow[] }>;
}

/** What somebody of staff has taken upon themselves and not finished. */
interface InHand {
  readonly right: Right;
  /** SQL with one row, given whoever asks as $1: `items`, a JSON list of `id`, `title` and `since`. */
  readonly text: string;
  /** Its address below /console/. */
  readonly pathOf: (id: number) => string;
}

/** What a module has for the staff console. */
export interface Desk {
  readonly people?: readonly PersonPart[];
  readonly queues?: readonly Queue[];
  readonly figures?: readonly Figure[];
  readonly series?: readonly Series[];
  readonly inHand?: readonly InHand[];
  readonly finders?: readonly Finder[];
  readonly searchers?: readonly Searcher[];
  readonly scanners?: readonly Scanner[];
  readonly health?: readonly Health[];
}

/** A finder by a number such as SO00000012: `text` gives the rows of the id $1. */
export function numberFinder<Row extends object>(options: {
  readonly kind: FoundKind;
  readonly right: Right;
  readonly prefix: string;
  readonly text: string;
  readonly shown: (row: Row) => FoundRow;
}): Finder {
  const pattern = new RegExp(`^${options.prefix}0*([1-9]\\d{0,9})$`, 'i');
  return {
    kind: options.kind,
    right: options.right,
    pattern,
    async read(reader, typed) {
      const id = Number(pattern.exec(typed)?.[1]);
      if (id > 2_147_483_647) return [];
      return (await reader.run<Row>(`desk.find.${options.kind}.${options.prefix}`, options.text, [id])).map(
        options.shown,
      );
    },
  };
}

/** What a courier's number looks like. */
export const waybills = /^[a-z0-9][a-z0-9-]{5,39}$/i;

/** The id in a number such as SO00000012; 0 for none that a table could have. */
export function idIn(code: string): number {
  const id = Number(/\d+$/.exec(code)?.[0]);
  return id <= 2_147_483_647 ? id : 0;
}

/** A part whose text gives the newest rows of the account $1, each with `total`. */
export function personPart<Row extends { readonly total: number }>(
  part: Omit<PersonPart, 'read'> & { readonly text: string; readonly shown: (row: Row) => PartRow },
): PersonPart {
  const { text, shown, ...rest } = part;
  return {
    ...rest,
    async read(reader, accountId) {
      const rows = await reader.run<Row>(`desk.person.${rest.name}`, text, [accountId]);
      return { total: rows[0]?.total ?? 0, items: rows.map(shown) };
    },
  };
}
