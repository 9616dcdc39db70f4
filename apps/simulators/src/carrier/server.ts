import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type CarrierKind, carrierKindNames } from '@sgb/contract/carrier-kinds.ts';
import { createServer } from '@sgb/server/platform/node-http.ts';
import { z } from 'zod';
import { createDeliverer } from '../payments/deliver.ts';
import { NotTaken, type Scan, type Shipment, ShipmentBook, type Told, wishShape } from './book.ts';
import { carrierEnvironment, simulatedCarrier } from './credentials.ts';
import { checkCaller, sign } from './gate.ts';
import { allOff, type Switches, switchesShape } from './switches.ts';

export interface CarrierSimulator {
  readonly url: string;
  /** Variables for a shop whose parcels are carried here. */
  readonly env: Readonly<Record<string, string>>;
  set(changes: Partial<Switches>): void;
  readonly shipments: readonly Shipment[];
  /** Makes the next thing happen to a shipment, or the one that is named. Done when its webhook was tried. */
  scan(waybill: string, scan?: Scan): Promise<CarrierKind | undefined>;
  /** How each webhook was answered, 0 for none. */
  readonly answers: readonly number[];
  close(): Promise<void>;
}

export interface CarrierSimulatorOptions {
  readonly port?: number;
  readonly host?: string;
  /** Where webhooks go: https://shop.example/api/carriers/events. Without one the feed tells everything. */
  readonly webhook?: string;
  readonly switches?: Partial<Switches>;
  readonly retryMs?: readonly number[];
  readonly now?: () => Date;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function parsed<Answer>(shape: z.ZodType<Answer>, text: string): Answer {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw new NotTaken(400, 'body', 'the body is no JSON');
  }
  const result = shape.safeParse(said);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new NotTaken(400, 'field', `${issue?.path.join('.')} ${issue?.message}`);
}

const scanShape = z.strictObject({
  kind: z.enum(carrierKindNames).optional(),
  at: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional(),
  code: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
});

const refShape = z.strictObject({ ref: z.string().min(1).max(60) });

const feedShape = z.object({
  after: z.string().regex(/^(c\d{1,9})?$/),
  limit: z.coerce.number().int().min(1).max(200),
});

/** A strict stand-in for a carrier with tracking. */
export async function startCarrierSimulator(options: CarrierSimulatorOptions = {}): Promise<CarrierSimulator> {
  const { port = 0, host = '127.0.0.1', webhook, retryMs = [5000, 30_000], now = () => new Date() } = options;
  const book = new ShipmentBook(now);
  const deliverer = createDeliverer(retryMs);
  let switches: Switches = { ...allOff(), ...options.switches };
  let pacer: NodeJS.Timeout | undefined;

  const secretOf = (secret: string) => (switches.wrongSignature ? 'something else' : secret);
  const seconds = () => Math.floor(now().getTime() / 1000);

  function send(response: ServerResponse, http: number, body: object): void {
    const full = JSON.stringify(body);
    const spoilt = switches.malformed === 'shape' ? full.replace(/"(waybill|at|cursor)":"[^"]*"/g, '"$1":7') : full;
    const text = switches.malformed === 'cut' ? full.slice(0, Math.floor(full.length / 2)) : spoilt;
    const signed = sign(secretOf(simulatedCarrier.secret), String(http), seconds(), text);
    response.writeHead(http, { 'content-type': 'application/json', ...signed }).end(text);
  }

  async function tell(told: readonly Told[]): Promise<void> {
    if (!webhook || switches.noWebhook || told.length === 0) return;
    const body = JSON.stringify({ events: told.map(({ event }) => event) });
    const time = switches.stale ? seconds() - 600 : seconds();
    const headers = {
      'content-type': 'application/json',
      ...sign(secretOf(simulatedCarrier.webhookSecret), 'webhook', time, body),
    };
    const letter = { url: webhook, body, headers };
    for (const each of switches.duplicate ? [letter, letter] : [letter]) await deliverer.send(each);
  }

  async function scan(waybill: string, wanted: Scan = {}): Promise<CarrierKind | undefined> {
    if (switches.lost) return undefined;
    const told = book.scan(book.get(waybill), wanted, switches.lateSeconds);
    if (!told) return undefined;
    if (switches.lateSeconds > 0) {
      wait(switches.lateSeconds * 1000, undefined, { ref: false }).then(() => tell([told]));
    } else await tell([told]);
    return told.event.kind as CarrierKind;
  }

  function pace(): void {
    clearInterval(pacer);
    if (switches.paceSeconds === 0) return;
    pacer = setInterval(() => {
      for (const { waybill } of book.all) scan(waybill).catch(() => undefined);
    }, switches.paceSeconds * 1000);
    pacer.unref();
  }

  function set(changes: Partial<Switches>): void {
    switches = { ...switches, ...changes };
    pace();
  }

  /** A cursor is how far somebody has read; what is told late must not be skipped, so nobody reads past it. */
  function feed({ after, limit }: z.output<typeof feedShape>) {
    const from = Number(after.slice(1) || 0);
    const hidden = book.told.findIndex(({ visibleAt }, place) => place >= from && visibleAt > now().getTime());
    const visible = book.told.slice(from, hidden < 0 ? undefined : hidden);
    const page = visible.slice(0, limit).map(({ event }) => event);
    const ordered = switches.outOfOrder ? page.toReversed() : page;
    const events = switches.duplicate ? [...ordered, ...ordered] : ordered;
    return { events, cursor: `c${from + page.length}`, more: visible.length > page.length };
  }

  async function control(request: IncomingMessage, path: string, response: ServerResponse): Promise<void> {
    const body = request.method === 'POST' ? await bodyOf(request) : '';
    const waybill = /^\/control\/shipments\/(\w+)$/.exec(path)?.[1];
    if (waybill && request.method === 'POST') await scan(waybill, parsed(scanShape, body || '{}'));
    else if (request.method === 'POST') set(parsed(switchesShape.partial(), body));
    const shipments = book.all.map(({ waybill: number, wish, scans, cancelled }) => ({
      waybill: number,
      ref: wish.ref,
      leg: wish.leg,
      scans,
      cancelled,
    }));
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ switches, shipments, answers: deliverer.answers }));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator');
    if (pathname.startsWith('/control')) return control(request, pathname, response);
    if (switches.silent) return;
    if (switches.failing) return void response.writeHead(500).end();
    const body = request.method === 'POST' ? await bodyOf(request) : '';
    checkCaller(request, body, now());
    const [http, said] = carry(`${request.method} ${pathname}`, body, searchParams);
    if (!switches.mute) send(response, http, said);
  }

  function carry(name: string, body: string, query: URLSearchParams): [number, object] {
    if (name === 'POST /v1/shipments') {
      const { waybill } = book.take(parsed(wishShape, body));
      return [201, { waybill, label: `${url}/labels/${waybill}` }];
    }
    if (name === 'GET /v1/shipments') {
      const asked = refShape.safeParse(Object.fromEntries(query));
      if (!asked.success) throw new NotTaken(400, 'query', 'ref is not right');
      const { waybill } = book.byRef(asked.data.ref);
      return [200, { waybill, label: `${url}/labels/${waybill}` }];
    }
    const waybill = /^POST \/v1\/shipments\/(\w+)\/cancel$/.exec(name)?.[1];
    if (waybill) {
      book.cancel(waybill);
      return [200, { cancelled: true }];
    }
    if (name === 'GET /v1/events') {
      const asked = feedShape.safeParse(Object.fromEntries(query));
      if (!asked.success) throw new NotTaken(400, 'query', 'after or limit is not right');
      return [200, feed(asked.data)];
    }
    throw new NotTaken(404, 'path', 'no such path');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { http, code, message } =
        error instanceof NotTaken ? error : { http: 500, code: 'fault', message: String(error) };
      send(response, http, { error: { code, message } });
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const url = `http://${name}:${(server.address() as AddressInfo).port}`;
  pace();

  return {
    url,
    env: carrierEnvironment(url),
    set,
    get shipments() {
      return book.all;
    },
    scan,
    answers: deliverer.answers,
    async close() {
      clearInterval(pacer);
      deliverer.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
