import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { Transport } from '@sgb/contract/client.ts';
import { documents } from '@sgb/contract/documents.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Http } from '../platform/http/bind.ts';
import { insideHeader } from '../platform/http/inside.ts';
import { createPageCache } from './page-cache.ts';
import { type Assets, documentOf, nonceMark, pagePolicy, type Render, type Theme } from './render.ts';

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
  /** The document, cut where a nonce belongs. */
  readonly parts: readonly string[];
}

export interface WebOptions {
  readonly web: WebApp;
  readonly publicUrl: string;
}

/** Calls the API inside this process: the same routes, checks and limits of size, without a network. */
function inProcess(fastify: FastifyInstance, request: FastifyRequest): Transport {
  return async ({ method, url, body }) => {
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
}

function themeOf(request: FastifyRequest): Theme {
  const { theme } = request.cookies;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export async function webRoutes(http: Http, fastify: FastifyInstance, { web, publicUrl }: WebOptions): Promise<void> {
  await fastify.register(cookie);
  const pageOf = createPageCache<Page>({
    lifeMs: 5000,
    maxPages: 500,
    keeps: (page) => page.status < 500,
    now: Date.now,
  });

  async function renderPage(request: FastifyRequest, theme: Theme): Promise<Page> {
    const render = await web.render();
    const rendered = await render({
      url: new URL(request.url, publicUrl),
      ticket: request.cookies.ticket,
      transport: inProcess(fastify, request),
    });
    const html = documentOf(rendered, web.assetsFor(rendered.modules), theme);
    const finished = web.finish ? await web.finish(request.url, html) : html;
    return { status: rendered.status, redirect: rendered.redirect, parts: finished.split(nonceMark) };
  }

  http.serve(documents.root, (_request, reply) => reply.redirect('/shop/', 302));
  http.serve(documents.shopRoot, (_request, reply) => reply.redirect('/shop/', 302));
  http.serve(documents.robots, (_request, reply) =>
    reply
      .type('text/plain')
      .send('User-agent: *\nDisallow: /api/\nDisallow: /shop/user/\nDisallow: /shop/shoporder/\n'),
  );

  http.serve(documents.shopPage, async (request, reply) => {
    const theme = themeOf(request);
    const isGuest = !request.cookies.ticket;
    const page =
      isGuest && !web.finish
        ? await pageOf(`${theme} ${request.url}`, () => renderPage(request, theme))
        : await renderPage(request, theme);
    reply.header('referrer-policy', 'strict-origin-when-cross-origin').header('vary', 'cookie');
    if (page.redirect) return reply.redirect(page.redirect, 302);
    const nonce = randomBytes(16).toString('base64');
    if (web.finish) reply.removeHeader('content-security-policy');
    else reply.header('content-security-policy', pagePolicy(nonce));
    return reply
      .code(page.status)
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(page.parts.join(nonce));
  });

  if (web.assetFolder) {
    await fastify.register(fastifyStatic, {
      root: web.assetFolder,
      serve: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    });
    http.serve(documents.shopAsset, (request, reply) => {
      const { '*': file } = request.params as { '*': string };
      return reply.sendFile(file);
    });
  }
}
