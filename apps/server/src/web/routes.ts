import { dirname } from 'node:path';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import { codes } from '@sgb/contract/codes.ts';
import { documents } from '@sgb/contract/documents.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentGateways } from '../adapters/payment/create.ts';
import { shopContact } from '../modules/base/content/settings.ts';
import { trackingPixel } from '../modules/base/tracking/settings.ts';
import type { App } from '../platform/app.ts';
import { DatabaseLost } from '../platform/db/lost.ts';
import type { Http } from '../platform/http/bind.ts';
import { insideHeader } from '../platform/http/inside.ts';
import { envelopeOf, refuse } from '../platform/http/refusal.ts';
import { guestCalls } from './guest-calls.ts';
import { handOver, sessionCookies } from './hand-over.ts';
import { createPageCache } from './page-cache.ts';
import {
  type Assets,
  type Document,
  documentOf,
  giveNonce,
  type Looks,
  newNonce,
  pagePolicy,
  partsOf,
  type Render,
  type WrittenTransport,
  withNonce,
  withRooms,
} from './render.ts';
import { securityTxt } from './security-txt.ts';
import { stitchedGzip } from './stitched-gzip.ts';

/** The shop's web app: built files in production, Vite's in development. */
export interface WebApp {
  render(): Promise<Render>;
  assetsFor(modules: readonly string[]): Assets;
  /** Folder of the built files; absent in development. */
  readonly assetFolder?: string;
  /** In development Vite adds its own scripts, which know no nonce. */
  finish?(url: string, html: string): Promise<string>;
}

interface Page {
  readonly status: number;
  readonly redirect: string | undefined;
  /** Made for one visitor, and for nobody else. */
  readonly personal: boolean;
  readonly document: Document;
  /** Somebody has the document itself, and others get a copy. */
  given?: true;
  /** The same compressed; made when the first guest asks for it. */
  gzip?: (nonce: Buffer) => Buffer;
}

export interface WebOptions {
  readonly app: App;
  readonly web: WebApp;
  readonly publicUrl: string;
  readonly payments: PaymentGateways;
}

/** What every page asks for, and what is answered alike to all guests: asked once a second for all of them. */
const askedByAll = new Set(['/api/shoppingmall/info', '/api/category/listSaleChildByParent']);

/** Some 160 product pages: home and what many come for. With what they are made of they take half as much again. */
const mostBytesOfPages = 16 * 1024 * 1024;

interface InProcess {
  readonly transport: WrittenTransport;
  /** True when a call found no database, or nobody with time: nothing of the page can be believed, not even who asks. */
  busy(): boolean;
}

const busyAnswer = { http: codes.overloaded.http, body: envelopeOf(refuse('overloaded')) };

/** Calls the API inside this process: the same use cases, checks and limits of size, without a network. */
function inProcess(
  fastify: FastifyInstance,
  request: FastifyRequest,
  { answerOf, answerGuest }: { answerOf: AnswerCache; answerGuest: ReturnType<typeof guestCalls> },
): InProcess {
  let busy = false;
  const answerOfPage = answerGuest(request);
  const ask: WrittenTransport = async ({ method, url, body }) => {
    const answered = method === 'GET' ? await answerOfPage(url) : undefined;
    if (answered) return answered;
    const answer = await fastify.inject({
      method,
      url,
      remoteAddress: request.ip,
      headers: {
        ...insideHeader,
        'user-agent': request.headers['user-agent'] ?? '',
        'content-type': 'application/json',
      },
      ...(body !== undefined && { payload: body }),
    });
    return { http: answer.statusCode, body: answer.json() };
  };
  const asked: WrittenTransport = (call) =>
    askedByAll.has(call.url) ? answerOf(call.url, () => ask(call)) : ask(call);
  return {
    busy: () => busy,
    async transport(call) {
      // Nobody waits again for what was not there a moment ago.
      if (busy) return busyAnswer;
      const answer = await asked(call).catch((error: unknown) => {
        if (error instanceof DatabaseLost) return busyAnswer;
        throw error;
      });
      busy ||= answer.http === busyAnswer.http;
      return answer;
    },
  };
}

type AnswerCache = ReturnType<typeof createPageCache<Awaited<ReturnType<WrittenTransport>>>>;

interface Visitor extends Looks {
  readonly ticket: string | undefined;
}

/** The person's own choice in the footer counts before what their browser asks for. */
function wantsLight(chosen: string | undefined, saveData: unknown): boolean {
  return chosen === 'light' || (chosen !== 'full' && saveData === 'on');
}

function visitorOf(fastify: FastifyInstance, request: FastifyRequest): Visitor {
  const { ticket, theme, data } = fastify.parseCookie(request.headers.cookie ?? '');
  return {
    ticket: ticket || undefined,
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    light: wantsLight(data, request.headers['save-data']),
  };
}

const variesBy = 'cookie, save-data';

/** A page that is given out again and again is compressed once; others are left to the compression of all answers. */
function bodyOf(page: Page, nonce: string, request: FastifyRequest, reply: FastifyReply): Buffer {
  const kept = !page.personal && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (!kept && page.given) return withNonce(page.document, nonce);
  if (!kept) {
    page.given = true;
    return giveNonce(page.document, nonce);
  }
  page.gzip ??= stitchedGzip(partsOf(page.document));
  reply.header('content-encoding', 'gzip').header('vary', `${variesBy}, accept-encoding`);
  return page.gzip(Buffer.from(nonce));
}

async function pixelOrigin(app: App): Promise<string | undefined> {
  const { id, address } = (await app.settings()).get(trackingPixel);
  return id ? new URL(address).origin : undefined;
}

export async function webRoutes(http: Http, fastify: FastifyInstance, options: WebOptions): Promise<void> {
  const { app, web, publicUrl, payments } = options;
  const forms = [...payments.values()].flatMap(({ formOrigin }) => formOrigin ?? []);
  // Only pages know cookies; a hook would parse them for every call of the API as well.
  await fastify.register(cookie, { hook: false });
  const pageOf = createPageCache<Page>({
    lifeMs: 5000,
    mostKept: mostBytesOfPages,
    weigh: ({ document }) => document.bytes.length,
    keeps: (page) => page.status < 500,
    now: Date.now,
  });

  const answerGuest = guestCalls(http, app);
  const answerOf: AnswerCache = createPageCache({
    lifeMs: 1000,
    mostKept: askedByAll.size,
    weigh: () => 1,
    keeps: ({ http: status }) => status === 200,
    now: Date.now,
  });

  async function renderPage(request: FastifyRequest, { ticket, ...looks }: Visitor): Promise<Page> {
    const render = await web.render();
    const { transport, busy } = inProcess(fastify, request, { answerOf, answerGuest });
    const rendered = await render({ url: new URL(request.url, publicUrl), ticket, light: looks.light, transport });
    if (busy()) throw refuse('overloaded');
    const document = documentOf(rendered, web.assetsFor(rendered.modules), looks);
    return {
      status: rendered.status,
      redirect: rendered.redirect,
      personal: ticket !== undefined || web.finish !== undefined,
      document: web.finish
        ? withRooms(Buffer.from(await web.finish(request.url, document.bytes.toString())))
        : document,
    };
  }

  http.serve(documents.root, (_request, reply) => reply.redirect('/shop/', 302));
  http.serve(documents.shopRoot, (_request, reply) => reply.redirect('/shop/', 302));
  http.serve(documents.robots, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send('User-agent: *\nDisallow: /api/\nDisallow: /shop/user/\nDisallow: /shop/shoporder/\n'),
  );

  http.serve(documents.securityTxt, async (_request, reply) => {
    const { email } = (await app.settings()).get(shopContact);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'max-age=86400')
      .send(securityTxt({ email, publicUrl, now: app.clock.now() }));
  });

  http.serve(documents.shopPage, async (request, reply) => {
    const visitor = visitorOf(fastify, request);
    const handed = handOver({ url: request.url, ticket: visitor.ticket }, publicUrl);
    if (handed) {
      const secure = request.protocol === 'https';
      if (handed.ticket) reply.header('set-cookie', sessionCookies(handed.ticket, app.clock.now(), secure));
      return reply.header('cache-control', 'no-store').redirect(handed.to, 302);
    }
    const page =
      !visitor.ticket && !web.finish
        ? await pageOf(`${visitor.theme} ${visitor.light} ${request.url}`, () => renderPage(request, visitor))
        : await renderPage(request, visitor);
    reply.header('referrer-policy', 'strict-origin-when-cross-origin').header('vary', variesBy);
    if (page.redirect) return reply.redirect(page.redirect, 302);
    const nonce = newNonce();
    if (web.finish) reply.removeHeader('content-security-policy');
    else reply.header('content-security-policy', pagePolicy(nonce, await pixelOrigin(app), forms));
    return reply
      .code(page.status)
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(bodyOf(page, nonce, request, reply));
  });

  if (web.assetFolder) {
    await fastify.register(fastifyStatic, {
      root: web.assetFolder,
      serve: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      // Their names change with what is in them, and nobody asks for a part of one.
      lastModified: false,
      acceptRanges: false,
    });
    http.serve(documents.shopAsset, (request, reply) => {
      const { '*': file } = request.params as { '*': string };
      return reply.sendFile(file);
    });
    const clientFolder = dirname(web.assetFolder);
    http.serve(documents.serviceWorker, (_request, reply) =>
      reply
        // It asks this shop and nobody else; browsers look for a new one with every page.
        .header('content-security-policy', "default-src 'none'; connect-src 'self'")
        .header('cache-control', 'no-cache')
        .sendFile('sw.js', clientFolder, { cacheControl: false }),
    );
    http.serve(documents.manifest, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile('manifest.webmanifest', clientFolder, { cacheControl: false }),
    );
  }
}
