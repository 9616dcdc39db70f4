import { pipeline, type Readable, type Transform } from 'node:stream';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
  type InputType,
} from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';

type Packed = (error: Error | null, packed: Buffer) => void;

interface Encoding {
  readonly atOnce: (text: InputType) => Buffer;
  readonly later: (text: InputType, done: Packed) => void;
  readonly stream: () => Transform;
}

/** What is shorter fits into one packet as it is. */
const leastBytes = 1024;
/** What is longer is left to another thread; to hand over what is shorter takes longer than to compress it. */
const mostBytesAtOnce = 8192;

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const level = { level: 5 };
/** Room for what is compressed at once, and no more: tables that are larger than it push the shop's own data out of the processor's cache. */
const small = { ...level, windowBits: 13, memLevel: 7 };

const encodings: Readonly<Record<string, Encoding>> = {
  br: {
    atOnce: (text) => brotliCompressSync(text, brotli),
    later: (text, done) => brotliCompress(text, brotli, done),
    stream: () => createBrotliCompress(brotli),
  },
  gzip: {
    atOnce: (text) => gzipSync(text, small),
    later: (text, done) => gzip(text, level, done),
    stream: () => createGzip(level),
  },
};

/** The better one first: of what is short Brotli makes no less than gzip, with tables of half a megabyte. */
const forLong = ['br', 'gzip'];
const forShort = ['gzip', 'br'];

/** Events are sent while they happen: a compressor would wait for more of them. */
const compressible = /^text\/(?!event-stream)|[/+](?:json|javascript|xml)(?:;|$)/;

function encodingFor({ headers }: FastifyRequest, reply: FastifyReply, names: string[]): string | null {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || reply.hasHeader('content-encoding')) return null;
  // A part of a file is counted in the file's own bytes.
  if (reply.hasHeader('content-range')) return null;
  if (!compressible.test(String(reply.getHeader('content-type') ?? 'application/json'))) return null;
  return negotiate(String(accepted).toLowerCase().replaceAll('*', 'gzip'), names);
}

function mark(reply: FastifyReply, encoding: string): void {
  const varies = String(reply.getHeader('vary') ?? '');
  if (!varies.includes('accept-encoding'))
    reply.header('vary', varies ? `${varies}, accept-encoding` : 'accept-encoding');
  reply.header('content-encoding', encoding);
}

const isWhole = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

const isStream = (payload: unknown): payload is Readable =>
  typeof (payload as { pipe?: unknown } | null)?.pipe === 'function';

/**
 * Compresses answers on their way out. Fastify's own plugin asks of each answer whether it is a `Response`, and that word
 * alone makes Node load all of `fetch`: some 5 MB in each process.
 */
export const compressAnswers: onSendHookHandler = (request, reply, payload, done) => {
  const bytes = isWhole(payload) ? Buffer.byteLength(payload) : undefined;
  if (bytes !== undefined && bytes < leastBytes) return done(null, payload);
  const isShort = bytes !== undefined && bytes <= mostBytesAtOnce;
  const encoding = encodingFor(request, reply, isShort ? forShort : forLong);
  const packer = encoding === null ? undefined : encodings[encoding];
  if (encoding === null || !packer) return done(null, payload);
  if (isStream(payload)) {
    mark(reply, encoding);
    reply.removeHeader('content-length');
    const packed = packer.stream();
    pipeline(payload, packed, (error) => {
      // Whoever has gone away needs no more of it.
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') request.log.error({ err: error }, 'a stream broke off');
    });
    return done(null, packed);
  }
  if (!isWhole(payload)) return done(null, payload);
  const send: Packed = (error, packed) => {
    if (error) return done(error);
    mark(reply, encoding);
    reply.header('content-length', packed.length);
    done(null, packed);
  };
  if (isShort) send(null, packer.atOnce(payload));
  else packer.later(payload, send);
};
