import type { bindInput } from '@sgb/contract/groupship.ts';
import { userTypes } from '@sgb/contract/people.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call, Session } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { hasOpenParcels } from '../../logistics/parcels/index.ts';
import { ambassadorsOf, bindToAmbassador, shownName, unbind } from '../../people/contacts/index.ts';
import { accountByInvite, peopleById } from '../../people/identity/index.ts';
import type { AmbassadorNeeds } from './needs.ts';
import { isPaying } from './rules.ts';
import { ambassadorTerms } from './settings.ts';
import { unpauseMember } from './store.ts';
import { ambassadorTexts } from './texts.ts';

type Wanted = Omit<z.output<typeof bindInput>, 'version'>;

const badCode = (words: string) => refuse('unknownInvite', words, { field: 'invitecode' });

/** The one way to become somebody's member: of the pop-up, of the registration and of the page for it. */
export async function bindMember(
  tx: Tx,
  accountId: number,
  wanted: Wanted,
  needs: Pick<AmbassadorNeeds, 'closeSuburbPopups'>,
  at: At,
) {
  const { invitecode, suburb, postcode, confirm } = wanted;
  let ambassadorId = wanted.teamuserid;
  if (invitecode) {
    const inviter = await accountByInvite(tx, invitecode);
    if (!inviter) return badCode('We do not know this invite code. Check it, or choose your suburb.');
    if (inviter.id === accountId) return badCode('This is your own invite code. Ask your ambassador for theirs.');
    if (inviter.userType !== userTypes.header) {
      return badCode('This code is not of an ambassador. Choose your suburb instead.');
    }
    ambassadorId = inviter.id;
  }
  const binding = { accountId, suburb, postcode, ambassadorId, confirmed: confirm === 1 };
  const bound = await bindToAmbassador(tx, binding, hasOpenParcels, at);
  if (bound instanceof Refusal) return bound;
  await unpauseMember(tx, accountId);
  await needs.closeSuburbPopups(tx, accountId, at.now);
  return bound;
}

export function bind(needs: AmbassadorNeeds) {
  return async (call: Call<'shopper'>, { version: _, ...wanted }: z.output<typeof bindInput>) => {
    const at = await atOf(call);
    return call.db.transact(async (tx) => {
      const bound = await bindMember(tx, call.session.accountId, wanted, needs, at);
      return bound instanceof Refusal ? bound : { ambassadorid: bound.ambassadorId };
    });
  };
}

/** Asked once, as a change of the ambassador is. */
export async function leave(call: Call<'shopper'>, { confirm }: { confirm: 0 | 1 }) {
  const { accountId } = call.session;
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    if (confirm === 0) {
      const said = 'You would leave your ambassador. Rounds under way stay with them. Please confirm again.';
      return call.session.userType === userTypes.member ? refuse('confirmAgain', said) : refuse('noGroup');
    }
    const left = await unbind(tx, accountId, 'left', now);
    if (left instanceof Refusal) return left;
    await unpauseMember(tx, accountId);
    const [self] = await peopleById(tx, [accountId]);
    await notify(
      tx,
      {
        userId: left.ambassadorId,
        type: 'membership',
        ...ambassadorTexts.say.left({ name: self ? shownName(self) : 'Somebody' }),
        link: '/groupship/index',
      },
      { now },
    );
    return {};
  });
}

/**
 * Whether to ask somebody now where they live: an ordinary shopper without an ambassador whose suburb one covers. When they
 * were last asked is for the pop-ups to say.
 */
export async function asksForSuburb(
  reader: Sql,
  session: Session,
  location: string,
  lastAsked: Date | undefined,
  { settings, now }: At,
): Promise<boolean> {
  if (session.userType !== userTypes.normalPersonal || session.staff || isPaying(location)) return false;
  const { popupDays } = settings.get(ambassadorTerms);
  if (lastAsked && lastAsked > addDays(now, -popupDays)) return false;
  const [self] = await peopleById(reader, [session.accountId]);
  if (!self?.suburb) return false;
  const { countryId, suburb } = self;
  return (await ambassadorsOf(reader, { countryId, suburb }, session.accountId)).length > 0;
}
