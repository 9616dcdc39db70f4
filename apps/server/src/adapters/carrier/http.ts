import { carrierKindNames } from '@sgb/contract/carrier-kinds.ts';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { CarrierError, type CarrierEvent, type CarrierGateway, carrierCodes, WebhookRefused } from './gateway.ts';
import { checkWebhook, isSignature, signatureHeaders, signatureOf, timeOf } from './signature.ts';

/** A carrier that is spoken to over the network: docs/carrier-protocol.md. */

export interface HttpCarrierOptions {
  /** https://api.carrier.example, or a simulator of it. */
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
  readonly webhookSecret: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
}

const pageSize = 100;
const maxAnswerChars = 2_000_000;

const event = z.object({
  id: z.string().min(1).max(100),
  ref: z.string().min(1).max(60),
  waybill: z.string().min(1).max(60),
  kind: z.string().max(40),
  at: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  place: z.string().max(100),
  text: z.string().max(300),
  code: z
    .string()
    .regex(/^\d{4}$/)
    .nullish()
    .transform((code) => code ?? null),
});

const kinds = new Set<string>(carrierKindNames);
const isKnown = (told: z.output<typeof event>): told is CarrierEvent => kinds.has(told.kind);

const booked = z.object({ waybill: z.string().min(1).max(60), label: z.url().max(500) });
const page = z.object({ events: z.array(event).max(pageSize * 2), cursor: z.string().max(200), more: z.boolean() });
const webhook = z.object({ events: z.array(event).min(1).max(pageSize) });
const cancelled = z.object({ cancelled: z.literal(true) });
const failure = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

export function createHttpCarrier(options: HttpCarrierOptions): CarrierGateway {
  const { url, keyId, secret, webhookSecret, clock, timeoutMs = 8000 } = options;

  async function send(method: 'GET' | 'POST', path: string, body: string) {
    const time = timeOf(clock.now());
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        ...(method === 'POST' && { body }),
        headers: {
          ...(method === 'POST' && { 'content-type': 'application/json' }),
          [signatureHeaders.key]: keyId,
          [signatureHeaders.time]: time,
          [signatureHeaders.signature]: signatureOf(secret, `${method} ${path}`, time, body),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { response, text: await response.text() };
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError';
      const what = late ? 'did not answer in time' : 'cannot be reached';
      throw new CarrierError('down', `the carrier ${what}`, { cause: error });
    }
  }

  /** An answer that somebody else could have given is no answer. */
  function checkAnswer({ status, headers }: Response, text: string): void {
    const time = headers.get(signatureHeaders.time) ?? '';
    const given = headers.get(signatureHeaders.signature) ?? '';
    if (text.length > maxAnswerChars || !isSignature(given, signatureOf(secret, String(status), time, text))) {
      throw new CarrierError('malformed', 'the answer is not signed by the carrier');
    }
  }

  async function ask<Answer>(
    shape: z.ZodType<Answer>,
    method: 'GET' | 'POST',
    path: string,
    wish?: object,
  ): Promise<Answer> {
    const { response, text } = await send(method, path, wish ? JSON.stringify(wish) : '');
    if (response.status >= 500) throw new CarrierError('down', `the carrier answers ${response.status}`);
    checkAnswer(response, text);
    let said: unknown;
    try {
      said = JSON.parse(text);
    } catch (cause) {
      throw new CarrierError('malformed', 'the answer is no JSON', { cause });
    }
    if (response.status >= 400) {
      const { code, message } = failure.safeParse(said).data?.error ?? { code: String(response.status), message: '' };
      const fault = response.status === 409 || response.status === 422 ? 'refused' : 'rejected';
      throw new CarrierError(fault, `the carrier says ${code}: ${message}`, { code });
    }
    const answer = shape.safeParse(said);
    if (!answer.success) throw new CarrierError('malformed', 'the answer cannot be read', { cause: answer.error });
    return answer.data;
  }

  return {
    name: 'http',
    book: (request) => ask(booked, 'POST', '/v1/shipments', request),
    async find(ref) {
      try {
        return await ask(booked, 'GET', `/v1/shipments?${new URLSearchParams({ ref })}`);
      } catch (error) {
        if (error instanceof CarrierError && error.code === carrierCodes.unknown) return null;
        throw error;
      }
    },
    async cancel(waybill) {
      await ask(cancelled, 'POST', `/v1/shipments/${encodeURIComponent(waybill)}/cancel`, {});
    },
    async events(cursor) {
      const query = new URLSearchParams({ after: cursor, limit: String(pageSize) });
      const told = await ask(page, 'GET', `/v1/events?${query}`);
      // Kinds that we do not know yet are no reason to stop.
      return { ...told, events: told.events.filter(isKnown) };
    },
    readWebhook(raw, headers, at) {
      checkWebhook(webhookSecret, raw, headers, at);
      let said: unknown;
      try {
        said = JSON.parse(raw.toString('utf8'));
      } catch {
        throw new WebhookRefused('malformed', 'the body is no JSON');
      }
      const told = webhook.safeParse(said);
      if (!told.success) throw new WebhookRefused('malformed', 'it says nothing that we understand');
      return told.data.events.filter(isKnown);
    },
  };
}
