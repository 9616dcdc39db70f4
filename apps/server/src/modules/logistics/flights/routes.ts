import * as deskContract from '@sgb/contract/flight-desk.ts';
import * as contract from '@sgb/contract/flights.ts';
import type { Http } from '../../../platform/http/bind.ts';
import * as desk from './desk.ts';
import { ask, info, price, visit, withdraw } from './service.ts';

export function flightRoutes(http: Http): void {
  http.bind(contract.getBusinessInfo, info);
  http.bind(contract.priceFlight, price);
  http.bind(contract.visitSpecialFlight, visit);
  http.bind(contract.messageSpecialFlight, ask);
  http.bind(contract.withdrawEnquiry, withdraw);
  http.bind(deskContract.listDeskFlights, desk.listFlights);
  http.bind(deskContract.saveFlight, desk.save);
  http.bind(deskContract.cancelFlight, desk.cancel);
  http.bind(deskContract.listEnquiries, desk.listEnquiries);
  http.bind(deskContract.answerEnquiry, desk.answer);
  http.bind(deskContract.bookEnquiry, desk.book);
  http.bind(deskContract.closeEnquiry, desk.close);
  http.bind(deskContract.showEnquiryContact, desk.contact);
}
