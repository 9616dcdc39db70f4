import { e164Of } from '@sgb/contract/access-fields.ts';
import { ambassadorStates } from '@sgb/contract/group-states.ts';
import type { applyInput } from '@sgb/contract/groupship.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { addWorkingHours } from '../../../platform/working-time.ts';
import { shopWorkingTime } from '../../base/content/settings.ts';
import { notify } from '../../base/messages/index.ts';
import {
  bankAccountOf,
  keepBankAccount,
  keepIdentityProof,
  proofOf,
  proofStatuses,
} from '../../cash/withdrawals/index.ts';
import { placesNamed } from '../../people/clients/index.ts';
import { checkPassword, peopleById } from '../../people/identity/index.ts';
import { type ApplyFault, againAt, applyFault, mayMove } from './rules.ts';
import { ambassadorTerms } from './settings.ts';
import * as store from './store.ts';
import { ambassadorTexts } from './texts.ts';

type Entered = z.output<typeof applyInput>;

const refusals: Readonly<Record<ApplyFault, () => Refusal>> = {
  business: () => refuse('mayNotApply', 'Only personal accounts can lead a group-buy.'),
  leader: () => refuse('mayNotApply', 'You lead a group already.'),
  open: () => refuse('applicationOpen'),
  tooSoon: () => refuse('applyLater'),
  mobile: () => refuse('mayNotApply', 'Confirm your mobile number first, on the page of your account.'),
  identity: () => refuse('badInput', 'identity: Add your ID or passport.', { field: 'identity' }),
  bank: () => refuse('badInput', 'bank: Add your bank account.', { field: 'bank' }),
};

const unknownPlace = (field: string, suburb: string) =>
  refuse('badInput', `${field}: We do not know ${suburb}. Choose it from the list.`, { field });

/** An application with all that staff need to decide; what is with us already need not be sent again. */
export async function apply(call: Call<'shopper'>, input: Entered) {
  const { accountId } = call.session;
  if (input.bank) {
    const wrong = await checkPassword(call, input.bank.password);
    if (wrong) return wrong;
  }
  const at = await atOf(call);
  const { settings, now } = at;
  const terms = settings.get(ambassadorTerms);
  return call.db.transact(async (tx) => {
    await store.holdApplicant(tx, accountId);
    const [person] = await peopleById(tx, [accountId]);
    if (!person) return refuse('notFound');
    const last = await store.lastOf(tx, accountId);
    const proof = await proofOf(tx, accountId);
    const hasProof = proof !== undefined && proof.status !== proofStatuses.refused;
    const fault = applyFault(
      {
        userType: person.userType,
        customerIdentity: person.customerIdentity,
        staff: person.staffRole !== null,
        mobileVerified: person.mobileVerifiedAt !== null,
        hasIdentity: hasProof || input.identity !== undefined,
        hasBank: input.bank !== undefined || (await bankAccountOf(tx, accountId)) !== undefined,
        last,
      },
      terms,
      now,
    );
    if (fault === 'tooSoon') {
      return refuse('applyLater', undefined, { againAt: againAt(last, terms.applyAgainDays)?.toISOString() ?? '' });
    }
    if (fault) return refusals[fault]();
    const countryId = person.countryId;
    const places = await placesNamed(tx, countryId, [...input.areas, input.pickup]);
    const unknown = input.areas.find((_, index) => !places[index]);
    if (unknown) return unknownPlace('areas', unknown.suburb);
    const home = places[input.areas.length];
    if (!home) return unknownPlace('pickup.suburb', input.pickup.suburb);
    if (input.identity && proof?.status !== proofStatuses.verified) {
      const refused = await keepIdentityProof(tx, call, input.identity);
      if (refused) return refused;
    }
    if (input.bank) await keepBankAccount(tx, call, input.bank);
    const dueAt = addWorkingHours(settings.get(shopWorkingTime), now, terms.decisionHours);
    const { street, unit, note } = input.pickup;
    const made = await store.insertAmbassador(tx, {
      accountId,
      state: ambassadorStates.submitted,
      stateAt: now,
      countryId,
      whatsapp: e164Of({ countryid: input.countryid, mobile: input.whatsapp }),
      street,
      unit,
      note,
      ...home,
      areas: places.slice(0, input.areas.length).filter((place) => place !== undefined),
      hours: input.hours.toSorted((one, other) => one.day - other.day),
      languages: [...new Set(input.languages)],
      why: input.why,
      appliedAt: now,
      dueAt,
      activeAt: now,
    });
    await store.recordMove(tx, made.id, null, { to: made.state, by: accountId, note: '', now });
    return { id: made.id, dueAt: dueAt.toISOString() };
  });
}

export async function takeBack(call: Call<'shopper'>) {
  const { accountId } = call.session;
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const row = await store.holdLast(tx, accountId);
    if (!row) return refuse('notFound', 'You have not applied.');
    if (row.state === ambassadorStates.withdrawn) return {};
    if (!mayMove(row.state, ambassadorStates.withdrawn, 'self')) return refuse('applicationMoved');
    await store.moveAmbassador(tx, row, { to: ambassadorStates.withdrawn, by: accountId, note: '', now });
    await notify(
      tx,
      {
        userId: accountId,
        type: 'notification',
        ...ambassadorTexts.say.withdrawn(),
        link: '/groupship/index',
        email: false,
      },
      { now },
    );
    return {};
  });
}
