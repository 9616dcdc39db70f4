import { defaultMeta, type Meta } from '../shared/page/meta.ts';

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function fullTitle(meta: Meta): string {
  return meta.title === defaultMeta.title ? meta.title : `${meta.title} | SGB`;
}

/** A text that begins at the root; inside of a text, a quotation mark follows a backslash. */
const fromRoot = /([:,[])"\//g;

/** Search engines want whole addresses in structured data; pages write them from the root. */
const withOrigin = (json: string, origin: string): string => json.replace(fromRoot, `$1"${origin}/`);

/** The tags for the server's HTML. `url` is the page's own address, without search engines' and trackers' additions. */
export function metaTags(meta: Meta, url: URL): string {
  const canonical = `${url.origin}${meta.canonical ?? url.pathname}`;
  const image = meta.image && new URL(meta.image, url.origin).href;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`;
  const json = meta.data && withOrigin(JSON.stringify(meta.data), url.origin).replace(/</g, '\\u003c');
  return [
    `<title>${escaped(fullTitle(meta))}</title>`,
    `<meta name="description" content="${escaped(meta.description)}">`,
    `<link rel="canonical" href="${escaped(canonical)}">`,
    property('og:site_name', 'SGB'),
    property('og:type', meta.type ?? 'website'),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:url', canonical),
    ...(image ? [property('og:image', image), '<meta name="twitter:card" content="summary_large_image">'] : []),
    ...(meta.noindex ? ['<meta name="robots" content="noindex">'] : []),
    ...(json ? [`<script type="application/ld+json">${json}</script>`] : []),
  ].join('');
}

/** A page that cannot be shown says so in its title, too. */
export function metaOfError(status: number | undefined): Meta {
  const title = status === 404 ? 'Page not found' : status === 403 ? 'Not for this account' : 'Something went wrong';
  return { ...defaultMeta, title, noindex: true };
}

/** In the browser only the title follows a navigation; nobody reads the other tags there. */
export function showTitle(meta: Meta): void {
  document.title = fullTitle(meta);
}
