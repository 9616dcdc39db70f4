import { getClearance, listClearance, payClearance, reserveClearance } from '@sgb/contract/clearance.ts';
import * as desk from '@sgb/contract/clearance-desk.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { deskList, hide, save, show } from './desk.ts';
import { payOne, reserveOne } from './pay.ts';
import { clearanceDetail, clearanceList } from './service.ts';

export function clearanceRoutes(http: Http): void {
  http.bind(listClearance, clearanceList);
  http.bind(getClearance, clearanceDetail);
  http.bind(reserveClearance, reserveOne);
  http.bind(payClearance, payOne);
  http.bind(desk.listDeskClearance, deskList);
  http.bind(desk.savePiece, save);
  http.bind(desk.hidePiece, hide);
  http.bind(desk.showPiece, show);
}
