import type { Clock } from '../../../platform/clock.ts';
import { SupplierError } from '../error.ts';
import { signatureOf } from './signature.ts';
import { createTokenKeeper, type TokenStore } from './tokens.ts';
import { parseExactly } from './values.ts';

/** A call of the open platform: 'namespace:name:version'. */
type ApiKey = `${'com.alibaba.' | 'cn.alibaba.'}${string}:${string}:${number}`;

export interface PlatformOptions {
  /** https://gw.open.1688.com, or a simulator of it. */
  readonly url: string;
  readonly appKey: string;
  readonly appSecret: string;
  readonly refreshToken: string;
  readonly tokens: TokenStore;
  readonly clock: Clock;
  readonly timeoutMs?: number;
  readonly maxParallel?: number;
}

export interface Platform {
  /** Sends one call and gives its answer as JSON. */
  call(key: ApiKey, parameters: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<unknown>;
}

interface CallOptions {
  /** A lost answer may mean that it was carried out. */
  readonly changes?: boolean;
  /** Bytes that go along; the platform does not sign them. */
  readonly file?: { readonly name: string; readonly bytes: Buffer };
}

function bodyOf(form: Readonly<Record<string, string>>, file: CallOptions['file']): URLSearchParams | FormData {
  if (!file) return new URLSearchParams(form);
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.set(name, value);
  body.set(file.name, new Blob([new Uint8Array(file.bytes)], { type: 'image/jpeg' }), `${file.name}.jpg`);
  return body;
}

/** Seconds to leave the platform alone after it complained about too many calls; others do the same. */
const pauses = [10, 20, 40, 80, 120] as const;
const maxAnswerBytes = 8 * 1024 * 1024;

interface GatewayError {
  readonly code: string;
  readonly message: string;
}

/** `{error_code, error_message}` is how the gateway says no, with HTTP 200 and 400 alike. */
function gatewayError(answer: unknown): GatewayError | null {
  if (typeof answer !== 'object' || answer === null || !('error_code' in answer)) return null;
  const { error_code: code, error_message: message } = answer as { error_code: unknown; error_message?: unknown };
  return { code: String(code), message: String(message ?? 'no reason given').slice(0, 200) };
}

const isTokenError = ({ code }: GatewayError) => code === '401' || code === 'gw.401' || code === 'gw.TokenInvalid';
const isTooFast = ({ code }: GatewayError) => /^gw\.Qos\w*Limit$/.test(code);

function formOf(parameters: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
}

async function limitedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > maxAnswerBytes)
      throw new SupplierError('malformed', 'the answer does not end', { executed: 'unknown' });
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

export function createPlatform(options: PlatformOptions): Platform {
  const { url, appKey, appSecret, clock, timeoutMs = 8_000, maxParallel = 6 } = options;
  const base = url.replace(/\/$/, '');
  let running = 0;
  let pausedUntil = 0;
  let complaints = 0;

  async function post(path: string, form: Record<string, string>, options: CallOptions = {}): Promise<unknown> {
    const { changes = false, file } = options;
    const executed = changes ? 'unknown' : 'no';
    let text: string;
    try {
      const response = await fetch(`${base}/openapi/${path}`, {
        method: 'POST',
        body: bodyOf(form, file),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status >= 500)
        throw new SupplierError('down', `the gateway answers ${response.status}`, { executed });
      text = await limitedText(response);
    } catch (error) {
      if (error instanceof SupplierError) throw error;
      // The cause may hold the address and, with it, nothing that is secret: tokens travel in the body.
      const reason =
        error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'cannot be reached';
      throw new SupplierError('down', `the gateway: ${reason}`, { executed, cause: error });
    }
    try {
      return parseExactly(text);
    } catch (error) {
      throw new SupplierError('malformed', 'the answer is not JSON', { executed, cause: error });
    }
  }

  async function askForToken(refreshToken: string): Promise<unknown> {
    const answer = await post(`param2/1/system.oauth2/getToken/${appKey}`, {
      grant_type: 'refresh_token',
      client_id: appKey,
      client_secret: appSecret,
      refresh_token: refreshToken,
    });
    const error = gatewayError(answer);
    if (error) throw new SupplierError('rejected', `no new access token: ${error.message}`, { code: error.code });
    return answer;
  }

  const keeper = createTokenKeeper({
    store: options.tokens,
    refreshToken: options.refreshToken,
    ask: askForToken,
    clock,
  });

  async function signedPost(key: ApiKey, parameters: Record<string, unknown>, token: string, options: CallOptions) {
    const [namespace, name, version] = key.split(':');
    const path = `param2/${version}/${namespace}/${name}/${appKey}`;
    const form = formOf({ ...parameters, access_token: token, _aop_timestamp: String(clock.now().getTime()) });
    return post(path, { ...form, _aop_signature: signatureOf(path, form, appSecret) }, options);
  }

  function checkPause(): void {
    const left = pausedUntil - clock.now().getTime();
    if (left > 0) throw new SupplierError('busy', `asked too often; pausing for ${Math.ceil(left / 1000)} s`);
    if (running >= maxParallel) throw new SupplierError('busy', `${maxParallel} calls are under way already`);
  }

  /** Every code of the gateway itself means: not executed. */
  function failed(error: GatewayError): SupplierError {
    if (!isTooFast(error)) return new SupplierError('rejected', error.message, { code: error.code });
    const seconds = pauses[Math.min(complaints, pauses.length - 1)] ?? 120;
    complaints++;
    pausedUntil = clock.now().getTime() + seconds * 1000;
    return new SupplierError('busy', error.message, { code: error.code });
  }

  async function call(key: ApiKey, parameters: Record<string, unknown>, options: CallOptions): Promise<unknown> {
    const token = await keeper.accessToken();
    const answer = await signedPost(key, parameters, token, options);
    const error = gatewayError(answer);
    if (!error) return answer;
    if (!isTokenError(error)) throw failed(error);
    const again = await signedPost(key, parameters, await keeper.accessToken(token), options);
    const second = gatewayError(again);
    if (second) throw failed(second);
    return again;
  }

  return {
    async call(key, parameters, options = {}) {
      checkPause();
      running++;
      try {
        const answer = await call(key, { ...parameters }, options);
        complaints = 0;
        return answer;
      } finally {
        running--;
      }
    },
  };
}
