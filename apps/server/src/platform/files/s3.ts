import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { type FileStore, isKey } from './store.ts';

export interface S3Config {
  /** Without the bucket: https://s3.af-south-1.amazonaws.com, or any service that speaks the same. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The service takes parts from 5 MB on, except the last one; a body of one part is sent at once. */
const partBytes = 8 * 1024 * 1024;
const patienceMs = 60_000;

class S3Error extends Error {
  constructor(what: string, answer: Response) {
    super(`the object store answered ${answer.status} to ${what}`);
    this.name = 'S3Error';
  }
}

/** The body in parts of one size, the last one shorter; nothing at all is one empty part. */
async function* partsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  let sent = 0;
  for await (const piece of body) {
    let rest = piece;
    while (bytes + rest.length >= partBytes) {
      const taken = rest.subarray(0, partBytes - bytes);
      yield Buffer.concat([...waiting, taken]);
      sent++;
      rest = rest.subarray(taken.length);
      waiting = [];
      bytes = 0;
    }
    if (rest.length > 0) {
      // Whoever gave it may use its memory again.
      waiting.push(Buffer.from(rest));
      bytes += rest.length;
    }
  }
  if (bytes > 0 || sent === 0) yield Buffer.concat(waiting);
}

const partTag = (etag: string, place: number) =>
  `<Part><PartNumber>${place + 1}</PartNumber><ETag>${etag.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</ETag></Part>`;

/** A bucket of an object store. An upload in parts that nobody completes is removed by a rule of the bucket. */
export function s3Store(config: S3Config): FileStore {
  const client = new AwsClient({ ...config, service: 's3', retries: 3, initRetryMs: 200 });
  const bucket = `${config.endpoint.replace(/\/$/, '')}/${config.bucket}`;

  function ask(
    method: string,
    key: string,
    {
      query = '',
      body,
      headers = {},
    }: {
      query?: string;
      body?: Buffer | string;
      headers?: Record<string, string>;
    } = {},
  ): Promise<Response> {
    if (!isKey(key)) throw new Error('not a key of the file store');
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    return client.fetch(`${bucket}/${key}${query}`, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      redirect: 'error',
      // Reading a large file takes as long as its reader; everything else is short.
      ...(method !== 'GET' && { signal: AbortSignal.timeout(patienceMs) }),
      ...(body !== undefined && { body: body as BodyInit }),
    });
  }

  async function sure(what: string, asked: Promise<Response>): Promise<Response> {
    const answer = await asked;
    if (answer.ok) return answer;
    await answer.body?.cancel();
    throw new S3Error(what, answer);
  }

  async function putParts(key: string, first: Buffer, rest: AsyncGenerator<Buffer>): Promise<number> {
    const begun = await (await sure('begin', ask('POST', key, { query: '?uploads=' }))).text();
    const id = /<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1];
    if (!id) throw new Error('the object store began an upload without a name');
    const upload = `uploadId=${encodeURIComponent(id)}`;
    try {
      const tags: string[] = [];
      let bytes = 0;
      const send = async (part: Buffer) => {
        const query = `?partNumber=${tags.length + 1}&${upload}`;
        const answer = await sure('a part', ask('PUT', key, { query, body: part }));
        tags.push(answer.headers.get('etag') ?? '');
        bytes += part.length;
      };
      await send(first);
      for await (const part of rest) await send(part);
      const list = `<CompleteMultipartUpload>${tags.map(partTag).join('')}</CompleteMultipartUpload>`;
      const done = await (await sure('complete', ask('POST', key, { query: `?${upload}`, body: list }))).text();
      // This one call may fail after it has answered 200.
      if (done.includes('<Error>')) throw new Error('the object store did not put the parts together');
      return bytes;
    } catch (error) {
      await ask('DELETE', key, { query: `?${upload}` }).catch(() => undefined);
      throw error;
    }
  }

  return {
    async put(key, body) {
      const parts = partsOf(body);
      const first = (await parts.next()).value as Buffer;
      if (first.length === partBytes) return putParts(key, first, parts);
      await sure('put', ask('PUT', key, { body: first }));
      return first.length;
    },

    async get(key, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined;
      const answer = await ask('GET', key, headers && { headers });
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      await sure('get', Promise.resolve(answer));
      return answer.body ? Readable.fromWeb(answer.body as ReadableStream<Uint8Array>) : Readable.from([]);
    },

    async size(key) {
      const answer = await ask('HEAD', key);
      if (answer.status === 404) return null;
      await sure('size', Promise.resolve(answer));
      return Number(answer.headers.get('content-length') ?? 0);
    },

    async delete(key) {
      const answer = await ask('DELETE', key);
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404) throw new S3Error('delete', answer);
    },
  };
}
