import type { Transport } from '@sgb/contract/client.ts';
import { codes } from '@sgb/contract/codes.ts';
import type { Endpoint } from '@sgb/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../platform/app.ts';
import type { Http } from '../platform/http/bind.ts';
import type { Call } from '../platform/http/call.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { schemasOf } from '../platform/http/schemas.ts';
import type { Module } from '../platform/module.ts';

type Handle = (call: Call<'guest'>, input: unknown) => Promise<unknown>;
type Answer = Awaited<ReturnType<Transport>>;

/** What guests' pages are made of. Their routes hold nothing, so that they may be named a second time. */
const asked = ['catalog', 'content'];

/** The use cases that anybody may call, by their paths. */
function guestUseCases<Host extends App>(modules: readonly Module<Host>[], app: Host) {
  const found = new Map<string, { readonly endpoint: Endpoint; readonly handle: Handle }>();
  const nothing = () => undefined;
  const http: Http = {
    bind(endpoint, handle) {
      const { method, auth, right, limit } = endpoint;
      if (method === 'GET' && auth === 'guest' && !right && limit === 'browse')
        found.set(endpoint.path, { endpoint, handle: handle as Handle });
    },
    receive: nothing,
    take: nothing,
    serve: nothing,
    beforeClose: nothing,
    onClose: nothing,
  };
  for (const { name, routes } of modules) if (asked.includes(name)) routes?.(http, app);
  return found;
}

/**
 * Answers calls of guests without a request that goes through the whole server, where nothing is out of the ordinary;
 * else it answers undefined, and the route itself has to be asked. Answers are trimmed to what is declared, as there.
 */
export function guestCalls<Host extends App>(modules: readonly Module<Host>[], app: Host) {
  const useCases = guestUseCases(modules, app);
  return async (url: string, request: FastifyRequest): Promise<Answer | undefined> => {
    const [path = '', query = ''] = url.split('?');
    const useCase = useCases.get(path);
    if (!useCase || query.includes('%00')) return undefined;
    const { endpoint, handle } = useCase;
    const input = endpoint.input.safeParse(Object.fromEntries(new URLSearchParams(query)));
    if (!input.success) return undefined;
    const call: Call<'guest'> = {
      ...app,
      log: request.log as App['log'],
      session: null,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      headers: {},
    };
    const data = await handle(call, input.data);
    if (data instanceof Refusal) return undefined;
    const { status, message } = codes.ok;
    return { http: 200, body: JSON.parse(schemasOf(endpoint).serialize({ status, message, data })) };
  };
}
