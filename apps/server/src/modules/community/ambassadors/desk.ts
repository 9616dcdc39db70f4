import {
  decideApplication,
  type listApplications,
  moveAmbassador,
  type showAmbassadorContact,
} from '@sgb/contract/groupship.ts';
import { ownPagesFromOne } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import { noteAudit } from '../../../platform/audit/scope.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { bankAccountsOf, decideProof, lockProof, proofStatuses, proofsOf } from '../../cash/withdrawals/index.ts';
import { maskedId } from '../../people/clients/index.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import { maskedMobile, peopleById } from '../../people/identity/index.ts';
import { approve, end, goOn, pause, turnDown } from './move.ts';
import type { AmbassadorNeeds } from './needs.ts';
import * as store from './store.ts';
import { addressOf } from './view.ts';

/** What our own people do about ambassadors. */

export async function applications(call: Call<'staff'>, { state, page }: z.output<typeof listApplications.input>) {
  const now = call.clock.now();
  return call.db.read(async (reader) => {
    const { rows, total } = await store.listByState(reader, state, page);
    const ids = rows.map(({ accountId }) => accountId);
    const people = new Map((await peopleById(reader, ids)).map((each) => [each.id, each]));
    const proofs = new Map((await proofsOf(reader, ids)).map((each) => [each.accountId, each]));
    const banks = new Map((await bankAccountsOf(reader, ids)).map((each) => [each.accountId, each]));
    const items = rows.map((row) => {
      const person = people.get(row.accountId);
      const proof = proofs.get(row.accountId);
      const bank = banks.get(row.accountId);
      return {
        id: row.id,
        accountId: row.accountId,
        username: person?.username ?? '',
        name: person ? `${person.firstName} ${person.lastName}`.trim() : '',
        state: row.state,
        appliedAt: row.appliedAt.toISOString(),
        dueAt: row.dueAt.toISOString(),
        overdue: row.state === 10 && row.dueAt < now,
        whatsapp: maskedMobile(row.whatsapp),
        areas: row.areas.map(({ suburb, code }) => `${suburb} ${code}`.trim()),
        pickup: addressOf(row),
        hours: [...row.hours],
        languages: [...row.languages],
        why: row.why,
        reason: row.reason,
        idType: proof?.idType ?? 0,
        idNumber: maskedId(proof?.idTail ?? ''),
        idVerified: proof?.status === proofStatuses.verified,
        bank: bank ? `${bank.bank}, ${bank.holder}, account ending in ${bank.numberTail}` : '',
      };
    });
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}

/** In a transaction, so that whoever looks is written down before they see it. */
export async function contactOf(call: Call<'staff'>, { id }: z.output<typeof showAmbassadorContact.input>) {
  return call.db.transact(async (tx) => {
    const row = await store.holdById(tx, id);
    if (!row) return refuse('notFound', 'There is no such ambassador.');
    noteAudit({ subject: `ambassador ${id}`, accounts: [row.accountId] });
    return { whatsapp: row.whatsapp };
  });
}

/** Who approves has compared the document, which is verified thereby. */
export async function decide(call: Call<'staff'>, input: z.output<typeof decideApplication.input>) {
  const at = await atOf(call);
  const by = call.session.accountId;
  return call.db.transact(async (tx) => {
    const row = await store.holdById(tx, input.id);
    if (!row) return refuse('notFound', 'There is no such application.');
    const about = { accounts: [row.accountId], subject: `application ${row.id}`, cents: 0, input };
    const stop = await mayDecide(tx, decideApplication, { by, ...at }, about);
    if (stop) return stop;
    if (input.approve === 0) return turnDown(tx, row, by, input.reason, at);
    const proof = await lockProof(tx, row.accountId);
    if (!proof || proof.status === proofStatuses.refused) {
      return refuse('applicationMoved', 'The document was refused meanwhile. Ask the applicant for another.');
    }
    if (proof.status === proofStatuses.waiting) {
      const verified = { status: proofStatuses.verified, reason: '', decidedAt: at.now, decidedBy: by };
      await decideProof(tx, row.accountId, verified);
    }
    return approve(tx, row, by, at);
  });
}

export const move =
  (needs: AmbassadorNeeds) => async (call: Call<'staff'>, input: z.output<typeof moveAmbassador.input>) => {
    const { id, state, reason } = input;
    const at = await atOf(call);
    const { now } = at;
    const moved = { by: call.session.accountId, who: 'staff', note: reason } as const;
    return call.db.transact(async (tx) => {
      const row = await store.holdById(tx, id);
      if (!row) return refuse('notFound', 'There is no such ambassador.');
      const about = { accounts: [row.accountId], subject: `ambassador ${id}`, cents: 0, input };
      const stop = await mayDecide(tx, moveAmbassador, { by: moved.by, ...at }, about);
      if (stop) return stop;
      if (state === 60) return pause(tx, row, moved, now);
      return state === 70 ? end(tx, row, moved, needs, now) : goOn(tx, row, moved, now);
    });
  };
