import { codes } from '@sgb/contract/codes.ts';
import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { laggingCalls } from '@sgb/contract/lagging-calls.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../platform/app.ts';
import type { Database } from '../platform/db/database.ts';
import { lookingTogether } from '../platform/db/look-together.ts';
import type { Http } from '../platform/http/bind.ts';
import type { Call } from '../platform/http/call.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { schemasOf } from '../platform/http/schemas.ts';
import type { WrittenTransport } from './render.ts';

type Answer = Awaited<ReturnType<WrittenTransport>>;

const { status, message } = codes.ok;
/** What stands before the data in every answer. */
const opening = `${JSON.stringify({ status, message }).slice(0, -1)},"data":`;

const isForAnybody = ({ auth, right, limit }: Endpoint) => auth === 'guest' && !right && limit === 'browse';

/**
 * Answers calls of guests without a request that goes through the whole server, where nothing is out of the ordinary;
 * else it answers undefined, and the route itself has to be asked. The JSON is trimmed to what is declared, as there; the
 * data is as the use case gave it, since reading it back from the JSON would take as long as writing it.
 */
export function guestCalls({ calls }: Pick<Http, 'calls'>, app: App) {
  /** All calls of one page look at the database together. */
  return function ofPage(request: FastifyRequest) {
    const lagging = app.db.lagging(null);
    const usual = lookingTogether(app.db);
    const late = lagging === app.db ? usual : lookingTogether(lagging);
    return (url: string) => answer(url, request, { usual, late });
  };

  async function answer(
    url: string,
    request: FastifyRequest,
    { usual, late }: { readonly usual: Database; readonly late: Database },
  ): Promise<Answer | undefined> {
    const [path = '', query = ''] = url.split('?');
    const bound = calls.get(`GET ${path}`);
    if (!bound || !isForAnybody(bound.endpoint) || query.includes('%00')) return undefined;
    const { endpoint, handle } = bound;
    const input = endpoint.input.safeParse(Object.fromEntries(new URLSearchParams(query)));
    if (!input.success) return undefined;
    const call: Call<'guest'> = {
      ...app,
      db: laggingCalls.has(`GET ${path}`) ? late : usual,
      log: request.log as App['log'],
      session: null,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      headers: {},
    };
    const data = await handle(call, input.data);
    if (data instanceof Refusal) return undefined;
    const body = { status, message, data };
    const written = schemasOf(endpoint).serialize(body);
    return { http: 200, body, json: written.slice(opening.length, -1) };
  }
}
