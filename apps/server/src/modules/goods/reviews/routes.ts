import * as desk from '@sgb/contract/review-desk.ts';
import * as contract from '@sgb/contract/reviews.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { answer, deskList, hide, unhide } from './desk-service.ts';
import { ownReviews, productReviews, showOwn, supplierReviews, vote } from './service.ts';

export function reviewRoutes(http: Http): void {
  http.bind(contract.listProductReviews, productReviews);
  http.bind(contract.listSupplierReviews, supplierReviews);
  http.bind(contract.voteReview, vote);
  http.bind(contract.listOwnReviews, ownReviews);
  http.bind(contract.showOwnReview, showOwn);
  http.bind(desk.listDeskReviews, deskList);
  http.bind(desk.answerReview, answer);
  http.bind(desk.hideReview, hide);
  http.bind(desk.unhideReview, unhide);
}
