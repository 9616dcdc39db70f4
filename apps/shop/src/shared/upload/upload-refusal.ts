import { uploadCodes } from '@sgb/contract/upload-codes.ts';
import {
  kindOfName,
  maxBytesOf,
  type PurposeName,
  type UploadFault,
  uploadFaults,
} from '@sgb/contract/upload-purposes.ts';
import { UploadRefused } from './upload-refused.ts';
import { endingsInWords, megabytes } from './upload-words.ts';

/** The fault with what would have been right. */
export function refusalOf(fault: UploadFault, purpose: PurposeName, file: { readonly name: string }): UploadRefused {
  const kind = kindOfName(purpose, file.name);
  const more =
    fault === 'wrongFileType'
      ? ` Please choose ${endingsInWords(purpose)}.`
      : fault === 'fileTooLarge' && kind
        ? ` It may have ${megabytes(maxBytesOf(purpose, kind))} at most.`
        : '';
  return new UploadRefused(uploadCodes[fault].message + more, uploadFaults[fault]);
}
