import { type Answers, Refusal } from './fake-shop.ts';

/** What the frame of a page asks for by itself. */
export const around: Answers = {
  'GET /api/message/unread': {},
  'GET /api/cart/count/unpaid': {},
  'GET /api/chat/unread': {},
  'GET /api/popupwindow/pop': () => new Refusal('noPopup'),
  'GET /api/user/basicinfo': {},
  'GET /api/shoporder/count': {},
  'GET /api/user/collectionids': {},
};

/** What a product page asks for around the product, as it comes into view. */
export const aroundProduct: Answers = {
  'GET /api/product/landedcost': {},
  'GET /api/product/similar': {},
  'GET /api/product/cards': {},
  'GET /api/product/refresh': {},
  'GET /api/team/list': { items: [], offer: null },
  'GET /api/question/product': {},
};
