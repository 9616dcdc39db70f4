import * as desk from '@sgb/contract/question-desk.ts';
import * as contract from '@sgb/contract/questions.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { accept, follow, remove, report, vote } from './act.ts';
import * as staff from './desk.ts';
import { search, similar } from './search.ts';
import { inbox, index, mine, open, productQuestions, topicPage } from './service.ts';
import { ask, edit, reply } from './write.ts';

export function questionRoutes(http: Http): void {
  http.bind(contract.getQuestionIndex, index);
  http.bind(contract.getQuestionTopic, topicPage);
  http.bind(contract.searchQuestions, search);
  http.bind(contract.listSimilarQuestions, similar);
  http.bind(contract.getQuestion, open);
  http.bind(contract.listProductQuestions, productQuestions);
  http.bind(contract.listOwnQuestions, mine);
  http.bind(contract.askQuestion, ask);
  http.bind(contract.replyToQuestion, reply);
  http.bind(contract.voteForPost, vote);
  http.bind(contract.acceptAnswer, accept);
  http.bind(contract.followQuestion, follow);
  http.bind(contract.reportPost, report);
  http.bind(contract.editPost, edit);
  http.bind(contract.deletePost, remove);
  http.bind(contract.listMemberQuestions, inbox);
  http.bind(desk.listDeskPosts, staff.waiting);
  http.bind(desk.listReports, staff.reports);
  http.bind(desk.listDeskTopics, staff.topics);
  http.bind(desk.saveTopic, staff.saveTopic);
  http.bind(desk.hidePost, staff.hide);
  http.bind(desk.unhidePost, staff.unhide);
  http.bind(desk.releasePost, staff.release);
  http.bind(desk.settleReports, staff.settle);
  http.bind(desk.mergeQuestions, staff.merge);
  http.bind(desk.lockQuestion, staff.lock);
  http.bind(desk.pinQuestion, staff.pin);
}
