import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { shopFolder } from './built.ts';
import type { Render } from './render.ts';
import type { WebApp } from './routes.ts';

/** The shop straight from its sources, with hot reload. */
export async function devWebApp(): Promise<WebApp & { attach(fastify: FastifyInstance): Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: shopFolder, appType: 'custom', server: { middlewareMode: true } });
  return {
    async render() {
      const module = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as { render: Render };
      return module.render;
    },
    assetsFor: () => ({
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
