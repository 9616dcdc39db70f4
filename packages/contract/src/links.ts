/** Links that shoppers paste, read without asking anybody. Both sides use this; only the server follows short links. */

export type ThirdParty = 'Taobao' | 'Tmall' | 'Weidian';

export type PastedLink =
  /** No link at all: words to search for. */
  | { readonly kind: 'none' }
  /** A product of 1688, by its number there. */
  | { readonly kind: 'offer'; readonly id: string }
  /** Leads somewhere that only its owner knows; `shop` is who gives out such links. */
  | { readonly kind: 'short'; readonly url: string; readonly shop: '1688' | 'Taobao' }
  /** A product of a shop that we do not buy from by ourselves. */
  | { readonly kind: 'thirdParty'; readonly shop: ThirdParty; readonly id: string | null }
  /** A link that leads to no product that we know of. */
  | { readonly kind: 'unknown' };

const offerNumber = /^\d{9,13}$/;
const itemNumber = /^\d{6,15}$/;

/** Signs that end a link inside share text: blanks, quotes, brackets, and everything Chinese. */
const linkInText = /https?:\/\/[^\s"'<>()[\]{}\u2018-\u201f\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]+/i;

/** Apps share addresses without their scheme; only hosts of the known shops are taken for a link then. */
const bareLink =
  /(?<![\w.@/-])(?:[\w-]+\.)*(?:1688\.com|taobao\.com|tmall\.com|weidian\.com|tb\.cn)\/[^\s"'<>()[\]{}\u2018-\u201f\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]*/i;

/** The first link in a text that somebody copied from an app. */
function firstLink(text: string): URL | null {
  const found = linkInText.exec(text)?.[0] ?? bareLink.exec(text)?.[0];
  if (!found) return null;
  const address = found.replace(/[.,;:!?]+$/, '');
  return URL.parse(/^https?:/i.test(address) ? address : `https://${address}`);
}

function isOrUnder(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

function numberIn(url: URL, names: readonly string[], shape: RegExp): string | null {
  for (const [name, value] of url.searchParams) {
    if (names.includes(name.toLowerCase()) && shape.test(value)) return value;
  }
  return null;
}

/** {host}/offer/{id} and {host}/pic/{id}, with or without .html, or the number as a parameter. */
function offerOf(url: URL): string | null {
  const inPath = /\/(?:offer|pic)\/(\d+)(?:\.html|\/)?$/i.exec(url.pathname)?.[1];
  if (inPath && offerNumber.test(inPath)) return inPath;
  return numberIn(url, ['offerid'], offerNumber);
}

function taobaoItem(url: URL): string | null {
  const inPath = /\/item\/(\d{6,15})\.html?$/i.exec(url.pathname)?.[1];
  return inPath ?? numberIn(url, ['id', 'itemid', 'item_id'], itemNumber);
}

export function linkOf(url: URL): PastedLink {
  // Nobody needs a password or a port to show a product.
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return { kind: 'unknown' };
  const host = url.hostname.toLowerCase().replace(/\.$/, '');
  if (host === 'qr.1688.com' && url.pathname.length > 3) return { kind: 'short', url: url.href, shop: '1688' };
  if (isOrUnder(host, '1688.com')) {
    const id = offerOf(url);
    return id ? { kind: 'offer', id } : { kind: 'unknown' };
  }
  if ((host === 'm.tb.cn' || host === 'e.tb.cn') && url.pathname.length > 1) {
    return { kind: 'short', url: url.href, shop: 'Taobao' };
  }
  if (isOrUnder(host, 'tmall.com')) return { kind: 'thirdParty', shop: 'Tmall', id: taobaoItem(url) };
  if (isOrUnder(host, 'taobao.com')) return { kind: 'thirdParty', shop: 'Taobao', id: taobaoItem(url) };
  if (isOrUnder(host, 'weidian.com')) return { kind: 'thirdParty', shop: 'Weidian', id: taobaoItem(url) };
  return { kind: 'unknown' };
}

/** What somebody means who pastes this text into the search bar. */
export function readLink(text: string): PastedLink {
  const url = firstLink(text);
  if (url) return linkOf(url);
  // The product document calls everything with http in it a link.
  return /https?:/i.test(text) ? { kind: 'unknown' } : { kind: 'none' };
}
