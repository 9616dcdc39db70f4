import { createHash } from 'node:crypto';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { earnCoins } from './coins.ts';
import { scoinTerms } from './settings.ts';

interface Newcomer extends At {
  readonly accountId: number;
  readonly mobile: string;
}

/** The coins of a new account; once for each number that was ever proven. */
export async function welcomeCoins(tx: Tx, { accountId, mobile, settings, now }: Newcomer): Promise<void> {
  const terms = settings.get(scoinTerms);
  if (terms.signUp === 0) return;
  // A key that somebody else has used already refuses, and the newcomer simply begins with none.
  await earnCoins(tx, {
    accountId,
    amount: terms.signUp,
    reason: 'signup',
    key: `signup:${createHash('sha256').update(mobile).digest('hex')}`,
    ref: 'Welcome gift',
    tell: true,
    terms,
    now,
  });
}
