import type { z } from 'zod';
import type { Envelope } from './endpoint.ts';
import type { Calls } from './endpoints.ts';
import { firstCodes } from './first-codes.ts';
import { repeatableCalls } from './repeatable-calls.ts';

export type CallName = keyof Calls;
export type InputOf<Name extends CallName> = z.input<Calls[Name]['input']>;
export type OutputOf<Name extends CallName> = z.output<Calls[Name]['output']>;

/** One way to reach the server: fetch in a browser, an in-process call in the server's own rendering. */
export type Transport = (request: {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: string;
  readonly signal?: AbortSignal;
}) => Promise<{ readonly http: number; readonly body: unknown }>;

/** The server answered, and the answer is no. */
export class Refused extends Error {
  readonly status: number;
  readonly http: number;
  readonly data: unknown;

  constructor(http: number, envelope: Envelope<unknown>) {
    super(envelope.message);
    this.name = 'Refused';
    this.http = http;
    this.status = envelope.status;
    this.data = envelope.data;
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('We could not reach the shop. Please check your connection.', { cause });
    this.name = 'Unreachable';
  }
}

export interface ClientOptions {
  readonly transport: Transport;
  readonly ticket: () => string | undefined;
  /** Called once for each answer 3000012 with the login address that the server gives. */
  readonly onNoSession?: (loginUrl: string) => void;
  readonly onUnreachable?: () => void;
  /** Every call carries a key by which the server knows it again: also what changes something may be repeated. */
  readonly keyed?: true;
  /** How often a call that may be repeated is sent again over a lost line, with a growing pause. */
  readonly lostLineRetries?: number;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

export interface Client {
  call<Name extends CallName>(name: Name, input: InputOf<Name>, signal?: AbortSignal): Promise<OutputOf<Name>>;
}

const retries = 3;

/** Errors that another attempt cannot mend: the name does not resolve, or the certificate is wrong. */
const hopeless = /^(ENOTFOUND|EAI_|CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

function isHopeless(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && hopeless.test(cause.code)) return true;
  }
  return false;
}

function isEnvelope(body: unknown): body is Envelope<unknown> {
  return typeof body === 'object' && body !== null && 'status' in body && typeof body.status === 'number';
}

function queryOf(input: object, ticket: string | undefined): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) query.set(name, String(value));
  }
  if (ticket) query.set('ticket', ticket);
  const text = query.toString();
  return text ? `?${text}` : '';
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export function createClient(options: ClientOptions): Client {
  const wait = options.wait ?? pause;
  const lostLineRetries = options.lostLineRetries ?? retries;

  /** Server faults are tried again at once, but only where a repetition changes nothing; lost connections with a growing pause. */
  async function send(request: Parameters<Transport>[0], repeatable: boolean) {
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await options.transport(request);
        if (answer.http < 500 || !repeatable || attempt >= retries) return answer;
      } catch (error) {
        if (request.signal?.aborted) throw error;
        if (!repeatable || attempt >= lostLineRetries || isHopeless(error)) {
          options.onUnreachable?.();
          throw new Unreachable(error);
        }
        await wait(100 * 2 ** attempt);
      }
    }
  }

  return {
    async call(name, input, signal) {
      const [method, path] = name.split(' ') as ['GET' | 'POST', string];
      const ticket = options.ticket();
      const request = {
        method,
        url: method === 'GET' ? path + queryOf(input, ticket) : path + queryOf({}, ticket),
        ...(method === 'POST' && { body: JSON.stringify(input) }),
        ...(signal && { signal }),
      };
      const answer = await send(request, options.keyed ?? (method === 'GET' || repeatableCalls.has(name)));
      if (!isEnvelope(answer.body)) {
        throw new Refused(answer.http, {
          status: firstCodes.fault.status,
          message: firstCodes.fault.message,
          data: null,
        });
      }
      if (answer.body.status === firstCodes.ok.status) return answer.body.data as never;
      const refusal = new Refused(answer.http, answer.body);
      if (answer.http === 401 && refusal.status === firstCodes.noSession.status) {
        const { loginUrl } = (refusal.data ?? {}) as { loginUrl?: string };
        options.onNoSession?.(loginUrl ?? '/shop/login');
      }
      throw refusal;
    },
  };
}
