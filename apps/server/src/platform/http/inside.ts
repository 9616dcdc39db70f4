import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const name = 'x-sgb-inside';

/** Known to nobody outside this process, so nobody outside can claim it. */
const secret = randomBytes(24).toString('base64url');

/** Marks a call that the server's own rendering makes: the page it belongs to has been counted already. */
export const insideHeader = { [name]: secret };

export function isInside(request: FastifyRequest): boolean {
  return request.headers[name] === secret;
}
