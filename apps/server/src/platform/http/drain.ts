import type { FastifyRequest } from 'fastify';

/** Who sends more than this, or for longer, hears our answer or does not. */
const most = { bytes: 64 * 1024 * 1024, ms: 10_000 };

export const sendsBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** True where the answer is known before all of the request has come. */
export const stillSends = (request: FastifyRequest): boolean =>
  sendsBody(request) && !request.raw.readableEnded && !request.raw.destroyed;

/**
 * Reads what is still coming and throws it away. Whoever hangs up on a client that is sending resets the connection, and
 * with it the answer that was on its way.
 */
export function drain({ raw }: FastifyRequest): Promise<void> {
  return new Promise((resolve) => {
    let came = 0;
    const count = (piece: Buffer) => {
      came += piece.length;
      if (came > most.bytes) end();
    };
    const end = () => {
      clearTimeout(late);
      raw.off('data', count).off('end', end).off('close', end).pause();
      resolve();
    };
    const late = setTimeout(end, most.ms).unref();
    raw.on('data', count).on('end', end).on('close', end).resume();
  });
}
