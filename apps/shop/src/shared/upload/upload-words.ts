import {
  endingsOf,
  endingsOfKind,
  type FileKind,
  maxBytesOf,
  maxSecondsOf,
  type PurposeName,
  purposes,
} from '@sgb/contract/upload-purposes.ts';

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** 'JPG, PNG or PDF'; of one kind, if it is named. */
export function endingsInWords(purpose: PurposeName, kind?: FileKind): string {
  const endings = endingsOf(purpose).filter(
    (ending) => ending !== 'jpeg' && (!kind || endingsOfKind[kind].includes(ending)),
  );
  return listed(endings.map((ending) => ending.toUpperCase()));
}

const kindWords: Readonly<Record<FileKind, string>> = { image: 'Pictures', pdf: 'Documents', video: 'Videos' };

/** What may be added here, before anybody tries. */
export function hintOf(purpose: PurposeName, most: number): string {
  const kinds = Object.keys(purposes[purpose].kinds) as FileKind[];
  const [size, ...otherSizes] = new Set(kinds.map((kind) => maxBytesOf(purpose, kind)));
  const seconds = maxSecondsOf(purpose);
  const short = seconds === undefined ? '' : ` and ${seconds} seconds`;
  const limit = (kind: FileKind) => `${megabytes(maxBytesOf(purpose, kind))}${kind === 'video' ? short : ''}`;
  const what =
    otherSizes.length === 0
      ? `${endingsInWords(purpose)}, up to ${megabytes(size ?? 0)}.`
      : `${kinds.map((kind) => `${kindWords[kind]} (${endingsInWords(purpose, kind)}) up to ${limit(kind)}`).join(', ')}.`;
  return most === 1 ? what : `${what} At most ${most} files.`;
}
