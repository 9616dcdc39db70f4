import * as contract from '@sgb/contract/popups.ts';
import type { Http } from '../../platform/http/bind.ts';
import type { HasOpenParcels } from '../contacts/index.ts';
import type { SurveyDesk } from '../surveys/index.ts';
import * as service from './service.ts';

export interface PopupSources {
  readonly hasOpenParcels: HasOpenParcels;
  readonly surveyDesk: SurveyDesk;
}

export function popupRoutes(http: Http, sources: PopupSources): void {
  http.bind(contract.getPopup, service.nextPopup);
  http.bind(contract.readPopup, service.closePopup);
  http.bind(contract.handlePopup, service.doPopup(sources));
  http.bind(contract.draftPopup, service.keepDraft);
  http.bind(contract.remindTimes, service.remind);
}
