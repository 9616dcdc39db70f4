import * as contract from '@sgb/contract/popups.ts';
import type { Http } from '../../../platform/http/bind.ts';
import * as service from './service.ts';

export function popupRoutes(http: Http, needs: service.PopupNeeds): void {
  http.bind(contract.getPopup, service.nextPopup);
  http.bind(contract.readPopup, service.closePopup);
  http.bind(contract.handlePopup, service.doPopup(needs));
  http.bind(contract.draftPopup, service.keepDraft);
  http.bind(contract.remindTimes, service.remind);
}
