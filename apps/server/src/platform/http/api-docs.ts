import { documents } from '@sgb/contract/documents.ts';
import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { endpoints } from '@sgb/contract/endpoints.ts';
import { fastify as createFastify, type FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Http } from './bind.ts';
import { perMinute } from './limits.ts';
import { describedBy } from './schemas.ts';

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function schemaBlock(title: string, schema: z.ZodType, io: 'input' | 'output'): string {
  const json = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), null, 2);
  return `<details><summary>${title}</summary><pre>${escaped(json)}</pre></details>`;
}

function section(endpoint: Endpoint): string {
  return `<section><h2><code>${endpoint.method} ${endpoint.path}</code></h2>
<p>${escaped(endpoint.summary)}</p>
<p class="facts">for ${endpoint.auth}s · ${perMinute[endpoint.limit]} a minute · at most ${endpoint.queries} SQL statements</p>
${schemaBlock('Takes', endpoint.input, 'input')}${schemaBlock('Answers', endpoint.output, 'output')}</section>`;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1917;background:#fbf8f3}
section{background:#fff;border:1px solid #e7e0d6;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}
h1{color:#0f6b4f}h2{font-size:1rem;margin:0}p{margin:.4rem 0}.facts{color:#57534e;font-size:.875rem}
pre{overflow:auto;background:#fbf8f3;padding:.75rem;border-radius:8px;font-size:.8rem}summary{cursor:pointer}`;

function page(): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>SGB API</title><style>${style}</style></head><body><h1>SGB API</h1>
<p>GET takes a query, POST a form or JSON. Logged-in calls add <code>ticket</code> to the query. Every call answers
<code>{status, message, data}</code>; status 0 is success. The same in <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${endpoints.map(section).join('\n')}</body></html>`;
}

const described = {
  openapi: '3.1.0',
  info: { title: 'SGB', description: 'The API of Southern Group Buy', version: '1' },
  components: { securitySchemes: { ticket: { type: 'apiKey', in: 'query', name: 'ticket' } } },
} as const;

const nothingToCheck = { validatorCompiler: () => () => true, serializerCompiler: () => () => '' };

/**
 * All calls as OpenAPI, from a server of their own that nobody asks for anything: the one that serves has neither their
 * schemas nor what describes them, until somebody wants to read it.
 */
async function openApi(calls: readonly Endpoint[]): Promise<string> {
  const { default: swagger } = await import('@fastify/swagger');
  const listed = createFastify();
  await listed.register(swagger, { openapi: described });
  for (const call of calls)
    listed.route({ ...nothingToCheck, method: call.method, url: call.path, schema: describedBy(call), handler() {} });
  await listed.ready();
  return JSON.stringify(listed.swagger());
}

export function apiDocRoutes(http: Http, fastify: FastifyInstance): void {
  let written: Promise<string> | undefined;
  http.serve(documents.openApi, async (_request, reply) => {
    written ??= openApi(endpoints.filter(({ method, path }) => fastify.hasRoute({ method, url: path })));
    return reply.type('application/json; charset=utf-8').send(await written);
  });
  http.serve(documents.apiDocs, (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(page()),
  );
}
