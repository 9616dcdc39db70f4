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
