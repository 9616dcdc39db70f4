import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '@sgb/contract/time.ts';

/** Who may call: checked as the real gateway does it, before any call is looked at. */

export interface Credentials {
  readonly appKey: string;
  readonly appSecret: string;
  readonly refreshToken: string;
}

interface GatewayError {
  readonly http: number;
  readonly code: string;
  readonly message: string;
}

const tokenLife = 36_000;

export interface Gate {
  /** Null: the call may pass. */
  check(path: string, form: ReadonlyMap<string, string>): GatewayError | null;
  getToken(form: ReadonlyMap<string, string>): { http: number; body: object };
  expireTokens(): void;
  readonly refreshes: number;
}

export function signed(path: string, form: ReadonlyMap<string, string>, secret: string): Buffer {
  const names = [...form.keys()].filter((name) => name !== '_aop_signature').toSorted();
  const text = names.reduce((all, name) => all + name + form.get(name), path);
  return createHmac('sha1', secret).update(text).digest();
}

export function createGate({ appKey, appSecret, refreshToken }: Credentials, now: () => number): Gate {
  const tokens = new Map<string, number>();
  let refreshes = 0;

  function isSigned(path: string, form: ReadonlyMap<string, string>): boolean {
    const given = form.get('_aop_signature') ?? '';
    // Lower-case hexadecimal is not what the platform's documents show; a strict gate keeps us honest.
    return /^[0-9A-F]{40}$/.test(given) && timingSafeEqual(Buffer.from(given, 'hex'), signed(path, form, appSecret));
  }

  return {
    get refreshes() {
      return refreshes;
    },
    check(path, form) {
      if (!path.endsWith(`/${appKey}`)) return { http: 400, code: 'gw.AppKeyNotFound', message: 'unknown app key' };
      for (const name of ['_aop_signature', 'access_token']) {
        if (!form.get(name)) return { http: 400, code: 'gw.ParamMissing', message: `Missing parameter: ${name}` };
      }
      if (!isSigned(path, form)) return { http: 400, code: 'gw.SignatureInvalid', message: 'Invalid signature' };
      const stamp = form.get('_aop_timestamp');
      if (stamp !== undefined && Math.abs(Number(stamp) - now()) > 15 * minuteMs) {
        return { http: 400, code: 'gw.TimestampInvalid', message: 'timestamp too far off' };
      }
      const ends = tokens.get(form.get('access_token') ?? '') ?? 0;
      return ends > now() ? null : { http: 401, code: '401', message: 'Request need user authorized' };
    },
    getToken(form) {
      const refused = (message: string) => ({
        http: 400,
        body: { error_code: 'gw.OauthInvalid', error_message: message },
      });
      if (form.get('client_id') !== appKey || form.get('client_secret') !== appSecret) return refused('unknown client');
      const grant = form.get('grant_type');
      if (grant === 'refresh_token' && form.get('refresh_token') !== refreshToken)
        return refused('unknown refresh token');
      if (grant === 'authorization_code' && form.get('code') !== 'simulated') return refused('unknown code');
      if (grant !== 'refresh_token' && grant !== 'authorization_code') return refused('unknown grant type');
      const token = randomBytes(18).toString('hex');
      tokens.set(token, now() + tokenLife * 1000);
      refreshes++;
      const owner = { memberId: 'b2b-2200000000000', aliId: '2200000000000', resource_owner: 'simulator' };
      const first = grant === 'authorization_code' && {
        refresh_token: refreshToken,
        refresh_token_timeout: '20270515000000000+0800',
      };
      return { http: 200, body: { access_token: token, expires_in: String(tokenLife), ...first, ...owner } };
    },
    expireTokens() {
      tokens.clear();
    },
  };
}
