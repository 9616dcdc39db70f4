import type { Slice } from '@sgb/contract/paging.ts';
import { questionStates } from '@sgb/contract/supplier-questions.ts';
import type { Sql, Tx } from '../../../../platform/db/database.ts';

type State = (typeof questionStates)[keyof typeof questionStates];

export interface QuestionRow {
  readonly id: number;
  readonly supplierId: number;
  readonly purchaseId: number | null;
  readonly productId: string | null;
  readonly question: string;
  readonly askedBy: number;
  readonly askedAt: Date;
  readonly remindedAt: Date;
  readonly times: number;
  readonly state: State;
  readonly answer: string;
  readonly settledBy: number | null;
  readonly settledAt: Date | null;
}

const columns = `id, supplier_id::float8 as "supplierId", purchase_id as "purchaseId", product_id::text as "productId", question,
  asked_by as "askedBy", asked_at as "askedAt", reminded_at as "remindedAt", times, state, answer,
  settled_by as "settledBy", settled_at as "settledAt"`;

interface Wanted {
  readonly state: State;
  readonly supplierId: number | undefined;
}

export async function questionsPage(reader: Sql, { state, supplierId }: Wanted, { limit, offset }: Slice) {
  const where = `state = $1${supplierId === undefined ? '' : ' and supplier_id = $2'}`;
  const values = [state, ...(supplierId === undefined ? [] : [supplierId])];
  const order = state === questionStates.asked ? 'reminded_at, id' : 'id desc';
  const name = `${state === questionStates.asked ? 'open' : 'settled'}${supplierId === undefined ? '' : '.supplier'}`;
  const page = `limit $${values.length + 1} offset $${values.length + 2}`;
  const text = `select ${columns} from supplier_questions where ${where} order by ${order} ${page}`;
  const countText = `select count(*)::int as total from supplier_questions where ${where}`;
  const [rows, [counted]] = await Promise.all([
    reader.run<QuestionRow & {}>(`supplierQuestions.${name}`, text, [...values, limit, offset]),
    reader.run<{ total: number }>(`supplierQuestions.count.${name}`, countText, values),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

const insertText = `
  insert into supplier_questions (supplier_id, purchase_id, product_id, question, asked_by, asked_at, reminded_at)
  values ($1, $2, $3, $4, $5, $6, $6) returning id`;

type Asked = Pick<QuestionRow, 'supplierId' | 'purchaseId' | 'productId' | 'question' | 'askedBy' | 'askedAt'>;

export async function insertQuestion(tx: Tx, row: Asked): Promise<number> {
  const values = [row.supplierId, row.purchaseId, row.productId, row.question, row.askedBy, row.askedAt];
  const [made] = await tx.run<{ id: number }>('supplierQuestions.insert', insertText, values);
  if (!made) throw new Error('the question was not kept');
  return made.id;
}

const remindText = `
  update supplier_questions set reminded_at = $2, times = times + 1 where id = $1 and state = 10 returning times`;

/** How often it was asked by now; undefined: nobody waits for it any more. */
export async function remindQuestion(tx: Tx, id: number, now: Date): Promise<number | undefined> {
  return (await tx.run<{ times: number }>('supplierQuestions.remind', remindText, [id, now]))[0]?.times;
}

const settleText = `
  update supplier_questions set state = $2, answer = $3, settled_by = $4, settled_at = $5
  where id = $1 and state = 10 returning id`;

/** Whether it was still open: of two who settle it at once, one does. */
export async function settleQuestion(
  tx: Tx,
  id: number,
  settled: { readonly state: State; readonly answer: string; readonly by: number; readonly at: Date },
): Promise<boolean> {
  const values = [id, settled.state, settled.answer, settled.by, settled.at];
  return (await tx.run('supplierQuestions.settle', settleText, values)).length > 0;
}

export async function questionExists(reader: Sql, id: number): Promise<boolean> {
  const text = 'select from supplier_questions where id = $1';
  return (await reader.run('supplierQuestions.exists', text, [id])).length > 0;
}
