import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import { purchaseNumber } from '@sgb/contract/purchase-states.ts';
import type * as contract from '@sgb/contract/supplier-questions.ts';
import { questionStates } from '@sgb/contract/supplier-questions.ts';
import { addHours } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { noteAudit } from '../../../../platform/audit/scope.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { namedProducts, namedSuppliers } from '../../../goods/catalog/index.ts';
import { peopleById } from '../../../people/identity/index.ts';
import { supplierQuestions } from '../settings.ts';
import { purchaseById } from '../store.ts';
import * as store from './store.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

export async function questionList(call: StaffCall, input: InputOf<typeof contract.listSupplierQuestions>) {
  const { state, supplierId, page } = input;
  const { answerHours } = (await call.settings()).get(supplierQuestions);
  return call.db.read(async (reader) => {
    const { rows, total } = await store.questionsPage(reader, { state, supplierId }, sliceOf(page));
    const people = new Set(rows.flatMap(({ askedBy, settledBy }) => (settledBy ? [askedBy, settledBy] : [askedBy])));
    const [suppliers, known] = await Promise.all([
      namedSuppliers(
        reader,
        rows.map((row) => row.supplierId),
      ),
      peopleById(reader, [...people]),
    ]);
    const titles = new Map(suppliers.map(({ id, title }) => [id, title]));
    const names = new Map(known.map(({ id, username }) => [id, username]));
    const items = rows.map(({ purchaseId, productId, askedBy, settledBy, ...row }) => ({
      ...row,
      supplierName: titles.get(row.supplierId) ?? '',
      purchaseNumber: purchaseId === null ? '' : purchaseNumber(purchaseId),
      productId: productId ?? '',
      askedBy: names.get(askedBy) ?? '',
      settledBy: settledBy === null ? '' : (names.get(settledBy) ?? ''),
      askedAt: row.askedAt.toISOString(),
      remindedAt: row.remindedAt.toISOString(),
      due: addHours(row.remindedAt, answerHours).toISOString(),
      settledAt: row.settledAt?.toISOString() ?? null,
    }));
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}

export async function ask(call: StaffCall, input: InputOf<typeof contract.askSupplier>) {
  const { supplierId, purchaseId, productId, question } = input;
  return call.db.transact(async (tx) => {
    const [supplier] = await namedSuppliers(tx, [supplierId]);
    if (!supplier) return refuse('notFound', 'There is no such supplier.');
    const purchase = purchaseId === undefined ? undefined : await purchaseById(tx, purchaseId);
    if (purchaseId !== undefined && Number(purchase?.supplierId) !== supplierId) {
      return refuse('badInput', 'purchaseId: This purchase is not of this supplier.', { field: 'purchaseId' });
    }
    if (productId !== undefined && (await namedProducts(tx, [Number(productId)])).length === 0) {
      return refuse('badInput', 'productId: There is no such product.', { field: 'productId' });
    }
    const id = await store.insertQuestion(tx, {
      supplierId,
      purchaseId: purchaseId ?? null,
      productId: productId ?? null,
      question,
      askedBy: call.session.accountId,
      askedAt: call.clock.now(),
    });
    noteAudit({ subject: `supplierquestion ${id}`, things: [`supplierquestion ${id}`] });
    return { id };
  });
}

const settled = async (tx: Tx, id: number) =>
  (await store.questionExists(tx, id)) ? refuse('questionSettled') : refuse('notFound', 'There is no such question.');

export const remind = (call: StaffCall, { id }: InputOf<typeof contract.remindSupplier>) =>
  call.db.transact(async (tx) => {
    const times = await store.remindQuestion(tx, id, call.clock.now());
    return times === undefined ? settled(tx, id) : { times };
  });

const settle = (call: StaffCall, id: number, state: 20 | 30, answer: string) =>
  call.db.transact(async (tx) => {
    const how = { state, answer, by: call.session.accountId, at: call.clock.now() };
    return (await store.settleQuestion(tx, id, how)) ? {} : settled(tx, id);
  });

export const answered = (call: StaffCall, { id, answer }: InputOf<typeof contract.settleSupplierQuestion>) =>
  settle(call, id, questionStates.answered, answer);

export const dropped = (call: StaffCall, { id, reason }: InputOf<typeof contract.dropSupplierQuestion>) =>
  settle(call, id, questionStates.dropped, reason);
