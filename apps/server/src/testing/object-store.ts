import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { minuteMs } from '@sgb/contract/time.ts';
import type { S3Config } from '../platform/files/s3.ts';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** Why a request is refused, by the letter of AWS Signature Version 4; null when it is right. */
function faultOf(
  request: IncomingMessage,
  body: Buffer,
  { region, accessKeyId, secretAccessKey }: S3Config,
): string | null {
  const header = (name: string) => String(request.headers[name] ?? '');
  const parsed =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    );
  if (!parsed) return 'no signature';
  const [, id, day = '', where, signedHeaders = '', signature] = parsed;
  const date = header('x-amz-date');
  if (id !== accessKeyId || where !== region || !date.startsWith(day)) return 'wrong scope';
  const time = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - time) < 15 * minuteMs)) return 'wrong time';
  const names = signedHeaders.split(';');
  for (const needed of ['host', 'x-amz-content-sha256', 'x-amz-date']) {
    if (!names.includes(needed)) return `${needed} is not signed`;
  }
  if (header('x-amz-content-sha256') !== sha256(body)) return 'another body';
  const url = new URL(request.url ?? '', 'http://x');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');
  const canonical = [
    request.method,
    url.pathname,
    query,
    ...names.map((name) => `${name}:${header(name).trim()}`),
    '',
    signedHeaders,
    header('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`);
  const right = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex');
  return right === signature ? null : 'wrong signature';
}

export interface S3StandIn {
  readonly config: S3Config;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Uploads in parts that are neither completed nor given up. */
  readonly halves: ReadonlyMap<string, unknown>;
  /** What was refused. */
  readonly faults: readonly string[];
  /** The next so many requests are answered with a fault of the service. */
  failNext(count: number): void;
  close(): void;
}

/** An object store for tests: as strict as the real one about signatures, hashes, parts and their sizes. */
export async function startS3(place: Partial<S3Config> & { host?: string; port?: number } = {}): Promise<S3StandIn> {
  const { host = '127.0.0.1', port: wanted = 0, ...given } = place;
  const objects = new Map<string, Buffer>();
  const halves = new Map<string, Map<number, Buffer>>();
  const faults: string[] = [];
  let failing = 0;
  const config = {
    bucket: 'files',
    region: 'af-south-1',
    accessKeyId: 'AKIATEST',
    secretAccessKey: 'secret/of+the=test',
    ...given,
  };

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer, full: S3Config): void {
    const end = (status: number, text: string | Buffer = '', headers: Record<string, string> = {}) =>
      response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(text)) }).end(text);
    if (failing > 0) {
      failing--;
      return void end(503);
    }
    const fault = request.headers['transfer-encoding'] ? 'no length' : faultOf(request, body, full);
    if (fault) {
      faults.push(fault);
      return void end(403, `<Error><Code>SignatureDoesNotMatch</Code><Message>${fault}</Message></Error>`);
    }
    const url = new URL(request.url ?? '', 'http://x');
    const [, bucket, key = ''] = url.pathname.split('/');
    if (bucket !== config.bucket) return void end(404);
    const upload = url.searchParams.get('uploadId');
    const parts = upload === null ? undefined : halves.get(upload);
    if (upload !== null && !parts) return void end(404, '<Error><Code>NoSuchUpload</Code></Error>');
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = `${randomUUID()}/+=`;
      halves.set(id, new Map());
      return void end(200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    if (request.method === 'PUT' && parts) {
      parts.set(Number(url.searchParams.get('partNumber')), body);
      return void end(200, '', { etag: `"${sha256(body)}"` });
    }
    if (request.method === 'POST' && parts && upload) {
      const listed = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"([0-9a-f]+)"<\/ETag>/g)];
      const whole = listed.map(([, number, tag]) => ({ part: parts.get(Number(number)), tag }));
      const small = whole.slice(0, -1).some(({ part }) => (part?.length ?? 0) < 5 * 1024 * 1024);
      if (small || whole.length !== parts.size || whole.some(({ part, tag }) => !part || sha256(part) !== tag)) {
        return void end(200, '<Error><Code>InvalidPart</Code></Error>');
      }
      objects.set(key, Buffer.concat(whole.flatMap(({ part }) => part ?? [])));
      halves.delete(upload);
      return void end(200, '<CompleteMultipartUploadResult/>');
    }
    if (request.method === 'DELETE') {
      if (upload) halves.delete(upload);
      else objects.delete(key);
      return void end(204);
    }
    if (request.method === 'PUT') {
      objects.set(key, body);
      return void end(200, '', { etag: `"${sha256(body)}"` });
    }
    const object = objects.get(key);
    if (!object) return void end(404, request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>');
    if (request.method === 'HEAD') return void response.writeHead(200, { 'content-length': object.length }).end();
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    return void end(range ? 206 : 200, range ? object.subarray(Number(range[1]), Number(range[2]) + 1) : object);
  }

  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    answer(request, response, Buffer.concat(pieces), { ...config, endpoint: '' });
  }).listen(wanted, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    config: { ...config, endpoint: `http://${host}:${port}` },
    objects,
    halves,
    faults,
    failNext(count) {
      failing = count;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
