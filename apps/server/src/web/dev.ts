import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { freePort } from '../platform/free-port.ts';
import { shopFolder } from './built.ts';
import { type ConsoleWeb, consoleFolder } from './console.ts';
import type { Render } from './render.ts';
import type { WebApp } from './routes.ts';

async function startVite(root: string) {
  const { createServer: createVite } = await import('vite');
  // Vite's own choice is always the same one, and two development servers would quarrel over it.
  return createVite({ root, appType: 'custom', server: { middlewareMode: true, hmr: { port: await freePort() } } });
}

type Vite = Awaited<ReturnType<typeof startVite>>;

/** Vite would rewrite every address of a page to its own base, so it gets an empty one to put its scripts into. */
async function withScriptsOf(vite: Vite, url: string, html: string): Promise<string> {
  const own = await vite.transformIndexHtml(url, '<html><head></head><body></body></html>');
  return html.replace('</head>', `${/<head>(.*)<\/head>/s.exec(own)?.[1] ?? ''}</head>`);
}

async function attachVite(vite: Vite, fastify: FastifyInstance): Promise<void> {
  fastify.use(vite.middlewares);
  fastify.addHook('onClose', () => vite.close());
}

interface Attached {
  attach(fastify: FastifyInstance): Promise<void>;
}

/** The staff console straight from its sources. */
export async function devConsole(): Promise<ConsoleWeb & Attached> {
  const vite = await startVite(consoleFolder);
  return {
    files: (entry) => ({
      script: `/console/src/app/entry-${entry}.tsx`,
      styles: ['/console/src/app/console.css'],
      preloads: [],
    }),
    finish: (html) => withScriptsOf(vite, '/console/', html),
    attach: (fastify) => attachVite(vite, fastify),
  };
}

/** The shop straight from its sources, with hot reload. */
export async function devWebApp(): Promise<WebApp & Attached> {
  const vite = await startVite(shopFolder);
  return {
    async render() {
      const module = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as { render: Render };
      return module.render;
    },
    assetsFor: ([own]) => ({
      page: own && `/shop/${own}`,
      styles: ['/shop/src/app/shop.css'],
      laterStyles: [],
      scripts: ['/shop/src/app/entry-client.tsx'],
      everywhere: [],
      preloads: [],
      fonts: [],
    }),
    finish: (url, html) => withScriptsOf(vite, url, html),
    async attach(fastify) {
      await fastify.register(middie);
      await attachVite(vite, fastify);
    },
  };
}
