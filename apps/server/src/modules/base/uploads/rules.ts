import { chunkBytes, type FileKind } from '@sgb/contract/upload-purposes.ts';

/** What a Content-Range header says: which bytes are sent, or (without them) that somebody asks how far we are. */
export interface ContentRange {
  readonly bytes: { readonly start: number; readonly end: number } | null;
  readonly total: number;
}

const rangeShape = /^bytes (?:(\d{1,15})-(\d{1,15})|\*)\/(\d{1,15})$/;

/** Null for whatever is not a range of whole bytes that fits into its own total and into one chunk. */
export function parseContentRange(header: string | undefined): ContentRange | null {
  const found = rangeShape.exec(header ?? '');
  if (!found) return null;
  const total = Number(found[3]);
  if (found[1] === undefined) return { bytes: null, total };
  const start = Number(found[1]);
  const end = Number(found[2]);
  if (start > end || end >= total || end - start >= chunkBytes) return null;
  return { bytes: { start, end }, total };
}

/** Smaller pieces are not worth a row and a file; only the end of a file may be smaller. */
const smallestPiece = 64 * 1024;

/** Whether bytes from `start` on, `bytes` of them, are enough to keep as a piece of a file of `size`. */
export function worthKeeping(start: number, bytes: number, size: number): boolean {
  return bytes >= smallestPiece || (bytes > 0 && start + bytes === size);
}

/**
 * What to do with a chunk when the bytes up to `received` are here already: leave it, because it is known or because
 * something before it is missing; or take it without its first bytes, which are known.
 */
export function placeChunk(
  { received, size }: { readonly received: number; readonly size: number },
  chunk: { readonly start: number; readonly end: number },
): { readonly skip: number } | 'leave' {
  if (chunk.start > received || chunk.end < received) return 'leave';
  if (!worthKeeping(received, chunk.end + 1 - received, size)) return 'leave';
  return { skip: received - chunk.start };
}

const ascii = (head: Uint8Array, from: number, to: number) => Buffer.from(head.subarray(from, to)).toString('latin1');

const mp4Brands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|qt {2}|3g[egprs][1-9p])/;

/** What the first bytes of a file say that it is, whatever its name says. */
export function mediaTypeOf(head: Uint8Array): string | null {
  if (ascii(head, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (/^GIF8[79]a/.test(ascii(head, 0, 6))) return 'image/gif';
  if (ascii(head, 0, 2) === 'BM' && ascii(head, 6, 10) === '\0\0\0\0') return 'image/bmp';
  if (/^%PDF-[12]\.\d/.test(ascii(head, 0, 8))) return 'application/pdf';
  if (ascii(head, 4, 8) === 'ftyp') {
    const brand = ascii(head, 8, 12);
    if (!mp4Brands.test(brand)) return null;
    return brand === 'qt  ' ? 'video/quicktime' : brand.startsWith('3g') ? 'video/3gpp' : 'video/mp4';
  }
  if (ascii(head, 0, 4) === '\x1a\x45\xdf\xa3') return ascii(head, 0, 64).includes('webm') ? 'video/webm' : null;
  return null;
}

export function kindOfMedia(mediaType: string | null): FileKind | null {
  if (mediaType === 'application/pdf') return 'pdf';
  if (mediaType?.startsWith('image/')) return 'image';
  return mediaType ? 'video' : null;
}

/** A PDF ends with its mark; one that was cut off on the way does not. */
export function endsLikePdf(tail: Uint8Array): boolean {
  return ascii(tail, Math.max(0, tail.length - 1024), tail.length).includes('%%EOF');
}

/** The part of a file that a Range header asks for: null for the whole, 'none' for one that there is not. */
export function requestedRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | null | 'none' {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return null;
  if (found[1] === '') {
    const last = Math.min(Number(found[2]), size);
    return last === 0 ? 'none' : { start: size - last, end: size - 1 };
  }
  const start = Number(found[1]);
  const end = found[2] === '' ? size - 1 : Math.min(Number(found[2]), size - 1);
  return start > end || start >= size ? 'none' : { start, end };
}

/** What a name keeps of what somebody called it: no folders, nothing that cannot be printed, and short. */
export function tidyName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  return last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}"<>|]/gu, '')
    .trim()
    .slice(-120);
}
