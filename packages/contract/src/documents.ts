import { callback, document } from './endpoint.ts';

/** Routes that answer with something other than the envelope. They declare who may come and how often, too. */
export const documents = {
  root: document({ path: '/', summary: 'Redirects to the shop', auth: 'guest', limit: 'page' }),
  shopRoot: document({ path: '/shop', summary: 'Redirects to the shop', auth: 'guest', limit: 'page' }),
  shopPage: document({ path: '/shop/*', summary: 'The shop, rendered on the server', auth: 'guest', limit: 'page' }),
  shopAsset: document({ path: '/shop/assets/*', summary: 'Scripts, styles, fonts', auth: 'guest', limit: 'picture' }),
  consoleRoot: document({ path: '/console', summary: 'Redirects to the console', auth: 'guest', limit: 'page' }),
  consolePage: document({
    path: '/console/*',
    summary: 'The staff console; whoever is not of staff gets its login page',
    auth: 'guest',
    limit: 'page',
  }),
  consoleAsset: document({
    path: '/console/assets/*',
    summary: 'Scripts and styles of the console: those of the login for everybody, the others for staff',
    auth: 'guest',
    limit: 'picture',
  }),
  consoleExport: document({
    path: '/console/export',
    summary:
      'All rows of a list of the console as a CSV, written while they are read; ?call= and ?input= name the list',
    auth: 'guest',
    limit: 'page',
  }),
  serviceWorker: document({ path: '/sw.js', summary: 'Answers where there is no line', auth: 'guest', limit: 'page' }),
  manifest: document({
    path: '/manifest.webmanifest',
    summary: 'What a phone needs to install the shop',
    auth: 'guest',
    limit: 'page',
  }),
  picture: document({
    path: '/img/:key',
    summary: 'A picture, ?w=160|320|640|1200; &light=640 for one with fewer bytes that stands in for one so wide',
    auth: 'guest',
    limit: 'picture',
  }),
  file: document({
    path: '/files/:id',
    summary: 'An uploaded file, ?w=320 for a small picture',
    auth: 'guest',
    limit: 'picture',
  }),
  chatEvents: document({
    path: '/api/chat/events',
    summary: 'What happens in one’s talks, live; ?ticket= is one of POST /api/chat/stream, and nothing else opens it',
    auth: 'guest',
    limit: 'page',
  }),
  roundEvents: document({
    path: '/api/groupship/events',
    summary: 'How a round moves, live; ?ticket= is one of POST /api/groupship/stream, and nothing else opens it',
    auth: 'guest',
    limit: 'page',
  }),
  lookingEvents: document({
    path: '/api/staff/looking/events',
    summary: 'Who else looks at one thing in the console, live; ?ticket= is one of GET /api/staff/looking/ticket',
    auth: 'guest',
    limit: 'page',
  }),
  roundCard: document({
    path: '/groupship/card/:file',
    summary: 'A picture to share a round with: 17.png, or 17-tall.png; ?code= for one that is not public',
    auth: 'guest',
    limit: 'costly',
  }),
  teamCard: document({
    path: '/team/card/:file',
    summary: 'A picture to share a team with: 17.png, or 17-tall.png',
    auth: 'guest',
    limit: 'costly',
  }),
  linkCard: document({
    path: '/task/card/:file',
    summary: 'Pictures of an influencer’s link: abcd2345.png, -tall.png, -qr.png or -qr.svg',
    auth: 'guest',
    limit: 'costly',
  }),
  payfastItn: callback({ path: '/api/payments/payfast/itn', summary: 'PayFast tells us of a payment' }),
  ozowNotify: callback({ path: '/api/payments/ozow/notify', summary: 'Ozow tells us of a payment' }),
  yocoWebhook: callback({ path: '/api/payments/yoco/webhook', summary: 'Yoco tells us of a payment' }),
  carrierEvents: callback({ path: '/api/carriers/events', summary: 'Our carrier tells us what happened to parcels' }),
  supplierMessages: callback({
    path: '/api/suppliers/1688/messages',
    summary: '1688 tells us what happened to purchases',
  }),
  openApi: document({ path: '/api/openapi.json', summary: 'This API, described', auth: 'guest', limit: 'browse' }),
  apiDocs: document({ path: '/api/docs', summary: 'This API, readable', auth: 'guest', limit: 'browse' }),
  robots: document({ path: '/robots.txt', summary: 'What search engines may read', auth: 'guest', limit: 'page' }),
  securityTxt: document({
    path: '/.well-known/security.txt',
    summary: 'Whom to tell of a weakness of the shop',
    auth: 'guest',
    limit: 'browse',
  }),
  healthz: document({ path: '/healthz', summary: 'The process lives', auth: 'guest', limit: 'probe' }),
  readyz: document({ path: '/readyz', summary: 'The process can serve', auth: 'guest', limit: 'probe' }),
  metrics: document({ path: '/metrics', summary: 'Figures in Prometheus text', auth: 'guest', limit: 'probe' }),
} as const;
