import fc from 'fast-check';
import { transfersTerms } from '../../modules/cash/transfers/settings.ts';
import { withdrawalsTerms } from '../../modules/cash/withdrawals/settings.ts';
import type { App } from '../../platform/app.ts';
import { changeSetting } from '../../platform/settings/settings.ts';
import type { MoneyWorld } from './command.ts';

export const who = fc.nat(1000);
export const ownerOf = ({ owners }: MoneyWorld, number: number): number => owners[number % owners.length] ?? 0;
export const usernameOf = ({ name, owners }: MoneyWorld, number: number): string =>
  `${name}${(number % owners.length) + 1}`;

/** How much people may do in a day is tried elsewhere: here nothing but money may stand in the way. */
export async function liftLimits(app: App): Promise<void> {
  const settings = await app.settings();
  const endless = 1_000_000_000;
  const [transfers, withdrawals] = [settings.get(transfersTerms), settings.get(withdrawalsTerms)];
  await app.db.transact(async (tx) => {
    const free = { minCents: 1, dayCents: endless, dayCount: endless, codeAboveCents: endless };
    await changeSetting(tx, transfersTerms, { ...transfers, ...free }, new Date(1), 'test');
    const open = { minCents: 2_000, dayCents: endless, idAboveCents: endless, transferRestHours: 0 };
    await changeSetting(tx, withdrawalsTerms, { ...withdrawals, ...open }, new Date(1), 'test');
  });
}

/** Shoppers with old accounts and bank accounts, named `<name>1`, `<name>2` and so on. */
export async function newOwners(app: App, name: string, count: number): Promise<number[]> {
  const made = await app.db.pool.query<{ id: number }>(
    `insert into accounts (username, email, password_hash, user_type, created_at, email_verified_at)
     select $1 || n, $1 || n || '@example.com', '', -1, '2026-01-01', '2026-01-01' from generate_series(1, $2) as n
     returning id`,
    [name, count],
  );
  const ids = made.rows.map(({ id }) => id);
  await app.db.pool.query(
    `insert into bank_accounts
       (account_id, bank, branch_code, kind, holder, number_tail, number_key, number_sealed, added_at)
     select id, 'Capitec', '470010', 2, 'Own Name', '7890', 'test', '', '2026-01-01' from unnest($1::int[]) as id`,
    [ids],
  );
  return ids;
}
