import * as deskContract from '@sgb/contract/popup-desk.ts';
import * as contract from '@sgb/contract/popups.ts';
import type { Http } from '../../../platform/http/bind.ts';
import * as desk from './desk.ts';
import * as service from './service.ts';

export function popupRoutes(http: Http, needs: service.PopupNeeds): void {
  http.bind(contract.getPopup, service.nextPopup);
  http.bind(contract.readPopup, service.closePopup);
  http.bind(contract.handlePopup, service.doPopup(needs));
  http.bind(contract.draftPopup, service.keepDraft);
  http.bind(contract.remindTimes, service.remind);
  http.bind(deskContract.makePopup, desk.make);
  http.bind(deskContract.changePopup, desk.change);
  http.bind(deskContract.stopPopup, desk.stop);
  http.bind(deskContract.listPopups, desk.list);
  http.bind(deskContract.previewPopup, desk.preview);
}
