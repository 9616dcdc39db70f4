import { type EntryType, entryTypes } from '@sgb/contract/ledger.ts';
import { addDays, dayMs, minuteMs } from '@sgb/contract/time.ts';
import { balance, book, captureHold, placeHold, reverse, spendable } from '@sgb/server/modules/books/ledger/index.ts';
import { rememberRecharge } from '@sgb/server/modules/cash/recharge/seed.ts';
import { hasHadJar, writeJar } from '@sgb/server/modules/cash/savings/seed.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Database, Tx } from '@sgb/server/platform/db/database.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';
import { worldDay } from './catalogue/product.ts';

/** What happened to somebody's money, so many days before the world began; amounts in cents. */
type Step =
  | { do: 'recharge'; gateway: 'bank' | 'gateway.payfast' | 'gateway.ozow' | 'gateway.yoco'; bonus?: number }
  | { do: 'order' | 'freight' }
  | { do: 'refund'; of: string }
  | { do: 'estimate'; packed: boolean }
  | { do: 'compensation' }
  /** Was something once, in worlds that have it; the ones behind it keep their places. */
  | { do: 'nothing' }
  | { do: 'jar'; target: number };

type Row = readonly [daysAgo: number, ref: string, amount: number, note: string, step: Step];

const year: readonly Row[] = [
  [171, 'RC2026051400011', 100_000, 'PayFast', { do: 'recharge', gateway: 'gateway.payfast', bonus: 1_000 }],
  [170, 'CO2026051500021', 68_420, '3 orders', { do: 'order' }],
  [148, 'EX2026060600009', 19_500, 'Air economy, 1.5 kg', { do: 'freight' }],
  [130, 'RC2026062400018', 50_000, 'EFT', { do: 'recharge', gateway: 'bank' }],
  [129, 'CO2026062500014', 43_115, '2 orders', { do: 'order' }],
  [121, 'CO2026062500014', 12_300, 'A seller had run out', { do: 'refund', of: 'CO2026062500014' }],
  [96, 'RC2026072800032', 200_000, 'Ozow', { do: 'recharge', gateway: 'gateway.ozow', bonus: 1_000 }],
  [95, 'CO2026072900007', 151_980, '7 orders', { do: 'order' }],
  [70, 'EX2026082300031', 34_000, 'Sea pickup, 0.10 m³', { do: 'freight' }],
  [44, 'RC2026091800005', 75_000, 'Card', { do: 'recharge', gateway: 'gateway.yoco' }],
  [43, 'CO2026091900012', 39_890, '1 order', { do: 'order' }],
  [31, 'EX2026100100004', 20_000, 'Air economy, estimate', { do: 'estimate', packed: true }],
  [25, 'JAR', 15_000, 'December trip', { do: 'jar', target: 60_000 }],
  [12, 'RC2026102000027', 150_000, 'PayFast', { do: 'recharge', gateway: 'gateway.payfast', bonus: 1_000 }],
  [11, 'CO2026102100030', 88_245, '4 orders', { do: 'order' }],
  [6, 'CO2026102100030', 8_990, 'One order failed', { do: 'refund', of: 'CO2026102100030' }],
  [3, 'WO2026102900002', 5_000, 'Our answer came late', { do: 'compensation' }],
];

const histories: Readonly<Record<string, readonly Row[]>> = {
  demo_shopper: year,
  demo_vip: [
    [60, 'RC2026090200003', 500_000, 'Ozow', { do: 'recharge', gateway: 'gateway.ozow', bonus: 1_000 }],
    [40, 'CO2026092200008', 143_700, '5 orders', { do: 'order' }],
  ],
  demo_ambassador: [
    [50, 'RC2026091200006', 300_000, 'EFT', { do: 'recharge', gateway: 'bank', bonus: 1_000 }],
    [32, 'CM2026-09', 84_250, 'September', { do: 'nothing' }],
    [20, 'CO2026101200019', 118_300, '9 orders', { do: 'order' }],
    [2, 'CM2026-10', 61_900, 'October', { do: 'nothing' }],
    [1, 'EX2026103100001', 10_000, 'Air economy, estimate', { do: 'estimate', packed: false }],
  ],
  demo_forwarder: [[9, 'RC2026102300012', 100_000, 'Ozow', { do: 'recharge', gateway: 'gateway.ozow' }]],
  demo_member: [[18, 'RC2026101400008', 25_000, 'Card', { do: 'recharge', gateway: 'gateway.yoco' }]],
  demo_business: [
    [30, 'RC2026100200041', 1_234_567, 'EFT', { do: 'recharge', gateway: 'bank', bonus: 1_000 }],
    [28, 'CO2026100400016', 740_000, '18 orders', { do: 'order' }],
  ],
  demo_bigcustomer: [[45, 'RC2026091700022', 5_000_000, 'EFT', { do: 'recharge', gateway: 'bank', bonus: 1_000 }]],
  demo_shipper: [
    [21, 'RC2026101100052', 900_000, 'PayFast', { do: 'recharge', gateway: 'gateway.payfast', bonus: 1_000 }],
  ],
  demo_stocker: [[35, 'RC2026092700013', 800_000, 'Ozow', { do: 'recharge', gateway: 'gateway.ozow', bonus: 1_000 }]],
};

interface Words {
  readonly key: string;
  readonly ref: string;
  readonly note: string;
  readonly now: Date;
}

const methodOf = {
  bank: 'eft',
  'gateway.payfast': 'payfast',
  'gateway.ozow': 'ozow',
  'gateway.yoco': 'yoco',
} as const;

function certain<Result>(result: Result | Refusal): Result {
  if (result instanceof Refusal) throw new Error(`the demo world cannot pay: ${result.message}`);
  return result;
}

async function perform(
  tx: Tx,
  {
    owner,
    words,
    amount,
    step,
    paid,
  }: {
    owner: number;
    words: Words;
    amount: number;
    step: Step;
    paid: Map<string, number>;
  },
): Promise<void> {
  const available = balance(owner, 'available');
  const simple = async (type: EntryType, postings: Parameters<typeof book>[1]['postings']) =>
    certain(await book(tx, { ...words, type, postings }));
  switch (step.do) {
    case 'recharge': {
      const { entryId } = await simple(entryTypes.recharge, [{ from: step.gateway, to: available, amount }]);
      rememberRecharge(tx, {
        accountId: owner,
        number: words.ref,
        method: methodOf[step.gateway],
        amountCents: amount,
        entryId,
        at: words.now,
      });
      if (step.bonus === undefined) return;
      const gift = { from: 'promotions.bonus' as const, to: balance(owner, 'bonus'), amount: step.bonus };
      const key = `${words.key}:bonus`;
      certain(await book(tx, { ...words, key, note: 'Campaign', type: entryTypes.rechargeBonus, postings: [gift] }));
      return;
    }
    case 'order': {
      const fee = Math.round(amount / 11);
      const { entryId } = await simple(entryTypes.order, [
        { from: spendable(owner), to: 'sales.goods', amount: amount - fee },
        { from: spendable(owner), to: 'sales.serviceFee', amount: fee },
      ]);
      paid.set(words.ref, entryId);
      return;
    }
    case 'freight':
      await simple(entryTypes.freight, [{ from: spendable(owner), to: 'sales.freight', amount }]);
      return;
    case 'refund': {
      const entryId = paid.get(step.of);
      if (entryId === undefined) throw new Error(`${step.of} was not paid`);
      certain(await reverse(tx, { ...words, type: entryTypes.refund, entryId, parts: [{ amount }] }));
      return;
    }
    case 'estimate': {
      const held = certain(await placeHold(tx, { ...words, type: entryTypes.freight, from: [available], amount }));
      if (!step.packed) return;
      const now = addDays(words.now, 2);
      const to = [{ to: 'sales.freight' as const, amount: amount - 1_500 }] as const;
      certain(await captureHold(tx, { holdId: held.entryId, now, note: 'It weighed less', to }));
      return;
    }
    case 'compensation':
      await simple(entryTypes.compensation, [{ from: 'compensations', to: available, amount }]);
      return;
    case 'nothing':
      return;
    case 'jar':
      await simple(entryTypes.jar, [{ from: available, to: balance(owner, 'jar'), amount }]);
      if (await hasHadJar(tx, owner)) return;
      await writeJar(tx, { accountId: owner, name: words.note, targetCents: step.target, now: words.now });
  }
}

/** Gives the people of the demo a wallet with a past, by real entries: those that are there already are not made again. */
export async function ensureDemoMoney(db: Database): Promise<void> {
  await db.transact(async (tx) => {
    for (const [username, rows] of Object.entries(histories)) {
      const account = await accountByLogin(tx, username);
      // A world that was made before they came does without them.
      if (!account) continue;
      const owner = account.id;
      const paid = new Map<string, number>();
      for (const [place, [daysAgo, ref, amount, note, step]] of rows.entries()) {
        const now = new Date(worldDay - daysAgo * dayMs + (8 * 60 + place * 7) * minuteMs);
        await perform(tx, {
          owner,
          words: { key: `demo:${username}:${place}`, ref, note, now },
          amount,
          step,
          paid,
        });
      }
    }
  });
}
