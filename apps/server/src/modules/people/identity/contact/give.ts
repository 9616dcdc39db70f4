import { addHours } from '@sgb/contract/time.ts';
import type { At } from '../../../../platform/at.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { post } from '../../../../platform/post/outbox.ts';
import { shopContact, shopIdentity } from '../../../base/content/settings.ts';
import { type Account, changeAccount } from '../account-store.ts';
import { accessChange } from '../settings.ts';
import { deleteSessionsOf } from '../store.ts';
import { contactChanges } from '../tables.ts';
import { newContact, textOfNewMobile, warn } from '../warnings.ts';
import { addressOf, type Contact } from './rules.ts';

interface Giving {
  readonly what: Contact;
  readonly address: string;
  /** Whether a code proved that the address is theirs. */
  readonly proven: boolean;
  readonly by: { readonly id: number; readonly username: string };
  /** The session that lives on. */
  readonly except?: Buffer;
}

/** Puts an address in the place of another: it is written down and told at the old one, and sessions end. Answers until when it rests. */
export async function giveAddress(tx: Tx, account: Account, giving: Giving, { settings, now }: At): Promise<Date> {
  const { what, address, proven, by, except } = giving;
  const verifiedAt = proven ? now : null;
  await changeAccount(
    tx,
    account.id,
    what === 'email'
      ? { email: address, emailVerifiedAt: verifiedAt, emailChangedAt: now }
      : { mobile: address, mobileVerifiedAt: verifiedAt, mobileChangedAt: now },
  );
  const before = addressOf(account, what);
  const change = { accountId: account.id, what, before, after: address, changedBy: by.id, changedAt: now };
  await tx.orm.insert(contactChanges).values(change);
  await deleteSessionsOf(tx, account.id, except);
  const until = addHours(now, settings.get(accessChange).restHours);
  const helper = by.id === account.id ? null : by.username;
  const words = { what, address, helper, until, contact: settings.get(shopContact).email };
  await warn(tx, account, newContact(words, now), now);
  if (what === 'mobile' && before) {
    const said = textOfNewMobile(settings.get(shopIdentity).name, words);
    post(tx, { channel: 'sms', recipient: before, subject: '', body: said.text, words: said.words }, { now });
  }
  return until;
}
