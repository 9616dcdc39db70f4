import type { draftEvaluation, evaluateParcel } from '@sgb/contract/evaluation.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { surveysReward } from '../../books/scoin/settings.ts';
import { askedOf } from './asked.ts';
import { evaluationOf } from './rules.ts';
import { draftSurvey, type SurveyNeeds, submitSurvey } from './service.ts';
import { itemsOf, surveyOfParcel } from './store.ts';

/** The survey about a parcel, reached by the parcel and not by a pop-up. */

const unsigned = () => refuse('notFound', 'This parcel is not yours, or not signed for yet.');

export async function showEvaluation(call: Call<'shopper'>, { expressid }: { expressid: number }) {
  const reward = (await call.settings()).get(surveysReward);
  return call.db.read(async (reader) => {
    const survey = await surveyOfParcel(reader, call.session.accountId, expressid);
    if (!survey) return unsigned();
    const items = await itemsOf(reader, survey.id);
    const asked = await askedOf(reader, call.session.accountId, items);
    return {
      evaluation: evaluationOf(survey, items, asked, reward),
      sent: survey.submittedAt !== null,
      rewardscoin: survey.rewardScoin,
    };
  });
}

export async function keepEvaluation(call: Call<'shopper'>, input: z.output<typeof draftEvaluation.input>) {
  const { expressid, ...answers } = input;
  const { accountId } = call.session;
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const survey = await surveyOfParcel(tx, accountId, expressid);
    return survey ? draftSurvey(tx, accountId, { ...answers, id: survey.id }, now) : unsigned();
  });
}

export function sendEvaluation(needs: SurveyNeeds) {
  return async (call: Call<'shopper'>, input: z.output<typeof evaluateParcel.input>) => {
    const { expressid, ...answers } = input;
    const { accountId } = call.session;
    const at = await atOf(call);
    return call.db.transact(async (tx) => {
      const survey = await surveyOfParcel(tx, accountId, expressid);
      return survey ? submitSurvey(tx, accountId, { ...answers, id: survey.id }, needs, at) : unsigned();
    });
  };
}
