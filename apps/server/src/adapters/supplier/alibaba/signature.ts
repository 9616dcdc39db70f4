import { createHmac } from 'node:crypto';

/**
 * The platform's signature: HMAC-SHA1 over the path from `param2` on and all parameters, sorted, names and raw values
 * glued together.
 */
export function signatureOf(path: string, parameters: Readonly<Record<string, string>>, secret: string): string {
  const pairs = Object.entries(parameters)
    .filter(([name]) => name !== '_aop_signature')
    .map(([name, value]) => name + value)
    .sort((one, other) => (one < other ? -1 : 1));
  return createHmac('sha1', secret)
    .update(path + pairs.join(''), 'utf8')
    .digest('hex')
    .toUpperCase();
}
