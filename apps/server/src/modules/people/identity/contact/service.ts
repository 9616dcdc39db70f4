import type { sendChangeCode as sendChangeCodeCall, updateEmailInput } from '@sgb/contract/access.ts';
import { e164Of, type mobileInput, type updateMobileInput } from '@sgb/contract/access-fields.ts';
import type { z } from 'zod';
import { atOf } from '../../../../platform/at.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { accountById, changeAccount, holdAccount, isFree } from '../account-store.ts';
import { sendCode, useCodes } from '../codes/codes.ts';
import { maskAddress, provePassword } from '../confirm.ts';
import { giveAddress } from './give.ts';
import { addressOf, type Contact, holderOf } from './rules.ts';

type ShopperCall = Call<'shopper'>;

async function ownAccount({ db, session }: ShopperCall) {
  const account = await db.read((reader) => accountById(reader, session.accountId));
  if (!account) throw new Error(`account ${session.accountId} is gone`);
  return account;
}

/** The code for an address that is somebody else's is never sent: the answer must not tell of them. */
async function sendToNew(call: ShopperCall, what: Contact, address: string) {
  const { accountId, staff } = call.session;
  const account = await ownAccount(call);
  if (staff && addressOf(account, what) !== address) return refuse('staffContact');
  const free = await call.db.read((reader) => isFree(reader, address, accountId));
  return sendCode(call, { purpose: what, address, accountId }, { decoy: !free });
}

export function sendEmailVerification(call: ShopperCall, { email }: { email: string }) {
  return sendToNew(call, 'email', email);
}

export function sendMobileCode(call: ShopperCall, input: z.output<typeof mobileInput>) {
  return sendToNew(call, 'mobile', e164Of(input));
}

/** To the address that another is to take the place of: a ticket alone does not give an account away. */
export async function sendChangeCode(call: ShopperCall, { what }: z.output<typeof sendChangeCodeCall.input>) {
  if (call.session.staff) return refuse('staffContact');
  const address = holderOf(await ownAccount(call), what);
  const sent = await sendCode(call, { purpose: 'change', address, accountId: call.session.accountId });
  return 'resendSeconds' in sent ? { ...sent, sentTo: maskAddress(address) } : sent;
}

interface Wanted {
  readonly what: Contact;
  readonly address: string;
  readonly code: string;
  readonly field: string;
}

interface Proof {
  readonly password: string;
  readonly oldcode: string;
}

/** What is entered in one field is refused at it. */
const atField = (refusal: Refusal, field: string) =>
  refusal.code === 'wrongPassword' ? new Refusal(refusal.code, refusal.message, { field }) : refusal;

/** The address that is there already is only confirmed: that takes nothing but the code from it. */
async function confirmAddress(call: ShopperCall, { what, address, code, field }: Wanted) {
  const { accountId } = call.session;
  const at = await atOf(call);
  return call.db.transact(async (tx) => {
    const account = await holdAccount(tx, accountId);
    if (!account || addressOf(account, what) !== address) return refuse('wrongCode', undefined, { field });
    const refusal = await useCodes(tx, [{ subject: { purpose: what, address, accountId }, code, field }], at);
    if (refusal) return refusal;
    await changeAccount(tx, accountId, what === 'email' ? { emailVerifiedAt: at.now } : { mobileVerifiedAt: at.now });
    return { restsUntil: '' };
  });
}

async function changeAddress(call: ShopperCall, wanted: Wanted, { password, oldcode }: Proof) {
  const { what, address, code, field } = wanted;
  const { accountId, username, ticketHash, staff } = call.session;
  if (addressOf(await ownAccount(call), what) === address) return confirmAddress(call, wanted);
  if (staff) return refuse('staffContact');
  const proven = await provePassword(call, password);
  if (proven instanceof Refusal) return atField(proven, 'password');
  if (oldcode === '') return refuse('codeNeeded', undefined, { field: 'oldcode' });
  const at = await atOf(call);
  return call.db.transact(async (tx) => {
    const account = await holdAccount(tx, accountId);
    // Another password, set meanwhile, ended this session as well.
    if (account?.passwordHash !== proven.passwordHash) return refuse('wrongPassword', undefined, { field: 'password' });
    const old = { purpose: 'change', address: holderOf(account, what), accountId } as const;
    const refusal = await useCodes(
      tx,
      [
        { subject: old, code: oldcode, field: 'oldcode' },
        { subject: { purpose: what, address, accountId }, code, field },
      ],
      at,
    );
    if (refusal) return refusal;
    if (!(await isFree(tx, address, accountId))) return refuse('accountExists');
    const by = { id: accountId, username };
    const until = await giveAddress(tx, account, { what, address, proven: true, by, except: ticketHash }, at);
    return { restsUntil: until.toISOString() };
  });
}

export function updateEmail(call: ShopperCall, { email, emailcode, ...proof }: z.output<typeof updateEmailInput>) {
  return changeAddress(call, { what: 'email', address: email, code: emailcode, field: 'emailcode' }, proof);
}

export function updateMobile(call: ShopperCall, { pin, ...input }: z.output<typeof updateMobileInput>) {
  return changeAddress(call, { what: 'mobile', address: e164Of(input), code: pin, field: 'pin' }, input);
}
