import { randomBytes } from 'node:crypto';
import type { Transport } from '@sgb/contract/client.ts';

type Theme = 'light' | 'dark' | 'system';

/** What the shop's server entry is asked for, and what it answers. The shop app implements this. */
export interface RenderRequest {
  readonly url: URL;
  readonly ticket: string | undefined;
  /** Few bytes are wanted: small pictures, nothing that moves or is fetched ahead. */
  readonly light: boolean;
  readonly transport: WrittenTransport;
}

/** May give the data of an answer as JSON as well, where it has been written already. */
export type WrittenTransport = (
  ...call: Parameters<Transport>
) => Promise<Awaited<ReturnType<Transport>> & { readonly json?: string }>;

/** Some of a page: text, or what has been text before and is bytes already. */
export type Piece = string | Uint8Array;

export interface Rendered {
  readonly status: number;
  /** Set when the page is elsewhere; nothing else is then. */
  readonly redirect?: string;
  readonly head: string;
  readonly body: readonly Piece[];
  /** What the browser needs to take the page over, as JSON. */
  readonly state: string;
  /** Source files of the page's own chunks. */
  readonly modules: readonly string[];
}

export type Render = (request: RenderRequest) => Promise<Rendered>;

export interface Assets {
  readonly styles: readonly string[];
  /** Styles of all other pages, where this one does without: fetched ahead once it is there. */
  readonly laterStyles: readonly string[];
  readonly scripts: readonly string[];
  /** What the scripts import: a few large files of every page, and those of this page. */
  readonly everywhere: readonly string[];
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
  /** The script of the page itself. */
  readonly page?: string | undefined;
}

/** JSON inside a script element may not close it. Most has nothing of that, which is seen sooner than done. */
function inScript(json: string): string {
  if (!json.includes('<') && !json.includes('\u2028') && !json.includes('\u2029')) return json;
  return json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Keeps what is typed, sent and tapped before the page is alive, for `held.ts` of the shop to do again: the browser would
 * post it to an address that takes nothing, and a tap would be lost. Forms with an address of their own work without
 * scripts and are left alone, and so are links.
 */
const hold =
  "{let f=e=>{let t=e.target,y=e.type,h;if(document.documentElement.dataset.ready)return;if(y=='click'){t=t.closest('button');if(!t||t.form&&t.type=='submit')return}else if((t.form||t).hasAttribute('action'))return;h=window.held??={typed:new Map,done:new Set};if(y=='input'){h.typed.delete(t);h.typed.set(t,[t.value,t.checked]);return}e.preventDefault();e.stopImmediatePropagation();t.dataset.held='';h.done.add(t)};for(let y of['input','submit','click'])addEventListener(y,f,true)}";

/**
 * Shows a picture that a link of the page leads to before the page is alive: its place has the address of it for browsers
 * without scripts. A background, for React knows nothing of that and takes the place over as it left it.
 */
const showAhead =
  "addEventListener('click',({target:t})=>{let a=t.closest('a[href^=\"#picture-\"]'),f=a&&document.querySelector(a.hash+' .picture-far'),m=f&&/src=\"([^\"]+)/.exec(f.nextElementSibling?.textContent);if(!m||document.documentElement.dataset.ready)return;let i=new Image;i.fetchPriority='high';i.onload=()=>{f.style.background='center/cover url('+i.src+')'};i.src=m[1]},true)";

/**
 * Asks for letters of our own at once, so that nothing moves when they arrive; but not where bytes are dear, nor over a
 * line that is slow as far as the browser knows: there `tokens.css` shows the letters that the phone has.
 */
const lettersOf = (fonts: readonly string[]): string =>
  `{let e=document.documentElement;if(/[23]g/.test(navigator.connection?.effectiveType))e.dataset.slow='';else if(!e.hasAttribute('data-light'))for(let href of ${JSON.stringify(fonts)})document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))}`;

const nonceBytes = 16;
/** Random bytes are dear one by one. */
let unused = Buffer.alloc(0);

export function newNonce(): string {
  if (unused.length < nonceBytes) unused = randomBytes(256 * nonceBytes);
  const nonce = unused.toString('base64', 0, nonceBytes);
  unused = unused.subarray(nonceBytes);
  return nonce;
}

/** How a visitor wants pages to look. */
export interface Looks {
  readonly theme: Theme;
  readonly light: boolean;
}

/** Stands where each answer puts a nonce of its own, which is as long; nobody outside ever sees it. */
const room = newNonce();

const linksOf = (hrefs: readonly string[], attributes: string): string =>
  hrefs.map((href) => `<link ${attributes} href="${href}">`).join('');

/** Only fetched, and not where bytes are dear: whatever is loaded later waits for its styles by itself. */
const fetchAhead = (styles: readonly string[]): string =>
  styles.length === 0
    ? ''
    : `;if(!d.documentElement.hasAttribute('data-light'))addEventListener('load',()=>{for(let href of ${JSON.stringify(styles)})ask('link',{rel:'prefetch',as:'style',href})})`;

/**
 * What brings a page to life. The libraries of every page are most of it, and asked for at once. All else is asked for by a
 * script, which waits for the styles as any script behind them does: a browser finds tags ahead of its reading, and dozens
 * of files at once kept styles and the first picture waiting for seconds on a slow line, above all over HTTP/2.
 */
const endOf = ({ scripts, everywhere, preloads, laterStyles }: Assets): string =>
  `${linksOf(everywhere, `rel="modulepreload" fetchpriority="low" nonce="${room}"`)}<script nonce="${room}">{let d=document,{nonce}=d.currentScript,ask=(tag,what)=>d.head.append(Object.assign(d.createElement(tag),{nonce,fetchPriority:'low'},what));for(let src of ${JSON.stringify(scripts)})ask('script',{type:'module',src});for(let href of ${JSON.stringify(preloads)})ask('link',{rel:'modulepreload',href})${fetchAhead(laterStyles)}}</script>`;

const startOf = ({ styles, fonts }: Assets): string =>
  `<script nonce="${room}">${lettersOf(fonts)}${hold};${showAhead}</script>${linksOf(styles, 'rel="stylesheet"')}`;

/** The files of all pages that have the same ones; they are few. */
const known = new WeakMap<Assets, { readonly start: Document; readonly end: Document }>();

function filesOf(assets: Assets) {
  const files = known.get(assets) ?? {
    start: withRooms(Buffer.from(startOf(assets))),
    end: withRooms(Buffer.from(`</script>${endOf(assets)}</body></html>`)),
  };
  known.set(assets, files);
  return files;
}

const opening = ({ theme, light }: Looks): string =>
  `<!doctype html><html lang="en" data-theme="${theme}"${light ? ' data-light' : ''}><head><meta charset="utf-8">${common}`;

const common = [
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f3">',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171412">',
  '<link rel="icon" type="image/svg+xml" href="/shop/assets/icon.svg">',
  '<link rel="apple-touch-icon" href="/shop/assets/app-180.png"><link rel="manifest" href="/manifest.webmanifest">',
].join('');

/** Where pages are put together: how long one becomes is known afterwards, and memory that was used before is at hand. */
let desk = Buffer.allocUnsafeSlow(256 * 1024);
const mostBytesOfSign = 3;
/** To count the bytes of a word takes longer than to keep room for all that they could be. */
const shortWord = 4096;

function mostBytesOf(piece: Piece): number {
  if (typeof piece !== 'string') return piece.length;
  return piece.length < shortWord ? piece.length * mostBytesOfSign : Buffer.byteLength(piece);
}

function bytesOf(pieces: readonly Piece[]): Buffer {
  let place = 0;
  for (const piece of pieces) {
    const needed = place + mostBytesOf(piece);
    if (needed > desk.length) desk = Buffer.concat([desk.subarray(0, place)], 2 * needed);
    if (typeof piece === 'string') place += desk.write(piece, place);
    else {
      desk.set(piece, place);
      place += piece.length;
    }
  }
  const bytes = Buffer.allocUnsafeSlow(place);
  desk.copy(bytes, 0, 0, place);
  return bytes;
}

/** The document in bytes, because a kept page is sent a thousand times; `rooms` is where each answer puts its nonce. */
export interface Document {
  readonly bytes: Buffer;
  readonly rooms: readonly number[];
}

export function documentOf(rendered: Rendered, assets: Assets, looks: Looks): Document {
  const page = assets.page ? ` data-page="${assets.page}"` : '';
  const { start, end } = filesOf(assets);
  const before = opening(looks);
  const bytes = bytesOf([
    before,
    start.bytes,
    rendered.head,
    '</head><body><div id="root">',
    ...rendered.body,
    `</div><script type="application/json"${page} id="sgb-state">`,
    inScript(rendered.state),
    end.bytes,
  ]);
  // Nothing else has rooms for nonces; both begin behind signs of one byte, or end where the document does.
  const [startAt, endAt] = [before.length, bytes.length - end.bytes.length];
  return { bytes, rooms: [...start.rooms.map((at) => startAt + at), ...end.rooms.map((at) => endAt + at)] };
}

export function withRooms(bytes: Buffer): Document {
  const rooms: number[] = [];
  for (let at = bytes.indexOf(room); at >= 0; at = bytes.indexOf(room, at + room.length)) rooms.push(at);
  return { bytes, rooms };
}

/** For the first who gets it, or the only one: into the document itself. Whoever copies it later writes over that. */
export function giveNonce({ bytes, rooms }: Document, nonce: string): Buffer {
  for (const at of rooms) bytes.write(nonce, at, 'latin1');
  return bytes;
}

export function withNonce({ bytes, rooms }: Document, nonce: string): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return giveNonce({ bytes: copy, rooms }, nonce);
}

/** What stands between the nonces. */
export function partsOf({ bytes, rooms }: Document): Buffer[] {
  const ends = [...rooms, bytes.length];
  return ends.map((end, i) => bytes.subarray(i === 0 ? 0 : (rooms[i - 1] ?? 0) + room.length, end));
}

/**
 * `pixel` is the one other origin that may be asked for a picture, where an ad pixel is set up; `forms` are those that
 * a form may be posted to, because a payment begins so.
 */
export function pagePolicy(nonce: string, pixel?: string, forms: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Component libraries set styles from scripts; a style cannot do what a script can.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${pixel ? ` ${pixel}` : ''}`,
    'frame-src https://www.facebook.com',
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...forms].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
}
