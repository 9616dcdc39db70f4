import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A body that is read as it comes, and what its headers say about it. */
export interface RawBody {
  readonly contentRange: string | undefined;
  /** As announced; a body that is sent without its length has none. */
  readonly length: number | undefined;
  /**
   * What arrives, until it ends, breaks off, or is longer than this call takes. A connection that breaks is no error
   * here: what came before is worth keeping for somebody who pays for every megabyte.
   */
  bytes(): AsyncIterable<Buffer>;
  /** True once the body came to its own end. */
  whole(): boolean;
}

/** Every body of this scope stays a stream. */
export function takeBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

function announcedLength(request: FastifyRequest): number | undefined {
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(length) && length >= 0 ? length : undefined;
}

export function rawBodyOf(request: FastifyRequest, maxBytes: number): RawBody {
  const stream = request.body as Readable | undefined;
  let ended = stream === undefined;
  return {
    contentRange: request.headers['content-range'],
    length: stream === undefined ? 0 : announcedLength(request),
    whole: () => ended,
    async *bytes() {
      if (!stream) return;
      let came = 0;
      try {
        // Not destroyed when we stop early: its socket is the one that our answer goes out by.
        for await (const piece of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
          const room = maxBytes - came;
          if (room <= 0) return;
          came += piece.length;
          yield piece.length > room ? piece.subarray(0, room) : piece;
        }
        ended = came <= maxBytes;
      } catch {
        // Broken off.
      }
    },
  };
}
