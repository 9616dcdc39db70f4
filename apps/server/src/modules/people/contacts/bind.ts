import { type UserType, userTypes } from '@sgb/contract/people.ts';
import type { AmbassadorChoice } from '@sgb/contract/popups.ts';
import type { At } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { spendableBalance } from '../../books/ledger/index.ts';
import { peopleById, setSuburb, setUserType } from '../identity/index.ts';
import { beginBinding, endBinding } from './binding-store.ts';
import { bindingFault, shownName } from './rules.ts';
import { groupbuyBinding } from './settings.ts';
import * as store from './store.ts';
import { contactTexts } from './texts.ts';

export interface Binding {
  readonly accountId: number;
  readonly suburb: string;
  readonly postcode: string;
  /** The ambassador that was chosen; 0: whoever serves that suburb. */
  readonly ambassadorId: number;
  readonly confirmed: boolean;
}

/** Whether parcels of theirs are on their way. */
type HasOpenParcels = (reader: Sql, accountId: number) => Promise<boolean>;

const mayBind: readonly UserType[] = [userTypes.normalPersonal, userTypes.unknown, userTypes.member];

async function choicesFor(reader: Sql, accountId: number): Promise<AmbassadorChoice[]> {
  const areas = await store.allAreas(reader, accountId);
  const people = await peopleById(
    reader,
    areas.map(({ ambassadorId }) => ambassadorId),
  );
  const names = new Map(people.map((person) => [person.id, shownName(person)]));
  return areas.map(({ ambassadorId, province, city }) => ({
    ambassadorid: ambassadorId,
    name: names.get(ambassadorId) ?? '',
    stategroupbuy: province,
    municipalitygroupbuy: city,
  }));
}

/**
 * Rules document, section 16: a member has one ambassador. Refused with the product document's codes when there is a
 * choice to make (-300), when a change wants a second yes (-501) and when the balance is too low (-502).
 */
export async function bindToAmbassador(
  tx: Tx,
  { accountId, suburb, postcode, ambassadorId, confirmed }: Binding,
  hasOpenParcels: HasOpenParcels,
  { settings, now }: At,
): Promise<Refusal | { readonly ambassadorId: number }> {
  const terms = settings.get(groupbuyBinding);
  await store.holdTurns(tx);
  const [self] = await peopleById(tx, [accountId]);
  if (!self || self.staffRole || !mayBind.includes(self.userType)) return refuse('noRight');
  const place = { countryId: self.countryId, suburb, ...(postcode && { code: postcode }) };
  const serving = (await store.ambassadorsOf(tx, place, accountId)).map((each) => each.accountId);
  const chosen = ambassadorId || (serving.length === 1 ? serving[0] : undefined);
  const target = chosen === undefined ? null : await store.servingPerson(tx, chosen);
  if (target?.kind !== 'ambassador' || target.accountId === accountId) {
    return refuse('chooseAmbassador', undefined, { ambassadors: await choicesFor(tx, accountId) });
  }
  const current = await store.currentContact(tx, accountId);
  // Somebody may turn to an ambassador without being a member of the group.
  const bound = current?.kind === 'ambassador' && self.userType === userTypes.member ? current : undefined;
  if (bound?.contactId !== target.accountId) {
    const balanceCents = await spendableBalance(tx, accountId);
    const fault = bindingFault(
      {
        changedAt: bound?.assignedAt ?? current?.leftAt ?? null,
        openParcels: bound !== undefined && (await hasOpenParcels(tx, accountId)),
        balanceCents,
        confirmed,
      },
      terms,
      now,
    );
    if (fault === 'rechargeNeeded') {
      return refuse(fault, undefined, { missingCents: terms.minimumCents - balanceCents });
    }
    if (fault) return refuse(fault);
    await store.setContact(tx, accountId, { contactId: target.accountId, reason: 'bound' }, now);
    await beginBinding(tx, accountId, target.accountId, now);
    await store.takeTurn(tx, target.accountId);
    await setUserType(tx, accountId, userTypes.member);
    await notify(
      tx,
      {
        userId: target.accountId,
        type: 'membership',
        ...contactTexts.say.joined({ name: shownName(self), place: suburb && ` from ${suburb}` }),
        link: '/groupship/index',
      },
      { now },
    );
  }
  if (suburb) await setSuburb(tx, accountId, suburb);
  return { ambassadorId: target.accountId };
}

/**
 * A member has no ambassador any more: a consultant looks after them. Who leaves by themselves is asked twice before the
 * next binding; who was sent away is not.
 */
export async function unbind(
  tx: Tx,
  accountId: number,
  why: 'left' | 'removed',
  now: Date,
): Promise<Refusal | { readonly ambassadorId: number }> {
  await store.holdTurns(tx);
  const [self] = await peopleById(tx, [accountId]);
  const current = await store.currentContact(tx, accountId);
  if (self?.userType !== userTypes.member || current?.kind !== 'ambassador') return refuse('noGroup');
  const consultant = await store.nextConsultant(tx, accountId);
  if (consultant !== undefined) {
    await store.setContact(tx, accountId, { contactId: consultant, reason: 'turn' }, now);
  }
  await endBinding(tx, accountId, now);
  if (why === 'left') await store.setLeft(tx, accountId, now);
  await setUserType(tx, accountId, userTypes.normalPersonal);
  return { ambassadorId: current.contactId };
}
