import * as contract from '@sgb/contract/popups.ts';
import type { Http } from '../../platform/http/bind.ts';
import type { HasOpenParcels } from '../contacts/index.ts';
import * as service from './service.ts';

export function popupRoutes(http: Http, { hasOpenParcels }: { readonly hasOpenParcels: HasOpenParcels }): void {
  http.bind(contract.getPopup, service.nextPopup);
  http.bind(contract.readPopup, service.closePopup);
  http.bind(contract.handlePopup, service.doPopup(hasOpenParcels));
  http.bind(contract.draftPopup, service.keepDraft);
  http.bind(contract.remindTimes, service.remind);
}
