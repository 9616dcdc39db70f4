import { createHash } from 'node:crypto';
import { minuteMs } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { SupplierError } from '../error.ts';

export interface Tokens {
  readonly accessToken: string | null;
  readonly accessEndsAt: Date | null;
  readonly refreshToken: string;
  /** Until when the refresh token is good; null where the platform did not say. */
  readonly refreshEndsAt?: Date | null;
}

/** Where all processes keep the one pair of tokens. */
export interface TokenStore {
  /** The tokens; begins with this refresh token, and begins anew when the environment brings another one. */
  read(firstRefreshToken: string, fingerprint: string): Promise<Tokens>;
  /** True for one caller until `until`: only that one may refresh. */
  claim(now: Date, until: Date): Promise<boolean>;
  save(tokens: Tokens, now: Date): Promise<void>;
  /** Gives a claim back that came to nothing. */
  release(): Promise<void>;
}

const answerShape = z.object({
  access_token: z.string().min(1),
  expires_in: z.union([z.string().regex(/^\d+$/), z.number().positive()]).transform(Number),
  refresh_token: z.string().min(1).optional(),
  refresh_token_timeout: z.string().optional(),
});

export interface TokenKeeperOptions {
  readonly store: TokenStore;
  readonly refreshToken: string;
  /** Asks the platform for a new access token and gives its answer, parsed as JSON. */
  readonly ask: (refreshToken: string) => Promise<unknown>;
  readonly clock: Clock;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

export interface TokenKeeper {
  /** A token that is good for now. `worn` is one that the platform just refused. */
  accessToken(worn?: string): Promise<string>;
}

/** 20270515000000000+0800, as the platform writes moments. */
function platformMoment(text: string | undefined): Date | null {
  const [, year, month, day, hour, minute, second, zone, zoneMinutes] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)\d{3}([+-]\d\d)(\d\d)$/.exec(text ?? '') ?? [];
  if (!year) return null;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}:${zoneMinutes}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** A token is replaced this long before its end, so that no call carries one that dies on the way. */
const margin = 5 * minuteMs;
const claimMs = 20_000;
const patience = 50;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export function createTokenKeeper(options: TokenKeeperOptions): TokenKeeper {
  const { store, clock, refreshToken, pause = sleep } = options;
  // Tells a refresh token of the environment from the next one without keeping it twice.
  const fingerprint = createHash('sha256').update(refreshToken).digest('hex').slice(0, 16);
  let kept: Tokens | undefined;

  const usable = (tokens: Tokens | undefined, worn: string | undefined): string | undefined => {
    if (!tokens?.accessToken || tokens.accessToken === worn || !tokens.accessEndsAt) return undefined;
    return tokens.accessEndsAt.getTime() - margin > clock.now().getTime() ? tokens.accessToken : undefined;
  };

  async function refresh(old: Tokens): Promise<string> {
    try {
      const answer = answerShape.safeParse(await options.ask(old.refreshToken));
      if (!answer.success) throw new SupplierError('malformed', 'the platform gave no token that can be read');
      const tokens: Tokens = {
        accessToken: answer.data.access_token,
        accessEndsAt: new Date(clock.now().getTime() + answer.data.expires_in * 1000),
        refreshToken: answer.data.refresh_token ?? old.refreshToken,
        refreshEndsAt: platformMoment(answer.data.refresh_token_timeout) ?? old.refreshEndsAt ?? null,
      };
      await store.save(tokens, clock.now());
      kept = tokens;
      return answer.data.access_token;
    } catch (error) {
      await store.release();
      throw error;
    }
  }

  /** Another process may have finished between our look and our claim; its refresh token must not be used twice. */
  async function refreshUnlessDone(worn: string | undefined): Promise<string> {
    kept = await store.read(refreshToken, fingerprint);
    const done = usable(kept, worn);
    if (!done) return refresh(kept);
    await store.release();
    return done;
  }

  return {
    async accessToken(worn) {
      const mine = usable(kept, worn);
      if (mine) return mine;
      for (let waited = 0; waited < patience; waited++) {
        kept = await store.read(refreshToken, fingerprint);
        const shared = usable(kept, worn);
        if (shared) return shared;
        const now = clock.now();
        if (await store.claim(now, new Date(now.getTime() + claimMs))) return refreshUnlessDone(worn);
        await pause(200);
      }
      throw new SupplierError('down', 'another process is refreshing the access token and does not finish');
    },
  };
}
