import {
  and,
  asc,
  eq,
  gte,
  type InferInsertModel,
  type InferSelectModel,
  inArray,
  isNotNull,
  isNull,
  or,
} from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { surveyItems, surveys } from './tables.ts';

export type SurveyRow = InferSelectModel<typeof surveys>;
export type ItemRow = InferSelectModel<typeof surveyItems>;

type Kept = 'orderType' | 'expressId' | 'expressNumber' | 'finishedAt' | 'ambassadorId';
export type NewSurvey = Pick<InferInsertModel<typeof surveys>, 'accountId' | Kept>;
export type NewItem = Pick<ItemRow, 'orderId' | 'title' | 'picture'>;

/** Undefined when this parcel has one already. */
export async function insertSurvey(tx: Tx, survey: NewSurvey, openedAt: Date): Promise<number | undefined> {
  const [row] = await tx.orm
    .insert(surveys)
    .values({ ...survey, openedAt })
    .onConflictDoNothing()
    .returning({ id: surveys.id });
  return row?.id;
}

export async function insertItems(tx: Tx, surveyId: number, items: readonly NewItem[]): Promise<void> {
  await tx.orm.insert(surveyItems).values(items.map((item) => ({ surveyId, ...item })));
}

/** The oldest survey that was neither answered nor closed. */
export async function waitingSurvey(reader: Sql, accountId: number): Promise<SurveyRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(surveys)
    .where(and(eq(surveys.accountId, accountId), isNull(surveys.closedAt), isNull(surveys.submittedAt)))
    .orderBy(asc(surveys.openedAt), asc(surveys.id))
    .limit(1);
  return row;
}

/** Whether a survey was answered or closed since a moment. */
export async function endedSince(reader: Sql, accountId: number, since: Date): Promise<boolean> {
  const ended = or(gte(surveys.closedAt, since), gte(surveys.submittedAt, since));
  const rows = await reader.orm
    .select({ id: surveys.id })
    .from(surveys)
    .where(and(eq(surveys.accountId, accountId), ended))
    .limit(1);
  return rows.length > 0;
}

/** Those of these parcels that their shoppers have judged. */
export async function ratedParcels(reader: Sql, expressIds: readonly number[]): Promise<Set<number>> {
  if (expressIds.length === 0) return new Set();
  const rows = await reader.orm
    .select({ expressId: surveys.expressId })
    .from(surveys)
    .where(and(inArray(surveys.expressId, [...expressIds]), isNotNull(surveys.submittedAt)));
  return new Set(rows.map(({ expressId }) => expressId));
}

/** The one about a parcel. */
export async function surveyOfParcel(
  reader: Sql,
  accountId: number,
  expressId: number,
): Promise<SurveyRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(surveys)
    .where(and(eq(surveys.accountId, accountId), eq(surveys.expressId, expressId)));
  return row;
}

export function itemsOf(reader: Sql, surveyId: number): Promise<ItemRow[]> {
  return reader.orm
    .select()
    .from(surveyItems)
    .where(eq(surveyItems.surveyId, surveyId))
    .orderBy(asc(surveyItems.orderId));
}

export async function surveyById(reader: Sql, id: number): Promise<SurveyRow | undefined> {
  const [row] = await reader.orm.select().from(surveys).where(eq(surveys.id, id));
  return row;
}

/** A survey of this account, held until the end of `tx`: two drafts at once would lose pictures. */
export async function holdSurvey(tx: Tx, accountId: number, id: number): Promise<SurveyRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(surveys)
    .where(and(eq(surveys.id, id), eq(surveys.accountId, accountId)))
    .for('update');
  return row;
}

export async function changeSurvey(tx: Tx, id: number, changes: Partial<SurveyRow>): Promise<void> {
  await tx.orm.update(surveys).set(changes).where(eq(surveys.id, id));
}

export async function itemOf(tx: Tx, surveyId: number, orderId: number): Promise<ItemRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(surveyItems)
    .where(and(eq(surveyItems.surveyId, surveyId), eq(surveyItems.orderId, orderId)));
  return row;
}

export async function changeItem(
  tx: Tx,
  { surveyId, orderId }: Pick<ItemRow, 'surveyId' | 'orderId'>,
  changes: Partial<ItemRow>,
): Promise<void> {
  await tx.orm
    .update(surveyItems)
    .set(changes)
    .where(and(eq(surveyItems.surveyId, surveyId), eq(surveyItems.orderId, orderId)));
}

/** Says whether there is such a survey; closing it again changes nothing. */
export async function closeSurvey(
  tx: Tx,
  { accountId, id, orderType }: { accountId: number; id: number; orderType: number | undefined },
  now: Date,
): Promise<boolean> {
  const found = await tx.orm
    .update(surveys)
    .set({ closedAt: now })
    .where(
      and(
        eq(surveys.id, id),
        eq(surveys.accountId, accountId),
        orderType === undefined ? undefined : eq(surveys.orderType, orderType),
      ),
    )
    .returning({ id: surveys.id });
  return found.length > 0;
}

const scoresText = `
  select ambassador_id as id, avg(ambassador_score)::float as mean, count(*)::int as votes from surveys
  where ambassador_id = any($1::int[]) and ambassador_score > 0 and submitted_at >= $2 group by ambassador_id`;

/** How members judged these ambassadors since then. */
export async function ambassadorScores(reader: Sql, ids: readonly number[], since: Date) {
  type Row = { id: number; mean: number; votes: number };
  const rows = await reader.run<Row>('surveys.ambassadors', scoresText, [[...ids], since]);
  return new Map(rows.map((row) => [row.id, row]));
}

const givenText = `
  select distinct on (account_id) account_id as id, ambassador_score as score from surveys
  where ambassador_id = $1 and account_id = any($2::int[]) and ambassador_score > 0 and submitted_at is not null
  order by account_id, submitted_at desc`;

/** The last score that each of these gave an ambassador. */
export async function scoresGiven(reader: Sql, ambassadorId: number, accountIds: readonly number[]) {
  type Row = { id: number; score: number };
  const rows = await reader.run<Row>('surveys.given', givenText, [ambassadorId, [...accountIds]]);
  return new Map(rows.map(({ id, score }) => [id, score]));
}

const handOversText = `
  select ambassador_id as id, max(opened_at) as at from surveys where ambassador_id = any($1::int[]) group by ambassador_id`;

/** When each of these ambassadors last handed a parcel over: that is when its receiver was asked how it was. */
export async function handOversOf(reader: Sql, ids: readonly number[]): Promise<Map<number, Date>> {
  const rows = await reader.run<{ id: number; at: Date }>('surveys.handOvers', handOversText, [[...ids]]);
  return new Map(rows.map(({ id, at }) => [id, at]));
}

const handedText = `
  select express_id::int as id, ambassador_id as "ambassadorId" from surveys
  where account_id = $1 and express_id = any($2::int[]) and ambassador_id is not null`;

/** Who handed these parcels of somebody over. */
export async function handedOverBy(
  reader: Sql,
  accountId: number,
  expressIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  type Row = { id: number; ambassadorId: number };
  const rows = await reader.run<Row>('surveys.handedOver', handedText, [accountId, [...expressIds]]);
  return new Map(rows.map(({ id, ambassadorId }) => [id, ambassadorId]));
}
