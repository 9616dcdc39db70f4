import type { ClosingState, closeAccountInput, ownDataInput } from '@sgb/contract/privacy.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { post } from '../../../platform/post/outbox.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { Said } from '../../../platform/texts/define.ts';
import { balancesOf } from '../../books/ledger/index.ts';
import { type Closing, checkPassword, closingOf, lockClosing, setClosingAsked } from '../../people/identity/index.ts';
import type { PrivacyNeeds } from './needs.ts';
import { privacyTerms } from './settings.ts';
import { copyOf, unfinishedOf } from './store.ts';
import { askedWords, keptWords } from './words.ts';

type ShopperCall = Call<'shopper'>;

export const closesAt = (askedAt: Date, settings: Settings) => addDays(askedAt, settings.get(privacyTerms).graceDays);

export function tellByLetter(
  tx: Tx,
  { email, firstName }: Pick<Closing, 'email' | 'firstName'>,
  { title, text, words }: Said,
  now: Date,
): void {
  const opening = firstName ? `Hello ${firstName},\n\n` : 'Hello,\n\n';
  post(tx, { channel: 'mail', recipient: email, subject: title, body: text, words, opening }, { now });
}

async function stateOf(
  reader: Sql,
  needs: PrivacyNeeds,
  accountId: number,
  at: { readonly settings: Settings; readonly now: Date },
): Promise<ClosingState> {
  const closing = await closingOf(reader, accountId);
  const [unfinished, balances] = await Promise.all([
    unfinishedOf(reader, needs, accountId),
    balancesOf(reader, accountId),
  ]);
  const askedAt = closing?.askedAt ?? null;
  return {
    askedAt: askedAt?.toISOString() ?? null,
    closesAt: closesAt(askedAt ?? at.now, at.settings).toISOString(),
    unfinished,
    bonusCents: balances.get('bonus') ?? 0,
    coins: balances.get('scoin') ?? 0,
  };
}

export async function closingState(call: ShopperCall, needs: PrivacyNeeds): Promise<ClosingState> {
  const at = await atOf(call);
  return call.db.read((reader) => stateOf(reader, needs, call.session.accountId, at));
}

/** Staff accounts are closed by whoever runs the shop. */
export async function closeAccount(
  call: ShopperCall,
  needs: PrivacyNeeds,
  { password }: z.output<typeof closeAccountInput>,
): Promise<ClosingState | Refusal> {
  if (call.session.staff) return refuse('noRight', 'A staff account is closed by your administrator.');
  const refusal = await checkPassword(call, password);
  if (refusal) return refusal;
  const { accountId } = call.session;
  const at = await atOf(call);
  return call.db.transact(async (tx) => {
    const closing = await lockClosing(tx, accountId);
    if (closing && !closing.askedAt) {
      await setClosingAsked(tx, accountId, at.now);
      tellByLetter(tx, closing, askedWords(closesAt(at.now, at.settings)), at.now);
    }
    return stateOf(tx, needs, accountId, at);
  });
}

export async function keepAccount(call: ShopperCall, needs: PrivacyNeeds): Promise<ClosingState> {
  const { accountId } = call.session;
  const at = await atOf(call);
  return call.db.transact(async (tx) => {
    const closing = await lockClosing(tx, accountId);
    if (closing?.askedAt) {
      await setClosingAsked(tx, accountId, null);
      tellByLetter(tx, closing, keptWords, at.now);
    }
    return stateOf(tx, needs, accountId, at);
  });
}

/** Whoever holds a stolen ticket has not got the password. */
export async function ownData(call: ShopperCall, needs: PrivacyNeeds, { password }: z.output<typeof ownDataInput>) {
  const refusal = await checkPassword(call, password);
  if (refusal) return refusal;
  const parts = await call.db.read((reader) => copyOf(reader, needs, call.session.accountId));
  return { madeAt: call.clock.now().toISOString(), parts: parts.filter(({ rows }) => rows.length > 0) };
}
