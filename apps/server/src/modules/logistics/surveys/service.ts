import type { SurveyAnnex } from '@sgb/contract/popups.ts';
import { surveyFault } from '@sgb/contract/survey-rules.ts';
import { addHours, startOfDay } from '@sgb/contract/time.ts';
import type { At } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { keep, type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../base/messages/index.ts';
import { dropFiles, useFiles } from '../../base/uploads/index.ts';
import { surveysReward } from '../../books/scoin/settings.ts';
import { writeReviews } from '../../goods/reviews/index.ts';
import { askedOf } from './asked.ts';
import { rewardSurveyJob } from './jobs.ts';
import { evaluationOf, fileChanges, reviewsIn, rewardOf } from './rules.ts';
import * as store from './store.ts';
import { surveyTexts } from './texts.ts';

/** What follows for the goods that somebody has judged. The app says who knows it. */
export interface SurveyNeeds {
  judged(
    tx: Tx,
    accountId: number,
    goods: readonly { readonly orderId: number; readonly satisfied: boolean }[],
    now: Date,
  ): Promise<void>;
}

const gone = () => refuse('notFound', 'We could not find that survey.');

/** A parcel was signed for: its receiver is asked how it was, once. */
export async function openSurvey(
  tx: Tx,
  survey: store.NewSurvey,
  items: readonly store.NewItem[],
  now: Date,
): Promise<void> {
  const id = await store.insertSurvey(tx, survey, now);
  if (id !== undefined) await store.insertItems(tx, id, items);
}

/** One a day, whether it was answered or closed: nobody is asked twice in a row. */
export async function nextSurvey(reader: Sql, accountId: number, { settings, now }: At) {
  const survey = await store.waitingSurvey(reader, accountId);
  if (!survey || (await store.endedSince(reader, accountId, startOfDay(now)))) return undefined;
  const reward = settings.get(surveysReward);
  const items = await store.itemsOf(reader, survey.id);
  const asked = await askedOf(reader, accountId, items);
  return { id: survey.id, evaluation: evaluationOf(survey, items, asked, reward) };
}

/** Leaves out what was not said, so that nothing is overwritten. */
function said<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;
}

async function keepItem(
  tx: Tx,
  survey: store.SurveyRow,
  item: NonNullable<SurveyAnnex['item']>,
  now: Date,
): Promise<Refusal | null> {
  const before = await store.itemOf(tx, survey.id, item.shoporderid);
  if (!before) return gone();
  const { added, removed } = fileChanges(before.pictures, item.imageList ?? before.pictures);
  const refusal = await useFiles(tx, { accountId: survey.accountId, purpose: 'survey' }, added, now);
  if (refusal) return refusal;
  if (removed.length > 0) await dropFiles(tx, removed);
  const { satisfied, description, imageList: pictures, stars, fit, story, show } = item;
  const changes = said({ satisfied, description, pictures, stars, fit, story, show });
  if (Object.keys(changes).length > 0) await store.changeItem(tx, before, changes);
  return null;
}

async function keepPiece(tx: Tx, survey: store.SurveyRow, annex: SurveyAnnex, now: Date): Promise<Refusal | null> {
  const changes = said({
    score1: annex.score1,
    score2: annex.score2,
    ambassadorScore: annex.ambassadorscore,
    remark: annex.valuationcontent,
    ambassadorRemark: annex.valuationcontentambassador,
    intention: annex.intentionflg,
  });
  if (Object.keys(changes).length > 0) await store.changeSurvey(tx, survey.id, changes);
  return annex.item ? keepItem(tx, survey, annex.item, now) : null;
}

/** Keeps a piece of the answers. */
export async function draftSurvey(tx: Tx, accountId: number, annex: SurveyAnnex, now: Date) {
  const survey = await store.holdSurvey(tx, accountId, annex.id);
  if (!survey || survey.submittedAt) return gone();
  return (await keepPiece(tx, survey, annex, now)) ?? {};
}

/** Sends the survey as it was kept, with the last piece. Sending it again answers the same. */
export async function submitSurvey(
  tx: Tx,
  accountId: number,
  annex: SurveyAnnex,
  needs: SurveyNeeds,
  { settings, now }: At,
) {
  const reward = settings.get(surveysReward);
  const held = await store.holdSurvey(tx, accountId, annex.id);
  if (!held) return gone();
  if (held.submittedAt) return { scoin: held.rewardScoin };
  const refusal = await keepPiece(tx, held, annex, now);
  if (refusal) return refusal;
  const survey = await store.holdSurvey(tx, accountId, annex.id);
  if (!survey) return gone();
  const items = await store.itemsOf(tx, survey.id);
  const asked = await askedOf(tx, accountId, items);
  const fault = surveyFault(evaluationOf(survey, items, asked, reward));
  // What was said with it is a draft like any other.
  if (fault) return keep(refuse('surveyIncomplete', fault));
  const rewardScoin = rewardOf(items, reward);
  await store.changeSurvey(tx, survey.id, { submittedAt: now, rewardScoin });
  const goods = items.map(({ orderId, satisfied }) => ({ orderId, satisfied: satisfied === 1 }));
  await needs.judged(tx, accountId, goods, now);
  await writeReviews(tx, accountId, reviewsIn(items, asked), now);
  const runAt = addHours(now, reward.afterHours);
  if (rewardScoin > 0) enqueue(tx, rewardSurveyJob, { id: survey.id }, { runAt, key: `survey ${survey.id}` });
  const told = { type: 'membership', subtype: 'scoin', link: '/scoin/index' } as const;
  const said = surveyTexts.say.thanks({ parcel: survey.expressNumber, coins: rewardScoin });
  await notify(tx, { ...told, ...said, userId: accountId, once: `survey ${survey.id}` }, { now });
  return { scoin: rewardScoin };
}

export async function readSurvey(
  tx: Tx,
  which: { accountId: number; id: number; orderType: number | undefined },
  now: Date,
) {
  return (await store.closeSurvey(tx, which, now)) ? {} : gone();
}
