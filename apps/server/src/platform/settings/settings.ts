import { dateAndTime } from '@sgb/contract/date-words.ts';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock.ts';
import { announce, type Bus, defineChannel } from '../db/bus.ts';
import type { Database, Sql, Tx } from '../db/database.ts';
import { remembered } from '../db/remembered.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Setting } from './define.ts';

const settingsTable = pgTable(
  'settings',
  {
    name: text().notNull(),
    value: jsonb().notNull(),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.validFrom] })],
);

export const settingsChannel = defineChannel('settings');

/** The settings in force at one moment. */
export interface Settings {
  get<Value>(setting: Setting<Value>): Value;
  /** Since when the value in force is in force. */
  since(setting: Setting): Date;
}

export type SettingsReader = () => Promise<Settings>;

/** Gives a database the values that it does not have yet; what staff changed stays. */
export async function ensureSettings(tx: Tx, settings: readonly Setting[]): Promise<void> {
  await tx.orm
    .insert(settingsTable)
    .values(
      settings.map(({ name, first }) => ({ name, value: first, validFrom: new Date(0), changedBy: 'first start' })),
    )
    .onConflictDoNothing();
}

/** Sets a value from a moment on; every server process uses it from then on without a restart. */
export async function changeSetting<Value>(
  tx: Tx,
  { name, schema }: Setting<Value>,
  value: NoInfer<Value>,
  validFrom: Date,
  changedBy: string,
): Promise<void> {
  const checked = schema.parse(value);
  await tx.orm
    .insert(settingsTable)
    .values({ name, value: checked, validFrom, changedBy })
    .onConflictDoUpdate({
      target: [settingsTable.name, settingsTable.validFrom],
      set: { value: sql`excluded.value`, changedBy: sql`excluded.changed_by` },
    });
  await announce(tx, settingsChannel);
}

/** The last values of a setting, the newest first. */
export async function settingHistory<Value>(
  reader: Sql,
  { name, schema }: Setting<Value>,
  now: Date,
  most: number,
): Promise<{ value: Value; validFrom: Date }[]> {
  const rows = await reader.orm
    .select({ value: sql<string>`${settingsTable.value}::text`, validFrom: settingsTable.validFrom })
    .from(settingsTable)
    .where(and(eq(settingsTable.name, name), lte(settingsTable.validFrom, now)))
    .orderBy(desc(settingsTable.validFrom))
    .limit(most);
  return rows.map(({ value, validFrom }) => ({ value: schema.parse(JSON.parse(value)), validFrom }));
}

/** A value as the table holds it. */
export interface HeldValue {
  readonly name: string;
  readonly json: string;
  readonly validFrom: Date;
  readonly changedBy: string;
}

const heldText = 'select name, value::text as json, valid_from as "validFrom", changed_by as "changedBy" from settings';

/** Everything that settings are, were and will be, the newest first. */
export const allValues = (reader: Sql): Promise<HeldValue[]> =>
  reader.run('settings.all', `${heldText} order by valid_from desc`, []);

/** The same of one. */
export const valuesOf = (reader: Sql, name: string): Promise<HeldValue[]> =>
  reader.run('settings.of', `${heldText} where name = $1 order by valid_from desc limit 200`, [name]);

/** Whoever saves has not seen the newest value: whose it is, and from when it holds. */
export function movedBy(newest: HeldValue | undefined): Refusal {
  const { changedBy: by = '', json: value = '', validFrom } = newest ?? {};
  const from = validFrom ? `, from ${dateAndTime(validFrom)} on` : '';
  return refuse('settingMoved', `${by} changed this after you opened it${from}. Nothing was saved.`, { value, by });
}

/** The same, held: two who change it at once come one after the other. */
export async function lockValues(tx: Tx, name: string): Promise<HeldValue[]> {
  await tx.run('settings.lock', 'select pg_advisory_xact_lock(hashtext($1))', [`setting ${name}`]);
  return valuesOf(tx, name);
}

interface Row {
  readonly validFrom: Date;
  readonly json: string;
  /** What it is, once somebody has asked. */
  parsed?: { readonly value: unknown };
}

/** The values of each setting, the newest first. */
type Known = ReadonlyMap<string, readonly Row[]>;

function inForce(known: Known, { name }: Setting, now: Date): Row {
  const row = known.get(name)?.find(({ validFrom }) => validFrom <= now);
  if (!row) throw new Error(`setting ${name} has no value for ${now.toISOString()}`);
  return row;
}

/** A value written by an older or newer version must not surprise the code that uses it. */
function valueIn<Value>(row: Row, { schema }: Setting<Value>): Value {
  row.parsed ??= { value: schema.parse(JSON.parse(row.json)) };
  return row.parsed.value as Value;
}

async function readKnown({ db }: { readonly db: Database }): Promise<Known> {
  const rows = await db.read((reader) =>
    reader.orm
      // As text: Drizzle parses texts inside JSON once more, and makes the word "1688" a number.
      .select({
        name: settingsTable.name,
        validFrom: settingsTable.validFrom,
        json: sql<string>`${settingsTable.value}::text`,
      })
      .from(settingsTable)
      .orderBy(desc(settingsTable.validFrom)),
  );
  return Map.groupBy(rows, ({ name }) => name);
}
const knownOf = remembered(settingsChannel, readKnown);

function settingsOf(known: Known, now: Date): Settings {
  return {
    get: (setting) => valueIn(inForce(known, setting, now), setting),
    since: (setting) => inForce(known, setting, now).validFrom,
  };
}

export function settingsReader(db: Database, bus: Bus, clock: Clock): SettingsReader {
  return async () => settingsOf(await knownOf({ db, bus }), clock.now());
}

/** The settings read once, for a start or a script that has no bus. */
export async function settingsInForce(db: Database, clock: Clock): Promise<Settings> {
  return settingsOf(await readKnown({ db }), clock.now());
}
