import { randomUUID } from 'node:crypto';
import { askManualEntry } from '@sgb/contract/manual-entries.ts';
import { sliceOf } from '@sgb/contract/paging.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import { askForEntry, listedManuals } from '@sgb/server/modules/staff/finance/seed.ts';
import { settingsInForce } from '@sgb/server/platform/settings/settings.ts';
import type { DemoTarget } from './world-app.ts';

const entries = [
  {
    from: { book: 'bank' },
    to: { book: 'fees.gateway' },
    cents: 18_550,
    why: 'The bank took its monthly fee for collections',
    agreed: true,
  },
  {
    from: { book: 'corrections' },
    to: { username: 'demo_shopper', book: 'available' },
    cents: 4_500,
    note: 'Courier fee that you paid at the door',
    why: 'The courier asked for a fee at the door that we had promised to pay',
    agreed: false,
  },
] as const;

/** What finance booked by hand: a fee of the bank, and something for a shopper that waits for a second person. */
export async function ensureDemoManualEntries({ db, clock }: DemoTarget): Promise<void> {
  const at = { settings: await settingsInForce(db, clock), now: clock.now() };
  const [finance, admin, { total }] = await db.read(async (reader) => [
    await accountByLogin(reader, 'demo_finance'),
    await accountByLogin(reader, 'demo_admin'),
    await listedManuals(reader, 0, sliceOf(1)),
  ]);
  if (!finance || !admin || total > 0) return;
  for (const { agreed, ...entry } of entries) {
    const input = askManualEntry.input.parse({ ...entry, key: randomUUID() });
    await db.transact((tx) => askForEntry(tx, input, { by: finance.id, ...at }));
    if (agreed) await db.transact((tx) => askForEntry(tx, input, { by: admin.id, ...at }));
  }
}
