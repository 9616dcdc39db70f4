import { forwardStates } from '@sgb/contract/forwarding-words.ts';
import { addDays } from '@sgb/contract/time.ts';
import { actors, lockOrders, moveOrders } from '@sgb/server/modules/buying/orders/index.ts';
import { forwarders } from '@sgb/server/modules/logistics/forwarding/index.ts';
import { hasForwarded, insertForwarded } from '@sgb/server/modules/logistics/forwarding/seed.ts';
import { insertGoods, scanParcel } from '@sgb/server/modules/logistics/warehouse/seed.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Database } from '@sgb/server/platform/db/database.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';
import { type Settings, settingsInForce } from '@sgb/server/platform/settings/settings.ts';

interface Declared {
  readonly tracking: string;
  readonly courier: string;
  readonly content: string;
  readonly quantity: number;
  readonly valueCents: number;
  readonly special: 0 | 1 | 2;
  readonly remark?: string;
  /** How many days ago. */
  readonly declared: number;
  readonly arrived?: number;
  readonly ended?: readonly [how: 80 | 90, daysAgo: number];
}

const { expired, withdrawn } = forwardStates;

/** Something in every stage before the scales; from there on the demo's packer goes on. */
const parcels: readonly Declared[] = [
  {
    tracking: 'YT7301988452210',
    courier: 'YTO',
    content: 'Baby blankets',
    quantity: 2,
    valueCents: 31_000,
    special: 0,
    declared: 71,
    ended: [expired, 11],
  },
  {
    tracking: 'ZT5520019938471',
    courier: 'ZTO',
    content: 'Hair clips',
    quantity: 40,
    valueCents: 18_000,
    special: 0,
    declared: 9,
    ended: [withdrawn, 8],
  },
  {
    tracking: 'SF1029384756473',
    courier: 'SF Express',
    content: 'Bluetooth speaker',
    quantity: 1,
    valueCents: 64_900,
    special: 1,
    remark: 'Please look whether the box is whole.',
    declared: 5,
    arrived: 0.4,
  },
  {
    tracking: 'JT0031176220945',
    courier: 'J&T',
    content: 'Linen shirts',
    quantity: 3,
    valueCents: 52_500,
    special: 0,
    declared: 2,
  },
];

/** On the shelf, and nobody knows whose it is. */
const unknown = { code: 'YT8840021175530', daysAgo: 6 };

/** What somebody left in our warehouse: how many days ago it came, and what it is. */
const lying: readonly (Omit<Declared, 'declared' | 'arrived' | 'ended'> & { readonly daysAgo: number })[] = [
  {
    tracking: 'SF2208814460013',
    courier: 'SF Express',
    content: 'Camping chairs',
    quantity: 2,
    valueCents: 88_000,
    special: 0,
    daysAgo: 66,
  },
  {
    tracking: 'ZT9900187736521',
    courier: 'ZTO',
    content: 'Cast iron pot',
    quantity: 1,
    valueCents: 46_000,
    special: 0,
    daysAgo: 52,
  },
];

/** One shopper leaves things with us for long: storage that costs money, and some that soon will. */
async function ensureStored(db: Database, accountId: number, at: (daysAgo: number) => Date, settings: Settings) {
  for (const { daysAgo, remark = '', ...goods } of lying) {
    const now = at(daysAgo);
    await db.transact((tx) =>
      insertForwarded(tx, { ...goods, remark, accountId, state: forwardStates.declared, declaredAt: at(daysAgo + 4) }),
    );
    const { id, orders } = await bring(db, { code: goods.tracking, now, settings });
    const orderId = orders[0]?.orderId ?? 0;
    await db.transact(async (tx) => {
      const size = { grams: 4_200, lengthMm: 600, widthMm: 300, heightMm: 250, shelf: 'D4-2-1', photos: [] };
      await insertGoods(tx, { orderId, arrivalId: id, ...size, weighedAt: now });
      const held = await lockOrders(tx, [orderId]);
      const weighed = { to: 40, who: actors.staff, by: null, why: '', now, quiet: true } as const;
      const stuck = await moveOrders(tx, held, weighed);
      if (stuck) throw new Error(`the demo's goods are not weighed: ${stuck.message}`);
    });
  }
}

async function bring(db: Database, { code, now, settings }: { code: string; now: Date; settings: Settings }) {
  const gate = { db, clock: { now: () => now }, settings: async () => settings };
  const scanned = await scanParcel(gate, { code, note: '', by: null }, forwarders);
  if (scanned instanceof Refusal) throw new Error(`the demo's parcel does not come in: ${scanned.message}`);
  return scanned;
}

/** Gives people of the demo parcels from elsewhere, through the gate that all parcels come in by; once. */
export async function ensureDemoForwarding(db: Database, today: Date): Promise<void> {
  const at = (daysAgo: number) => addDays(today, -daysAgo);
  const settings = await settingsInForce(db, { now: () => today });
  const account = await db.read(async (reader) =>
    (await hasForwarded(reader)) ? undefined : accountByLogin(reader, 'demo_shopper'),
  );
  if (!account) return;
  await db.transact(async (tx) => {
    for (const { declared, arrived, ended, remark = '', ...goods } of parcels) {
      await insertForwarded(tx, {
        ...goods,
        remark,
        accountId: account.id,
        state: ended?.[0] ?? forwardStates.declared,
        declaredAt: at(declared),
        endedAt: ended ? at(ended[1]) : null,
      });
    }
  });
  const coming = parcels.flatMap(({ tracking, arrived }) => (arrived ? [{ code: tracking, daysAgo: arrived }] : []));
  for (const { code, daysAgo } of [...coming, unknown]) await bring(db, { code, now: at(daysAgo), settings });
  const keeper = await db.read((reader) => accountByLogin(reader, 'demo_forwarder'));
  if (keeper) await ensureStored(db, keeper.id, at, settings);
}
