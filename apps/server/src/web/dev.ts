import { once } from 'node:events';
import { createServer } from 'node:net';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { shopFolder } from './built.ts';
import type { Render } from './render.ts';
import type { WebApp } from './routes.ts';

/** Vite's own choice is always the same one, and two development servers would quarrel over it. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The shop straight from its sources, with hot reload. */
export async function devWebApp(): Promise<WebApp & { attach(fastify: FastifyInstance): Promise<void> }> {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    root: shopFolder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: await freePort() } },
  });
  return {
    async render() {
      const module = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as { render: Render };
      return module.render;
    },
    assetsFor: ([own]) => ({
      page: own && `/shop/${own}`,
      styles: ['/shop/src/app/shop.css'],
      scripts: ['/shop/src/app/entry-client.tsx'],
      preloads: [],
      fonts: [],
    }),
    async finish(url, html) {
      // Vite would rewrite every address of the page to its own base, so it gets an empty one to put its scripts into.
      const own = await vite.transformIndexHtml(url, '<html><head></head><body></body></html>');
      return html.replace('</head>', `${/<head>(.*)<\/head>/s.exec(own)?.[1] ?? ''}</head>`);
    },
    async attach(fastify) {
      await fastify.register(middie);
      fastify.use(vite.middlewares);
      fastify.addHook('onClose', () => vite.close());
    },
  };
}
