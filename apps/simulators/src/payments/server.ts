import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer } from '@sgb/server/platform/node-http.ts';
import { NotTaken, type Outcome, type Payment, PaymentBook } from './book.ts';
import { simulatedCredentials as credentials, simulatorEnvironment } from './credentials.ts';
import { createDeliverer, type Letter } from './deliver.ts';
import { ozowNotice, ozowTransactions, takeOzow } from './ozow.ts';
import { payPage, wordsPage } from './page.ts';
import { payfastHistory, payfastNotice, takePayfast } from './payfast.ts';
import { settlementFile } from './settlement.ts';
import { allOff, type Switches, switchesShape } from './switches.ts';
import { checkBearer, takeYoco, webhookUrl, yocoCheckout, yocoNotice } from './yoco.ts';

export interface PaymentSimulator {
  readonly url: string;
  /** Variables for a shop that is to pay here. */
  readonly env: Readonly<Record<string, string>>;
  set(changes: Partial<Switches>): void;
  /** How each callback was answered, 0 for none. */
  readonly answers: readonly number[];
  close(): Promise<void>;
}

export interface PaymentSimulatorOptions {
  readonly port?: number;
  readonly host?: string;
  /** Where Yoco's webhook was registered: https://shop.example/api/payments/yoco/webhook. */
  readonly yocoWebhook: string;
  readonly switches?: Partial<Switches>;
  readonly retryMs?: readonly number[];
  readonly now?: () => Date;
}

const formType = { 'content-type': 'application/x-www-form-urlencoded' };

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function html(response: ServerResponse, http: number, text: string): void {
  response.writeHead(http, { 'content-type': 'text/html; charset=utf-8' }).end(text);
}

function json(response: ServerResponse, http: number, body: unknown): void {
  response.writeHead(http, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotTaken(400, 'the body is no JSON');
  }
}

/** Strict stand-ins for PayFast, Ozow and Yoco on one port: each has paths of its own. */
export async function startPaymentSimulator(options: PaymentSimulatorOptions): Promise<PaymentSimulator> {
  const { port = 0, host = '127.0.0.1', retryMs = [10_000, 50_000], now = () => new Date() } = options;
  let { yocoWebhook } = options;
  const book = new PaymentBook(now);
  const deliverer = createDeliverer(retryMs);
  const validTexts = new Set<string>();
  const yocoKeys = new Map<string, { readonly body: string; readonly payment: Payment }>();
  let switches: Switches = { ...allOff(), ...options.switches };
  let url = '';

  function letterOf(payment: Payment): Letter | null {
    if (payment.gateway === 'payfast') {
      const { text, body } = payfastNotice(payment, credentials, switches);
      validTexts.add(text);
      return { url: payment.notifyUrl, body, headers: formType };
    }
    if (payment.gateway === 'ozow') {
      return { url: payment.notifyUrl, body: ozowNotice(payment, credentials, switches), headers: formType };
    }
    const notice = yocoNotice(payment, credentials, switches, now());
    return notice && { url: payment.notifyUrl, ...notice };
  }

  async function tell(payment: Payment): Promise<void> {
    const letter = switches.noCallback ? null : letterOf(payment);
    if (!letter) return;
    const all = switches.duplicate ? [letter, letter] : [letter];
    await Promise.all(all.map((each) => deliverer.send(each)));
  }

  async function finish(payment: Payment, outcome: Outcome, response: ServerResponse): Promise<void> {
    // Whoever goes back and presses another button has not undone what they did.
    if (payment.outcome === null) {
      payment.outcome = outcome;
      payment.investigating = payment.gateway === 'ozow' && switches.investigating;
      if (switches.lateSeconds > 0)
        wait(switches.lateSeconds * 1000, undefined, { ref: false }).then(() => tell(payment));
      else await tell(payment);
    }
    const to = { paid: payment.returnUrl, cancelled: payment.cancelUrl, failed: payment.failureUrl }[payment.outcome];
    response.writeHead(302, { location: to }).end();
  }

  function yocoCreate(request: IncomingMessage, body: string): Payment {
    checkBearer(request.headers.authorization, credentials);
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') throw new NotTaken(400, 'Idempotency-Key is required');
    const known = yocoKeys.get(key);
    if (known && known.body !== body) throw new NotTaken(409, 'this key was used for something else');
    if (known) return known.payment;
    const payment = book.add(takeYoco(jsonOf(body), yocoWebhook));
    yocoKeys.set(key, { body, payment });
    return payment;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator');
    const { headers, method } = request;
    const body = method === 'POST' ? await bodyOf(request) : '';
    const form = new Map(new URLSearchParams(method === 'POST' ? body : searchParams));
    if (pathname === '/control') {
      if (method === 'POST') switches = { ...switches, ...switchesShape.partial().parse(jsonOf(body)) };
      return json(response, 200, { switches, answers: deliverer.answers });
    }
    // What would be sent about a payment: for whoever wants to send it late, often, or in another order.
    if (pathname === '/control/letters') {
      const all = (['payfast', 'ozow', 'yoco'] as const).flatMap((gateway) => book.of(gateway));
      const done = all.filter(({ ref, outcome }) => ref === searchParams.get('ref') && outcome !== null);
      return json(response, 200, { letters: done.flatMap((each) => letterOf(each) ?? []) });
    }
    // What was settled on a day, as the gateway's own file; with what should not agree, where that is asked for.
    if (pathname === '/control/settlement') {
      const file = settlementFile(book, searchParams);
      return void response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end(file);
    }
    if (switches.failing) return void response.writeHead(503).end();
    const payment = book.byId(/^\/pay\/([\w-]+)$/.exec(pathname)?.[1] ?? '');
    if (payment && method === 'GET') return html(response, 200, payPage(payment));
    const outcome = form.get('outcome');
    if (payment && (outcome === 'paid' || outcome === 'cancelled' || outcome === 'failed')) {
      return finish(payment, outcome, response);
    }
    const name = `${method} ${pathname}`;
    if (pathname === '/eng/process') return html(response, 200, payPage(book.add(takePayfast(form, credentials))));
    if (name === 'POST /eng/query/validate') return void response.end(validTexts.has(body) ? 'VALID' : 'INVALID');
    if (name === 'GET /transactions/history/daily') {
      const given = headers as Record<string, string | undefined>;
      return void response.end(payfastHistory(book.of('payfast'), given, searchParams, credentials));
    }
    if (name === 'POST /postpaymentrequest') {
      if (headers.apikey !== credentials.ozow.apiKey) throw new NotTaken(401, 'ApiKey is not right');
      const { id } = book.add(takeOzow(jsonOf(body), book.of('ozow'), credentials));
      return json(response, 200, { paymentRequestId: id, url: `${url}/pay/${id}`, errorMessage: null });
    }
    if (name === 'GET /GetTransactionByReference') {
      const apiKey = headers.apikey as string | undefined;
      return json(response, 200, ozowTransactions(book.of('ozow'), apiKey, searchParams, credentials));
    }
    if (name === 'POST /api/webhooks') {
      checkBearer(headers.authorization, credentials);
      yocoWebhook = webhookUrl(jsonOf(body));
      return json(response, 200, { id: 'sub_1', url: yocoWebhook, secret: credentials.yoco.webhookSecret });
    }
    if (name === 'POST /api/checkouts') return json(response, 200, yocoCheckout(yocoCreate(request, body), url));
    if (pathname.startsWith('/api/checkouts/')) {
      checkBearer(headers.authorization, credentials);
      const found = book.byId(pathname.slice('/api/checkouts/'.length));
      return json(response, found ? 200 : 404, found ? yocoCheckout(found, url) : { message: 'not found' });
    }
    throw new NotTaken(404, 'no such path');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { http, message } = error instanceof NotTaken ? error : { http: 500, message: String(error) };
      if (request.url?.startsWith('/eng/')) html(response, http, wordsPage('This payment cannot be taken', message));
      else json(response, http, { paymentRequestId: null, url: null, errorMessage: message, message });
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  // Listening everywhere is no address; a browser on this machine finds it here.
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  url = `http://${name.includes(':') ? `[${name}]` : name}:${(server.address() as AddressInfo).port}`;

  return {
    url,
    env: simulatorEnvironment(url),
    set: (changes) => {
      switches = { ...switches, ...changes };
    },
    answers: deliverer.answers,
    async close() {
      deliverer.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
