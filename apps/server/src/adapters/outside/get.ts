import { lookup as ask } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { request as overHttp } from '../../platform/node-http.ts';
import { isPublicAddress } from './addresses.ts';

/** What a server outside answered; a redirect is an answer like any other and is never followed in here. */
export interface OutsideAnswer {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: Buffer;
}

export type OutsideGet = (url: string) => Promise<OutsideAnswer>;

export interface OutsideOptions {
  /** Which addresses may be asked at all; everything else is refused before a name is looked up. */
  readonly allowed: (url: URL) => boolean;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** What is longer: `refuse` it, or `cut` it there. */
  readonly tooLong: 'refuse' | 'cut';
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** Addresses that the operator named: these may lie inside, too. */
  readonly trusted?: (url: URL) => boolean;
}

class OutsideError extends Error {}

const resolveName = async (host: string) => (await ask(host, { all: true })).map(({ address }) => address);

/** Fetches from a few servers outside, and cannot be talked into fetching from anywhere else. */
export function createOutsideGet(options: OutsideOptions): OutsideGet {
  const { allowed, timeoutMs, maxBytes, tooLong, resolve = resolveName, trusted = () => false } = options;
  // Checked for the very address that is dialled, so that a name cannot change its mind in between.
  const mayDial = (address: string, url: URL) => trusted(url) || isPublicAddress(address);

  const lookupFor =
    (url: URL): LookupFunction =>
    (host, { all }, answer) => {
      resolve(host).then(
        (addresses) => {
          const [first] = addresses;
          if (!first || !addresses.every((address) => mayDial(address, url))) {
            return answer(new OutsideError(`${host} leads to an address that may not be asked`), '', 4);
          }
          const found = { address: first, family: isIP(first) };
          return all ? answer(null, [found]) : answer(null, found.address, found.family);
        },
        (error) => answer(error, '', 4),
      );
    };

  async function bodyOf(response: IncomingMessage): Promise<Buffer> {
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length;
      parts.push(part);
      if (bytes <= maxBytes) continue;
      if (tooLong === 'refuse') throw new OutsideError(`more than ${maxBytes} bytes`);
      break;
    }
    return Buffer.concat(parts).subarray(0, maxBytes);
  }

  return async (address) => {
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol) || !allowed(url)) throw new OutsideError('this address is not allowed');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !mayDial(host, url)) throw new OutsideError('this address may not be asked');
    const signal = AbortSignal.timeout(timeoutMs);
    const open = url.protocol === 'https:' ? overHttps : overHttp;
    const response = await new Promise<IncomingMessage>((resolved, failed) => {
      const headers = { accept: '*/*', 'user-agent': 'Mozilla/5.0 (compatible; SGB shop)' };
      open(url, { lookup: lookupFor(url), signal, headers, agent: false })
        .on('response', resolved)
        .on('error', failed)
        .end();
    });
    try {
      return { status: response.statusCode ?? 0, location: response.headers.location, body: await bodyOf(response) };
    } finally {
      response.destroy();
    }
  };
}
