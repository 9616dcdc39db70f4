import { codes } from '@sgb/contract/codes.ts';
import {
  endingsOf,
  type FileKind,
  kindOfName,
  maxBytesOf,
  type PurposeName,
  purposes,
  type UploadFault,
  uploadFaults,
} from '@sgb/contract/upload-purposes.ts';
import { UploadRefused } from './send-file.ts';

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** 'JPG, PNG or PDF' */
function endingsInWords(purpose: PurposeName): string {
  return listed(
    endingsOf(purpose)
      .filter((ending) => ending !== 'jpeg')
      .map((ending) => ending.toUpperCase()),
  );
}

/** What may be added here, before anybody tries. */
export function hintOf(purpose: PurposeName, most: number): string {
  const kinds = Object.keys(purposes[purpose].kinds) as FileKind[];
  const sizes = new Set(kinds.map((kind) => maxBytesOf(purpose, kind)));
  const size =
    sizes.size === 1
      ? `up to ${megabytes([...sizes][0] ?? 0)} each`
      : kinds.map((kind) => `${kind}s up to ${megabytes(maxBytesOf(purpose, kind))}`).join(', ');
  return `${endingsInWords(purpose)}, ${size}. ${most === 1 ? 'One file.' : `At most ${most} files.`}`;
}

/** The fault with what would have been right. */
export function refusalOf(fault: UploadFault, purpose: PurposeName, file: { readonly name: string }): UploadRefused {
  const kind = kindOfName(purpose, file.name);
  const more =
    fault === 'wrongFileType'
      ? ` Please choose ${endingsInWords(purpose)}.`
      : fault === 'fileTooLarge' && kind
        ? ` It may have ${megabytes(maxBytesOf(purpose, kind))} at most.`
        : '';
  return new UploadRefused(codes[fault].message + more, uploadFaults[fault]);
}
