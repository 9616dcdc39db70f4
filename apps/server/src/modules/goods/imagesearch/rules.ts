import type { Region } from '@sgb/contract/image-search.ts';

/** Our own reasons why a picture cannot be searched with, in words for a shopper. */
export const faults = {
  type: 'We can read jpeg, jpg, gif, bmp and png pictures only.',
  broken: 'We could not read that picture. Please try another one.',
  small: 'That picture is too small to search with. Please choose one of at least 32 by 32 pixels.',
  large: 'That picture has too many pixels. Please choose one of at most 50 megapixels.',
  address: 'We can search by pictures of our shop and of our suppliers only.',
  unreachable: 'We could not fetch that picture. Please save it and upload it instead.',
  gone: 'That picture is no longer here. Please upload it again.',
} as const;
export type PictureFault = 'type' | 'broken' | 'small' | 'large';

const leastSide = 32;
const mostPixels = 50_000_000;

export type PictureType = 'jpeg' | 'png' | 'gif' | 'bmp' | 'webp';

const signatures: readonly (readonly [PictureType, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['bmp', [0x42, 0x4d]],
  ['webp', [0x52, 0x49, 0x46, 0x46]],
];

/** By what the file is, not by what it is called: a name proves nothing. */
export function typeOf(bytes: Uint8Array): PictureType | null {
  return signatures.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0] ?? null;
}

export function sizeFault(width: number, height: number): PictureFault | null {
  if (Math.min(width, height) < leastSide) return 'small';
  return width * height > mostPixels ? 'large' : null;
}

/** One spelling a region, exact to a thousandth: a hand does not draw finer, and results are kept by it. */
export function regionKey(region: Region | undefined): string {
  if (!region) return '';
  return [region.x, region.y, region.width, region.height].map((part) => Math.round(part * 1000)).join();
}

export function toThousandths({ x, y, width, height }: Region): number[] {
  return [x, y, width, height].map((part) => Math.round(part * 1000));
}

export function fromThousandths([x = 0, y = 0, width = 1000, height = 1000]: readonly number[]): Region {
  return { x: x / 1000, y: y / 1000, width: width / 1000, height: height / 1000 };
}

export type Address = { readonly ours: string } | { readonly supplier: URL } | null;

const ourPicture = /^\/img\/([a-z0-9.-]+)$/;

/** Whose picture lies at an address. Everything that is not plainly ours or an allowed supplier's is nobody's. */
export function addressOf(text: string, publicUrl: string, supplierHosts: readonly string[]): Address {
  const home = new URL(publicUrl);
  if (!URL.canParse(text, home)) return null;
  const url = new URL(text, home);
  const key = url.origin === home.origin ? ourPicture.exec(url.pathname)?.[1] : undefined;
  if (key) return { ours: key };
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return plain && supplierHosts.includes(url.hostname) ? { supplier: url } : null;
}

/** Words as they are compared: lower case, without the s of a plural. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}

/**
 * Mixes a keyword into what a picture found: goods whose title has all its words come first, then those with some,
 * each group in the picture's order; goods with none are left out.
 */
export function narrowed<Titled extends { readonly title: string }>(
  found: readonly Titled[],
  keyword: string,
): readonly Titled[] {
  const wanted = wordsOf(keyword);
  if (wanted.length === 0) return found;
  const hits = found.map((item) => {
    const title = wordsOf(item.title);
    return wanted.filter((word) => title.some((own) => own.startsWith(word) || word === `${own}e`)).length;
  });
  const order = found.map((_, at) => at).filter((at) => (hits[at] ?? 0) > 0);
  return order.toSorted((a, b) => (hits[b] ?? 0) - (hits[a] ?? 0) || a - b).flatMap((at) => found[at] ?? []);
}
