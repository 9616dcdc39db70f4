import { addDays } from '@sgb/contract/time.ts';
import { offerPopup } from '@sgb/server/modules/care/popups/index.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import { useBenefit } from '@sgb/server/modules/people/membership/index.ts';
import { buyMembership, remindMember } from '@sgb/server/modules/people/membership/seed.ts';
import type { Database, Tx } from '@sgb/server/platform/db/database.ts';
import { type Settings, settingsInForce } from '@sgb/server/platform/settings/settings.ts';

interface Member {
  readonly name: string;
  readonly planId: number;
  /** When it was bought. */
  readonly daysAgo: number;
  readonly key: string;
}

/** Platinum for a year, and a Golden month that ends in a few days. */
const members: readonly Member[] = [
  { name: 'vip', planId: 112, daysAgo: 20, key: '00000000-0000-4000-8000-000000000001' },
  { name: 'stocker', planId: 201, daysAgo: 27, key: '00000000-0000-4000-8000-000000000002' },
];

/** What Platinum has saved its member beside our fee, of which orders know: days after it was bought, benefit, what for, cents. */
const uses = [
  [6, 'photo', 'demo:2', 1_000],
  [11, 'freight', 'demo:3', 2_275],
  [18, 'storage', 'demo:5', 450],
] as const;

const popups = { offer: offerPopup, close: async () => undefined };

/** The members of the demo pay as everybody does; who has paid before does not pay again. */
export async function ensureDemoMemberships(db: Database, now: Date): Promise<void> {
  const settings = await settingsInForce(db, { now: () => now });
  for (const member of members) await db.transact((tx) => ensureMember(tx, member, settings, now));
}

async function ensureMember(tx: Tx, member: Member, settings: Settings, today: Date): Promise<void> {
  const account = await accountByLogin(tx, `demo_${member.name}`);
  if (!account || account.vipUntil) return;
  const now = addDays(today, -member.daysAgo);
  const { planId, key } = member;
  const bought = await buyMembership(tx, { accountId: account.id, planId, key }, { settings, now });
  if ('code' in bought) throw new Error(bought.message);
  for (const [day, benefit, ref, savedCents] of member.name === 'vip' ? uses : []) {
    const at = addDays(now, day);
    await useBenefit(tx, { accountId: account.id, level: 1, benefit, ref, savedCents, now: at });
  }
  await remindMember(tx, account.id, popups, { settings, now: today });
}
