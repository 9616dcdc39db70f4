import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPictures } from '@sgb/demo/pictures/source.ts';
import { demoSupplierWorld } from '@sgb/demo/supplier-world.ts';
import { createServer } from '@sgb/server/platform/node-http.ts';
import { z } from 'zod';
import type { Context } from './call.ts';
import { calls } from './calls.ts';
import { type Credentials, createGate } from './gate.ts';
import { type Deliver, Messages } from './messages.ts';
import { BusinessError, OrderBook } from './orders.ts';
import { allOff, type Switches, switchesShape } from './switches.ts';

export const simulatedCredentials: Credentials = {
  appKey: '1000000',
  appSecret: 'simulated-secret',
  refreshToken: 'simulated-refresh-token',
};

const changeShape = z.strictObject({
  status: z.string().optional(),
  totalFen: z.int().positive().optional(),
  trace: z.string().min(1).optional(),
  partlySent: z.literal(true).optional(),
  refund: z.strictObject({ status: z.string(), refundedFen: z.int().optional() }).optional(),
});

export interface Simulator {
  readonly url: string;
  /** Variables for a shop that is to buy here. */
  readonly env: Readonly<Record<string, string>>;
  set(changes: Partial<Switches>): void;
  expireTokens(): void;
  /** Moves an order, as its seller or courier would, and tells the app. */
  orderStatus(id: string, status: string): Promise<void>;
  partlySent(id: string): Promise<void>;
  reprice(id: string, totalFen: number): Promise<void>;
  trace(id: string, remark: string): Promise<void>;
  /** The seller answers a wish for money back. */
  refund(id: string, status: string, refundedFen?: number): Promise<void>;
  stockChanged(offerId: string): Promise<void>;
  readonly messages: Messages;
  /** How often each call was let through the gate, and how often a token was given. */
  readonly seen: { readonly calls: ReadonlyMap<string, number>; readonly tokens: number };
  close(): Promise<void>;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

const bodyOf = async (request: IncomingMessage) => (await bytesOf(request)).toString('utf8');

/** The platform's JSON: order numbers stand in it bare, longer than a double holds. */
const jsonOf = (body: object) => JSON.stringify(body).replace(/"@bare:(\d+)@"/g, '$1');

function send(response: ServerResponse, http: number, body: object): void {
  response.writeHead(http, { 'content-type': 'application/json;charset=UTF-8' }).end(jsonOf(body));
}

const errorBody = (code: string, message: string) => ({
  error_code: code,
  error_message: message,
  exception: message,
  request_id: 'simulated',
});

/** Order numbers are longer than a double holds: their digits stay text. */
const exact = (_key: string, value: unknown, { source }: { source?: string }) =>
  typeof value === 'number' && !Number.isSafeInteger(value) ? (source ?? value) : value;

/** Object parameters are JSON text in one field; the others are as they are, and files are bytes. */
function parametersOf({ fields, files }: Sent): Record<string, unknown> {
  const own = [...fields].filter(([name]) => name !== 'access_token' && !name.startsWith('_aop_'));
  const read = (text: string) => (/^[[{]/.test(text) ? JSON.parse(text, exact as never) : text);
  return Object.fromEntries([...own.map(([name, text]) => [name, read(text)]), ...files]);
}

interface Sent {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** A form, as fields or with files in it. */
async function sentIn(request: IncomingMessage): Promise<Sent> {
  const body = await bytesOf(request);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) {
    return { fields: new Map(new URLSearchParams(body.toString('utf8'))), files: new Map() };
  }
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const [fields, files] = [new Map<string, string>(), new Map<string, Buffer>()];
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.set(name, value);
    else files.set(name, Buffer.from(await value.arrayBuffer()));
  }
  return { fields, files };
}

function spoilt(body: object, kind: Switches['malformed']): string | null {
  const text = jsonOf(body);
  if (kind === 'html') return '<html><body>502 Bad Gateway</body></html>';
  if (kind === 'cut') return text.slice(0, Math.floor(text.length / 2));
  // Everything that looks like a price or a number of a thing turns into words.
  if (kind === 'shape')
    return text.replace(/"(price|offerId|orderId|freight|status)":("[^"]*"|\d+)/g, '"$1":"nonsense"');
  return null;
}

export async function startSimulator(
  options: {
    host?: string;
    port?: number;
    switches?: Partial<Switches>;
    now?: () => Date;
    /** How messages get to an app that runs in the same process. */
    deliver?: Deliver;
  } = {},
): Promise<Simulator> {
  const now = options.now ?? (() => new Date());
  const gate = createGate(simulatedCredentials, () => now().getTime());
  const seen = new Map<string, number>();
  const studio = openPictures();
  let url = '';
  let switches: Switches = { ...allOff(), ...options.switches };
  const post: Deliver = async (body) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(switches.pushUrl, { method: 'POST', body, headers, signal: AbortSignal.timeout(3000) });
    return answer.status;
  };
  const messages = new Messages({
    secret: simulatedCredentials.appSecret,
    now,
    pushing: () => switches.pushing,
    deliver: () => options.deliver ?? (switches.pushUrl ? post : null),
  });
  const context: Omit<Context, 'switches'> = {
    messages,
    vouchers: new Set(),
    now,
    world: demoSupplierWorld(),
    orders: new OrderBook(now),
    images: new Map(),
    picture: (key) => `${url}/img/ibank/${key}.jpg`,
  };

  /** What a seller or a courier does to an order; the app is told. */
  async function change(id: string, { status, totalFen, trace, partlySent, refund }: z.output<typeof changeShape>) {
    const order = context.orders.get(id);
    if (refund && order.refund) {
      Object.assign(order.refund, refund);
      await messages.ofOrder(order, 'ORDER_BUYER_REFUND_IN_SALES');
    }
    if (status !== undefined) await messages.ofOrder(Object.assign(order, { status }));
    if (totalFen !== undefined) await messages.ofOrder(Object.assign(order, { totalFen }), 'ORDER_PRICE_MODIFY');
    if (partlySent) await messages.ofOrder(Object.assign(order, { partlySent }), 'PART_PART_SENDGOODS');
    if (trace === undefined) return;
    order.remarks.push(trace);
    await messages.ofTrace(order);
  }

  async function answerCall(path: string, sent: Sent, response: ServerResponse): Promise<void> {
    const refused = gate.check(path, sent.fields);
    if (refused) return send(response, refused.http, errorBody(refused.code, refused.message));
    if (switches.rateLimited) {
      return send(response, 200, errorBody('gw.QosAppFrequencyLimit', 'App call exceeds limited frequency'));
    }
    const name = path.replace(/^param2\//, '').replace(/\/[^/]+$/, '');
    const call = calls[name];
    if (!call) return send(response, 400, errorBody('gw.APIUnsupported', `unsupported API: ${name}`));
    const parameters = call.parameters.safeParse(parametersOf(sent));
    if (!parameters.success) {
      const [issue] = parameters.error.issues;
      return send(response, 400, errorBody('gw.ParamMissing', `${issue?.path.join('.')} ${issue?.message}`));
    }
    seen.set(name, (seen.get(name) ?? 0) + 1);
    const body = await answerOf(() => call.answer({ ...context, switches }, parameters.data as never), name);
    if (switches.lost.some((lost) => name.endsWith(lost))) return void response.destroy();
    const broken = spoilt(body, switches.malformed);
    if (broken === null) return send(response, 200, body);
    response.writeHead(200, { 'content-type': 'application/json;charset=UTF-8' }).end(broken);
  }

  async function answerOf(answer: () => object | Promise<object>, name: string): Promise<object> {
    try {
      return await answer();
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      const said = { success: false, code: error.code, message: error.message };
      // Refunds say it in yet other words.
      return /fenxiao|\.urge$|[rR]efund/.test(name)
        ? { result: { ...said, errorCode: error.code, errorInfo: error.message } }
        : { ...said, errorCode: error.code, errorMessage: error.message };
    }
  }

  async function answerPicture(key: string, response: ServerResponse): Promise<void> {
    const picture = await studio.compose(key, 640);
    if (!picture) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await picture.jpeg({ quality: 85 }).toBuffer());
  }

  /** The switchboard: GET shows it, POST changes it, DELETE /control/tokens ends all access tokens. */
  async function answerControl(request: IncomingMessage, path: string, response: ServerResponse): Promise<void> {
    if (request.method === 'DELETE' && path === '/control/tokens') gate.expireTokens();
    else if (request.method === 'POST' && path.startsWith('/control/orders/')) {
      await change(path.slice('/control/orders/'.length), changeShape.parse(JSON.parse(await bodyOf(request))));
    } else if (request.method === 'POST' && path.startsWith('/control/offers/')) {
      await messages.ofStock(path.slice('/control/offers/'.length));
    } else if (request.method === 'POST') {
      switches = { ...switches, ...switchesShape.partial().parse(JSON.parse(await bodyOf(request))) };
    }
    send(response, 200, {
      switches,
      tokens: gate.refreshes,
      calls: Object.fromEntries(seen),
      missed: messages.waiting.length,
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://simulator');
    if (pathname.startsWith('/control')) return answerControl(request, pathname, response);
    const picture = /^\/img\/ibank\/([\w.-]+)\.jpg$/.exec(pathname)?.[1];
    if (picture) return answerPicture(picture, response);
    if (switches.silent) return;
    if (switches.failing) return void response.writeHead(503).end();
    const path = /^\/openapi\/(.+)$/.exec(pathname)?.[1];
    if (!path || request.method !== 'POST') return send(response, 404, errorBody('gw.APIUnsupported', 'no such path'));
    const sent = await sentIn(request);
    if (/^(param2|http)\/1\/system\.oauth2\/getToken\//.test(path)) {
      const token = gate.getToken(sent.fields);
      return send(response, token.http, token.body);
    }
    return answerCall(path, sent, response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, 500, errorBody('gw.Fault', String(error))));
  });
  const { host = '127.0.0.1' } = options;
  server.listen(options.port ?? 0, host);
  await once(server, 'listening');
  url = `http://${host}:${(server.address() as AddressInfo).port}`;

  return {
    url,
    env: {
      SUPPLIER_1688_URL: url,
      SUPPLIER_1688_APP_KEY: simulatedCredentials.appKey,
      SUPPLIER_1688_APP_SECRET: simulatedCredentials.appSecret,
      SUPPLIER_1688_REFRESH_TOKEN: simulatedCredentials.refreshToken,
    },
    set: (changes) => {
      switches = { ...switches, ...changes };
    },
    expireTokens: () => gate.expireTokens(),
    orderStatus: (id, status) => change(id, { status }),
    partlySent: (id) => change(id, { partlySent: true }),
    reprice: (id, totalFen) => change(id, { totalFen }),
    trace: (id, trace) => change(id, { trace }),
    refund: (id, status, refundedFen) =>
      change(id, { refund: { status, ...(refundedFen !== undefined && { refundedFen }) } }),
    stockChanged: (offerId) => messages.ofStock(offerId),
    messages,
    seen: {
      calls: seen,
      get tokens() {
        return gate.refreshes;
      },
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
