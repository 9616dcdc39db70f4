import { ownPages } from '@sgb/contract/paging.ts';
import { idProblem } from '@sgb/contract/receiver-fields.ts';
import * as contract from '@sgb/contract/withdrawals.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { dropFiles, useFiles } from '../../base/uploads/index.ts';
import { maskedId } from '../../people/clients/index.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import * as proofs from './proof-store.ts';
import { sealedId } from './seal.ts';
import { holderOf } from './service.ts';
import { withdrawalTexts } from './texts.ts';

type Entered = z.output<typeof contract.identityProofInput>;

export async function saveIdentityProof(call: Call<'shopper'>, input: Entered) {
  return call.db.transact(async (tx) => (await keepIdentityProof(tx, call, input)) ?? {});
}

/** Null once it is kept and waits to be compared. */
export async function keepIdentityProof(tx: Tx, call: Call<'shopper'>, input: Entered): Promise<Refusal | null> {
  const { accountId } = call.session;
  const { idType, files } = input;
  const idNumber = input.idNumber.replaceAll(' ', '');
  const problem = idProblem(idType, idNumber);
  if (problem) return refuse('badInput', `idNumber: ${problem}`, { field: 'idNumber' });
  const now = call.clock.now();
  const before = await proofs.lockProof(tx, accountId);
  if (before?.status === proofs.proofStatuses.verified) {
    return refuse('withdrawalRefused', 'Your ID is verified already.');
  }
  const refusal = await useFiles(tx, { accountId, purpose: 'identity' }, files, now);
  if (refusal) return refusal;
  if (before) await dropFiles(tx, before.files);
  await proofs.keepProof(tx, {
    accountId,
    idType,
    ...sealedId(call.vault, accountId, idNumber),
    files,
    sentAt: now,
    status: proofs.proofStatuses.waiting,
  });
  return null;
}

export async function listIdentityProofs(call: Call<'staff'>, { page }: { page: number }) {
  const { rows, total, people } = await call.db.read(async (reader) => {
    const found = await proofs.waitingProofs(reader, page);
    const known = await peopleById(
      reader,
      found.rows.map(({ accountId }) => accountId),
    );
    return { ...found, people: new Map(known.map((person) => [person.id, person])) };
  });
  return {
    items: rows.map((row) => {
      const person = people.get(row.accountId);
      return {
        accountId: row.accountId,
        username: person?.username ?? '',
        name: person ? holderOf(person) : '',
        idType: row.idType,
        idNumber: maskedId(row.idTail),
        sentAt: row.sentAt.toISOString(),
      };
    }),
    total,
    page,
    pages: ownPages(total),
  };
}

export async function decideIdentityProof(
  call: Call<'staff'>,
  input: z.output<typeof contract.decideIdentityProof.input>,
) {
  const { accountId, verified, reason } = input;
  const { settings, now } = await atOf(call);
  return call.db.transact(async (tx) => {
    const proof = await proofs.lockProof(tx, accountId);
    if (!proof || proof.status !== proofs.proofStatuses.waiting) return refuse('notFound', 'No document waits here.');
    const about = { accounts: [accountId], subject: `identity ${accountId}`, cents: 0, input };
    const stop = await mayDecide(
      tx,
      contract.decideIdentityProof,
      { by: call.session.accountId, settings, now },
      about,
    );
    if (stop) return stop;
    const { verified: yes, refused: no } = proofs.proofStatuses;
    await proofs.decideProof(tx, accountId, {
      status: verified ? yes : no,
      reason: verified ? '' : reason,
      decidedAt: now,
      decidedBy: call.session.accountId,
    });
    const { idVerified, idRefused } = withdrawalTexts.say;
    const words = verified ? idVerified() : idRefused({ why: reason });
    await notify(tx, { userId: accountId, type: 'notification', ...words, link: '/withdrawal/index' }, { now });
    return {};
  });
}
