import { randomUUID } from 'node:crypto';
import { sliceOf } from '@sgb/contract/paging.ts';
import { buyVoucher, giftVouchersTerms, takeBack, vouchersOf } from '@sgb/server/modules/cash/giftvouchers/seed.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';
import { settingsInForce } from '@sgb/server/platform/settings/settings.ts';
import type { DemoTarget } from './world-app.ts';

const gifts = [
  { amountCents: 25_000, receiver: 'Naledi', email: '', note: 'Happy birthday! Choose something nice.' },
  { amountCents: 10_000, receiver: 'Sipho', email: '', note: '' },
];

/** What demo_business gave: one voucher that waits for Naledi, and one that was taken back. */
export async function ensureDemoGifts({ db, clock, vault }: DemoTarget): Promise<void> {
  const at = { settings: await settingsInForce(db, clock), now: clock.now() };
  await db.transact(async (tx) => {
    const account = await accountByLogin(tx, 'demo_business');
    if (!account || (await vouchersOf(tx, account.id, sliceOf(1))).total > 0) return;
    for (const gift of gifts) {
      const wish = { ...gift, buyerId: account.id, key: randomUUID() };
      const bought = await buyVoucher(tx, wish, { ...at, vault, confirm: async () => null });
      if (bought instanceof Refusal) throw new Error(`the demo cannot buy a voucher: ${bought.message}`);
    }
    const { rows } = await vouchersOf(tx, account.id, sliceOf(1));
    const sipho = rows.find(({ receiver }) => receiver === 'Sipho');
    if (sipho) await takeBack(tx, account.id, sipho.id, at.settings.get(giftVouchersTerms), at.now);
  });
}
