import type { Envelope } from '@sgb/contract/endpoint.ts';
import { firstCodes } from '@sgb/contract/first-codes.ts';
import { chunkBytes, faultOf, metadataTimeoutMs, type PurposeName, purposes } from '@sgb/contract/upload-purposes.ts';
import type { UploadAnswer } from '@sgb/contract/uploads.ts';
import { shrink } from '@sgb/ui/shrink.ts';
import { uploadAddress } from './give-up.ts';
import { refusalOf } from './upload-refusal.ts';
import { UploadRefused } from './upload-refused.ts';

/** The line broke more often than we try by ourselves. What has arrived stays, and another try goes on from there. */
class UploadBroken extends Error {
  constructor() {
    super('The connection broke. What has arrived so far is kept.');
    this.name = 'UploadBroken';
  }
}

export interface Sending {
  readonly file: File;
  readonly purpose: PurposeName;
  readonly signal: AbortSignal;
  /** What the file is called since an earlier try. */
  readonly fileName: string | undefined;
  readonly onName: (fileName: string) => void;
  readonly onSent: (bytes: number) => void;
}

/** Null: no answer that counts, so the line or the server is having a bad moment. */
function read(http: number, text: string): UploadAnswer | null {
  if (http === 0 || http === 429 || http >= 500) return null;
  let envelope: Envelope<UploadAnswer | { msg?: string } | null>;
  try {
    envelope = JSON.parse(text);
  } catch {
    return null;
  }
  if (envelope.status === firstCodes.ok.status) return envelope.data as UploadAnswer;
  throw new UploadRefused(envelope.message, envelope.data?.msg ?? '');
}

async function begin({ file, purpose, signal }: Sending): Promise<UploadAnswer | null> {
  const address = uploadAddress({
    name: file.name,
    type: file.type,
    size: file.size,
    dirtype: purpose,
    modified: file.lastModified,
    // Small files are quickly sent again; a large one goes on, even after the page was closed.
    rename: file.size > 1024 * 1024 ? 0 : 1,
  });
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(metadataTimeoutMs)]);
    const answer = await fetch(address, { credentials: 'omit', signal: patience });
    return read(answer.status, await answer.text());
  } catch (error) {
    if (signal.aborted || error instanceof UploadRefused) throw error;
    return null;
  }
}

/** XMLHttpRequest, because fetch still cannot say how much of a body has left. */
function post(sending: Sending, fileName: string, range: string, body: Blob | null, start: number) {
  return new Promise<UploadAnswer | null>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    sending.signal.addEventListener('abort', stop);
    request.upload.onprogress = ({ loaded }) => sending.onSent(start + loaded);
    request.onloadend = () => {
      sending.signal.removeEventListener('abort', stop);
      if (sending.signal.aborted) return reject(sending.signal.reason);
      try {
        resolve(read(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.open('POST', uploadAddress({ fileName }));
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('content-range', range);
    request.send(body);
  });
}

/** Longer each time; a line that comes back ends the wait. */
function rest(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      window.removeEventListener('online', wake);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, 500 * 2 ** tries);
    window.addEventListener('online', wake);
    signal.addEventListener('abort', wake);
  });
}

/** A file as it is sent, smaller where that helps. Throws what is wrong with it. */
export async function readied(picked: File, purpose: PurposeName): Promise<File> {
  const file = await shrink(picked, purposes[purpose].box);
  const fault = faultOf(purpose, file);
  if (fault) throw refusalOf(fault, purpose, file);
  return file;
}

const mostTries = 4;

/** Sends a file in chunks and goes on after each break; says what the shop calls it. */
export async function sendFile(sending: Sending): Promise<string> {
  const { file, signal } = sending;
  let { fileName } = sending;
  let start: number | null = null;
  for (let tries = 0; ; ) {
    signal.throwIfAborted();
    let answer: UploadAnswer | null;
    if (!fileName) answer = await begin(sending);
    else if (start === null || start >= file.size)
      answer = await post(sending, fileName, `bytes */${file.size}`, null, 0);
    else {
      const end = Math.min(start + chunkBytes, file.size);
      answer = await post(sending, fileName, `bytes ${start}-${end - 1}/${file.size}`, file.slice(start, end), start);
    }
    if (!answer) {
      if (++tries > mostTries) throw new UploadBroken();
      await rest(tries, signal);
      // After a break only the server knows how much has arrived.
      start = null;
      continue;
    }
    if (answer.code === 1) return answer.fileName;
    if (answer.fileName !== fileName) sending.onName(answer.fileName);
    if (answer.start > (start ?? -1)) tries = 0;
    else if (++tries > mostTries) throw new UploadBroken();
    ({ fileName, start } = answer);
    sending.onSent(start);
  }
}
