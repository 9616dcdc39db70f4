import * as contract from '@sgb/contract/evaluation.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { keepEvaluation, sendEvaluation, showEvaluation } from './evaluation-service.ts';
import type { SurveyNeeds } from './service.ts';

export function surveyRoutes(http: Http, needs: SurveyNeeds): void {
  http.bind(contract.getEvaluation, showEvaluation);
  http.bind(contract.draftEvaluation, keepEvaluation);
  http.bind(contract.evaluateParcel, sendEvaluation(needs));
}
