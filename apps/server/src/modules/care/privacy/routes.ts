import * as office from '@sgb/contract/office.ts';
import * as contract from '@sgb/contract/privacy.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { closeFor, copyFor, subjectList } from './desk.ts';
import type { PrivacyNeeds } from './needs.ts';
import { closeAccount, closingState, keepAccount, ownData } from './service.ts';

export function privacyRoutes(http: Http, needs: PrivacyNeeds): void {
  http.bind(contract.closingState, (call) => closingState(call, needs));
  http.bind(contract.closeAccount, (call, input) => closeAccount(call, needs, input));
  http.bind(contract.keepAccount, (call) => keepAccount(call, needs));
  http.bind(contract.ownData, (call, input) => ownData(call, needs, input));
  http.bind(office.listSubjects, subjectList);
  http.bind(office.copySubject, (call, input) => copyFor(call, needs, input));
  http.bind(office.closeSubject, (call, input) => closeFor(call, needs, input));
}
