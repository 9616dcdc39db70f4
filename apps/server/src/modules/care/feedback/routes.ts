import * as contract from '@sgb/contract/feedback.ts';
import * as desk from '@sgb/contract/feedback-desk.ts';
import type { Http } from '../../../platform/http/bind.ts';
import * as staff from './desk.ts';
import { detail, list, rate, reopen, save, search } from './service.ts';

export function feedbackRoutes(http: Http): void {
  http.bind(contract.listFeedback, list);
  http.bind(contract.getFeedback, detail);
  http.bind(contract.searchFeedback, search);
  http.bind(contract.saveFeedback, save);
  http.bind(contract.rateFeedbackAnswer, rate);
  http.bind(contract.reopenFeedback, reopen);
  http.bind(desk.listDeskFeedback, staff.list);
  http.bind(desk.takeFeedback, staff.take);
  http.bind(desk.answerFeedback, staff.answer);
  http.bind(desk.publishFeedback, staff.publish);
  http.bind(desk.closeFeedback, staff.close);
}
