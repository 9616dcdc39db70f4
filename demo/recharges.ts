import { randomUUID } from 'node:crypto';
import { gatewayNames } from '@sgb/contract/recharge-options.ts';
import { dayMs, hourMs, shopDay } from '@sgb/contract/time.ts';
import { referenceOf } from '@sgb/server/modules/cash/recharge/index.ts';
import {
  hasRecharges,
  insertRecharge,
  insertStatement,
  insertStatementLines,
  type NewRecharge,
  readStatement,
} from '@sgb/server/modules/cash/recharge/seed.ts';
import { rechargeGateways } from '@sgb/server/modules/cash/recharge/settings.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Database } from '@sgb/server/platform/db/database.ts';
import { changeSetting } from '@sgb/server/platform/settings/settings.ts';
import { worldDay } from './catalogue/product.ts';

const morningMs = 8 * hourMs;
const dayBefore = (days: number) => shopDay(new Date(worldDay - days * dayMs));

type Made = Pick<NewRecharge, 'method' | 'status' | 'amountCents' | 'bank' | 'paidOn' | 'payer' | 'reason' | 'note'>;
type Row = readonly [username: string, daysAgo: number, Made];

const claim = (amountCents: number, daysAgo: number, bank: string, payer: string) =>
  ({ method: 'eft', status: 10, amountCents, bank, paidOn: dayBefore(daysAgo), payer }) as const;

/** Recharges that are not money: what is approved is made with the money of the demo. */
const rows: readonly Row[] = [
  ['demo_shopper', 1, claim(120_000, 1, 'Capitec', 'L Mokoena')],
  [
    'demo_shopper',
    9,
    { ...claim(64_000, 9, 'FNB', 'L Mokoena'), status: 30, reason: 'unreadable', note: 'The date is cut off.' },
  ],
  ['demo_shopper', 20, { method: 'payfast', status: 40, amountCents: 20_000 }],
  ['demo_shopper', 21, { method: 'ozow', status: 30, amountCents: 35_000, reason: 'failed' }],
  ['demo_ambassador', 1, claim(275_050, 2, 'Standard Bank', 'Sipho Dlamini')],
  ['demo_business', 0, claim(1_500_000, 1, 'Nedbank', 'Ubuntu Traders (Pty) Ltd')],
  ['demo_member', 2, claim(40_000, 3, 'ATM or branch deposit', 'Naledi Khumalo')],
];

/** The bank's side: fits exactly, has a slip in the reference, carries only a name, is nobody's. */
async function statementOf(referenceFor: (username: string) => Promise<string>): Promise<string> {
  const slipped = (await referenceFor('demo_ambassador')).replace(/(\d)(\d)$/, '$2$1');
  return [
    'Date,Description,Amount,Balance',
    `${dayBefore(1)},CAPITEC ${await referenceFor('demo_shopper')},1200.00,18200.00`,
    `${dayBefore(1)},IB PAYMENT ${slipped},2750.50,20950.50`,
    `${dayBefore(2)},CASH DEPOSIT CRESTA N KHUMALO,400.00,21350.50`,
    `${dayBefore(1)},MAGTAPE UBUNTU TRADERS,14000.00,35350.50`,
    `${dayBefore(0)},REFUND COURIER INV 881,89.00,35439.50`,
    `${dayBefore(0)},MONTHLY ACCOUNT FEE,-115.00,35324.50`,
  ].join('\n');
}

/** Opens the simulated gateways, and gives the people of the demo recharges in every stage, once. */
export async function ensureDemoRecharges(db: Database): Promise<void> {
  await db.transact(async (tx) => {
    if (await hasRecharges(tx)) return;
    // A year back: the demo's past was paid for, too.
    await changeSetting(tx, rechargeGateways, [...gatewayNames], new Date(worldDay - 365 * dayMs), 'demo');
    const idOf = async (username: string) => {
      const account = await accountByLogin(tx, username);
      if (!account) throw new Error(`there is no ${username}`);
      return account.id;
    };
    for (const [username, daysAgo, made] of rows) {
      const at = new Date(worldDay - daysAgo * dayMs + morningMs);
      const times = { createdAt: at, updatedAt: at };
      await insertRecharge(
        tx,
        { ...made, ...times, accountId: await idOf(username), clientKey: randomUUID() },
        dayBefore(daysAgo),
      );
    }
    const importedBy = await idOf('demo_finance');
    const statementId = await insertStatement(tx, { name: 'october.csv', importedBy, importedAt: new Date(worldDay) });
    const { lines } = readStatement(await statementOf(async (username) => referenceOf(await idOf(username))));
    await insertStatementLines(
      tx,
      lines.map((line) => ({ ...line, statementId })),
    );
  });
}
