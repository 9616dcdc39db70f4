import { beforeAll, expect, test } from 'vitest';
import { personal } from './app.ts';
import { openTestShop, type TestShop } from './testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  return () => shop.close();
});

async function names(text: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await shop.app.db.pool.query<{ name: string }>(text, values);
  return rows.map(({ name }) => name);
}

const known = personal.flatMap(({ tables = [] }) => tables);

/** Tables that name an account, and yet hold nothing about the person that another one does not tell. */
const untold: Readonly<Record<string, string>> = {
  ambassador_areas: 'where an ambassador works is public; an ambassador hands the group over before closing',
  contact_people: 'staff and ambassadors, who do not close their accounts themselves',
  // A partition of what is declared.
  tracking_events_default: 'part of tracking_events',
};

/** The columns by which a row is about a shopper; those of staff who did something are called otherwise. */
const owners = [
  'account_id',
  'owner_id',
  'shopper_id',
  'sender_id',
  'recipient_id',
  'user_id',
  'member_id',
  'leader_id',
];

test('what is kept about people is told to them, and has an end', async () => {
  const tables = await names(
    `select distinct c.table_name as name from information_schema.columns c
     join information_schema.tables t on t.table_name = c.table_name and t.table_type = 'BASE TABLE'
     where c.table_schema = 'public' and t.table_schema = 'public' and c.column_name = any($1) order by 1`,
    [owners],
  );
  const declared = new Set(known.map(({ table }) => table));
  const missing = tables.filter((table) => !declared.has(table) && !(table in untold));
  expect(missing, 'declare them in the personal.ts of their module').toEqual([]);
});

test('the columns that are told are there', async () => {
  const there = new Set(
    await names(
      "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
    ),
  );
  const told = known.flatMap(({ table, told: columns }) => columns.map((column) => `${table}.${column}`));
  expect(told.filter((name) => !there.has(name))).toEqual([]);
  // What opens something is nobody's business, not even its owner's.
  expect(told.filter((name) => /hash|sealed|_key$|secret|code_/.test(name))).toEqual([]);
});

test('what keeps an account from closing has a word of its own, and is counted', async () => {
  const asked = personal.flatMap(({ unfinished = [] }) => unfinished);
  const words = asked.map(({ what }) => what);
  expect(words).toEqual([...new Set(words)]);
  for (const { what, text } of asked) {
    const { fields } = await shop.app.db.pool.query(text, [0]);
    expect(
      fields.map(({ name }) => name),
      what,
    ).toEqual(['n']);
  }
});
