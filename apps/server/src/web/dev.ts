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
    }),
    finish: (url, html) => vite.transformIndexHtml(url, html),
    async attach(fastify) {
      await fastify.register(middie);
      fastify.use(vite.middlewares);
      fastify.addHook('onClose', () => vite.close());
    },
  };
}
