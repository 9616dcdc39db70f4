import { ambassadorStates } from '@sgb/contract/group-states.ts';
import type { listAmbassadors } from '@sgb/contract/groupship.ts';
import { publicPages, sliceOf } from '@sgb/contract/paging.ts';
import { userTypes } from '@sgb/contract/people.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { bankAccountOf, proofOf, proofStatuses } from '../../cash/withdrawals/index.ts';
import { parcelRules } from '../../goods/pricing/index.ts';
import { maskedId } from '../../people/clients/index.ts';
import { ambassadorsNear, currentContact, splitNumber } from '../../people/contacts/index.ts';
import { groupbuyBinding } from '../../people/contacts/settings.ts';
import { peopleById } from '../../people/identity/index.ts';
import { roundTerms } from '../rounds/settings.ts';
import { lastActive } from './activity.ts';
import { present } from './cards.ts';
import { goOn, pause } from './move.ts';
import type { AmbassadorNeeds } from './needs.ts';
import { againAt } from './rules.ts';
import { ambassadorTerms } from './settings.ts';
import * as store from './store.ts';
import { pickupOf } from './view.ts';

export function near(needs: AmbassadorNeeds) {
  return async (call: Call, { suburb, page }: z.output<typeof listAmbassadors.input>) => {
    const at = await atOf(call);
    return call.db.read(async (reader) => {
      const { ids, total } = await ambassadorsNear(reader, suburb, sliceOf(page));
      const shown = await present(call, reader, ids, needs, at);
      return { items: shown.map(({ card }) => card), total, page, pages: publicPages(total) };
    });
  };
}

async function ownAmbassador(call: Call<'shopper'>, reader: Sql, needs: AmbassadorNeeds, at: At) {
  const { accountId } = call.session;
  const contact = await currentContact(reader, accountId);
  if (contact?.kind !== 'ambassador') return null;
  const [shown] = await present(call, reader, [contact.contactId], needs, at);
  if (!shown) return null;
  const [stopped] = await store.pausedAmong(reader, contact.contactId, [accountId]);
  return {
    ...shown.card,
    ...splitNumber(shown.row?.whatsapp || shown.mobile),
    since: contact.assignedAt.toISOString(),
    pickup: pickupOf(shown.row),
    status: stopped ? 2 : 1,
    note: stopped?.reason ?? '',
  } as const;
}

async function ownGroup(call: Call<'shopper'>, reader: Sql, needs: AmbassadorNeeds, at: At) {
  const { accountId } = call.session;
  const [shown] = await present(call, reader, [accountId], needs, at);
  if (!shown) return null;
  const { card, row, inviteCode, memberIds } = shown;
  const { inactiveDays } = at.settings.get(ambassadorTerms);
  const seen = await lastActive(reader, [{ accountId, activeAt: row?.activeAt ?? at.now }], needs);
  const lastAt = seen.get(accountId) ?? at.now;
  return {
    ...card,
    state: row?.state ?? ambassadorStates.active,
    since: row?.decidedAt?.toISOString() ?? '',
    probationUntil: row?.state === ambassadorStates.approved ? (row.probationUntil?.toISOString() ?? '') : '',
    inviteCode,
    pickup: pickupOf(row),
    memberCount: memberIds.length,
    pausedCount: (await store.pausedAmong(reader, accountId, memberIds)).length,
    inactiveAt: addDays(lastAt, inactiveDays).toISOString(),
    warned: row?.warnedAt != null,
    rounds: openingTerms(at),
  };
}

/** What a round can be opened with, as its settings are now. */
function openingTerms({ settings }: At) {
  const { lines, minDays, maxDays, minTargetGrams, maxTargetGrams } = settings.get(roundTerms);
  const all = parcelRules(settings).lines;
  return {
    lines: lines.map((code) => ({ code, name: all.find((line) => line.code === code)?.name ?? code })),
    minDays,
    maxDays,
    minTargetKg: minTargetGrams / 1000,
    maxTargetKg: maxTargetGrams / 1000,
  };
}

function shownApplication(row: store.AmbassadorRow | undefined, { settings, now }: At) {
  const { submitted, refused, withdrawn, ended } = ambassadorStates;
  if (!row || !([submitted, refused, withdrawn, ended] as number[]).includes(row.state)) return null;
  const again = againAt(row, settings.get(ambassadorTerms).applyAgainDays);
  return {
    id: row.id,
    state: row.state,
    appliedAt: row.appliedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    reason: row.reason,
    againAt: again && again > now ? again.toISOString() : '',
  };
}

export function info(needs: AmbassadorNeeds) {
  return async (call: Call<'shopper'>) => {
    const { accountId, userType } = call.session;
    const at = await atOf(call);
    return call.db.read(async (reader) => {
      const [self] = await peopleById(reader, [accountId]);
      const last = await store.lastOf(reader, accountId);
      const proof = await proofOf(reader, accountId);
      const bank = await bankAccountOf(reader, accountId);
      const ambassador = userType === userTypes.member ? await ownAmbassador(call, reader, needs, at) : null;
      const leader = userType === userTypes.header ? await ownGroup(call, reader, needs, at) : null;
      return {
        role: leader ? 'leader' : ambassador ? 'member' : 'other',
        ambassador,
        leader,
        application: leader ? null : shownApplication(last, at),
        known: {
          mobileVerified: self?.mobileVerifiedAt != null,
          identity: proof && proof.status !== proofStatuses.refused ? maskedId(proof.idTail) : '',
          bank: bank ? `${bank.bank} •••• ${bank.numberTail}` : '',
          countryId: self?.countryId ?? 1,
          suburb: self?.suburb ?? '',
        },
        minimumCents: at.settings.get(groupbuyBinding).minimumCents,
      } as const;
    });
  };
}

/** A holiday: by the ambassador. */
export async function pauseOwn(call: Call<'shopper'>, input: { paused: 0 | 1 }) {
  const { accountId } = call.session;
  const now = call.clock.now();
  const moved = { by: accountId, who: 'self', note: '' } as const;
  return call.db.transact(async (tx) => {
    const row = await store.holdLast(tx, accountId);
    if (!row) return refuse('notFound', 'You lead no group.');
    return input.paused === 1 ? pause(tx, row, moved, now) : goOn(tx, row, moved, now);
  });
}
