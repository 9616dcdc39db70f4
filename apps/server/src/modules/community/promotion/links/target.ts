import { themes } from '@sgb/contract/catalogue.ts';
import { guardedPages, pageVerdict } from '@sgb/contract/page-rights.ts';
import { type LinkKind, linkKinds } from '@sgb/contract/promotion-rules.ts';

/** What an address of the shop leads to. */
export interface Target {
  readonly kind: LinkKind;
  /** What follows after /shop, without what only told us how somebody came. */
  readonly path: string;
  readonly productId: number | null;
  readonly supplierId: number | null;
  /** Where the page is not named by a thing in the catalogue. */
  readonly title: string;
}

const titles: Readonly<Record<string, string>> = {
  shoppingmall: 'Our shop',
  home: 'Our shop',
  search: 'Search our shop',
  banner: 'Picked for you',
  clearance: 'Clearance sale',
  invogue: 'In vogue',
  mainwindow: 'Shop window',
  localstock: 'In stock in South Africa',
  helpcenter: 'How it works',
  membership: 'Membership',
  question: 'Questions and answers',
  register: 'Join us',
  activity: 'Today’s coupons',
  specialflight: 'Special flight',
  othershop: 'SGB Forwarding Agency',
  supplier: 'Our suppliers',
  questionFeedback: 'You said, we did',
  scoin: 'S Coin',
  customertask: 'Promote with us',
  paymentvoucher: 'How to pay by voucher',
};

/** What somebody who comes by a link would be turned away from. */
const guarded = guardedPages
  .filter((page) => pageVerdict(page, null) !== 'allowed')
  .map((page) => new RegExp(`^/${page.replace(/:\w+/g, '[^/]+')}$`));
const ours = ['inviteCode', 'spm', 'regfrom', 'utm_source', 'ticket', 'team'];

/** An address as people paste it: with or without the shop's own, or only what follows after /shop. */
function urlOf(text: string, publicUrl: string): URL | null {
  const home = new URL(publicUrl);
  const url = URL.parse(text.startsWith('/') ? text : /^https?:/i.test(text) ? text : `https://${text}`, home);
  return url?.host === home.host ? url : null;
}

/** Null where it is no page of ours that everybody can open. */
export function targetOf(text: string, publicUrl: string): Target | null {
  const url = urlOf(text, publicUrl);
  if (!url) return null;
  const page = url.pathname.replace(/^\/shop(?=\/|$)/, '').replace(/\/$/, '') || '/shoppingmall/index';
  if (guarded.some((pattern) => pattern.test(page))) return null;
  for (const name of ours) url.searchParams.delete(name);
  const path = page + url.search;
  const none = { productId: null, supplierId: null, title: '' };
  const product = /^\/product\/([1-9]\d{5,14})\.html$/.exec(page)?.[1];
  if (product) return { ...none, kind: linkKinds.product, path: page, productId: Number(product) };
  const supplier = /^\/supplier\/store\/([1-9]\d{5,14})(?:\/\d+)?$/.exec(page)?.[1];
  if (supplier) return { ...none, kind: linkKinds.supplier, path: page, supplierId: Number(supplier) };
  const theme = /^\/thematicactivities\/(\w+)\/index$/.exec(page)?.[1];
  const known = themes.find((name) => name === theme);
  if (known) return { ...none, kind: linkKinds.activity, path, title: themeTitles[known] };
  const keyword = page === '/shoppingmall/categoryproduct' ? url.searchParams.get('keyword') : null;
  const title = keyword ? `“${keyword.slice(0, 50)}” in our shop` : titles[page.split('/')[1] ?? ''];
  return title ? { ...none, kind: linkKinds.page, path, title } : null;
}

const themeTitles: Readonly<Record<(typeof themes)[number], string>> = {
  source: 'Straight from the source',
  special: 'Special offers',
  transport: 'Freight on us',
  weight: 'By the kilogram',
  newproduct: 'New arrivals',
  hotsale: 'Hot sale',
};
