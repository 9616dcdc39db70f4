import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { callVerdict } from '@sgb/contract/policy.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../platform/app.ts';
import { masked } from '../platform/audit/mask.ts';
import { auditing } from '../platform/audit/scope.ts';
import type { Http } from '../platform/http/bind.ts';
import type { Call, Session } from '../platform/http/call.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { schemasOf } from '../platform/http/schemas.ts';
import { columnsOf, csvLine, spread, titleOf } from './export-rules.ts';

interface Page {
  readonly items: readonly unknown[];
  readonly page?: number;
  readonly pages?: number;
  readonly next?: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** What is left of a list after a page of it, as fields of the call; null at its end. */
function nextOf({ page = 1, pages = 1, next }: Page): Fields | null {
  if (next !== undefined) return next === null ? null : { after: next };
  return page < pages ? { page: page + 1 } : null;
}

interface Declared {
  readonly properties?: { readonly data?: { readonly properties?: { readonly items?: { readonly items?: unknown } } } };
}

const rowOf = (endpoint: Endpoint) =>
  (schemasOf(endpoint).output as Declared).properties?.data?.properties?.items?.items;

function fieldsIn(text: string | undefined): Fields | undefined {
  try {
    const given: unknown = JSON.parse(text ?? '{}');
    return typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : undefined;
  } catch {
    return undefined;
  }
}

interface Ended {
  readonly rows: number;
  /** False: the browser went away. */
  readonly whole: boolean;
}

interface Taken {
  readonly session: Session;
  readonly ip: string;
  readonly requestId: string;
  readonly path: string;
  readonly given: Fields;
}

/** What was taken out is written down as what is changed is: before its first row leaves, and how many there were at its end. */
function noted({ clock, db }: App, { session, ip, requestId, path, given }: Taken, after?: Ended) {
  const scope = {
    at: clock.now(),
    by: session.accountId,
    role: session.person.staffrole,
    call: 'GET /console/export',
    ip,
    requestId,
    input: masked({ list: path, ...given }),
    subject: `export ${path.replace('/api/staff/', '')}`,
    ...{ accounts: [], things: [], why: '', before: undefined, after, edited: undefined, rows: 0 },
  };
  return auditing(scope, () => db.transact((tx) => tx.run('export.noted', 'select 1', [])));
}

/**
 * All rows of a list of staff, written while they are read: the next page is asked for when the browser has taken the last one. Each
 * page goes through the call itself, with its right, and is trimmed to what it declares.
 */
export function serveExport(http: Http, app: App) {
  return async (session: Session | null, request: FastifyRequest, reply: FastifyReply) => {
    const asked = request.query as Readonly<Record<string, string | undefined>>;
    const refused = (status: number, words: string) => reply.code(status).type('text/plain; charset=utf-8').send(words);
    if (!session?.staff) return refused(401, 'Please log in to the console first.');
    const bound = http.calls.get(String(asked.call));
    const row = bound && bound.endpoint.method === 'GET' && bound.endpoint.auth === 'staff' && rowOf(bound.endpoint);
    if (!bound || !row) return refused(404, 'There is no such list.');
    const { endpoint, handle } = bound;
    if (callVerdict(endpoint, session.person) !== 'allowed') return refused(403, 'Your role does not see this list.');
    const given = fieldsIn(asked.input);
    if (!given || !endpoint.input.safeParse(given).success)
      return refused(400, 'Nobody asks for this list in this way.');
    const call: Call<'guest'> = {
      ...app,
      log: request.log as App['log'],
      session,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      headers: request.headers,
    };
    async function read(more: Fields): Promise<Page | Refusal> {
      const answer = await handle(call, endpoint.input.parse({ ...given, ...more }));
      if (answer instanceof Refusal) return answer;
      const body = schemasOf(endpoint).serialize({ status: 1, message: '', data: answer });
      return (JSON.parse(body) as { data: Page }).data;
    }
    const first = await read({});
    if (first instanceof Refusal) return refused(400, first.message);
    const taken = { session, ip: request.ip, requestId: randomUUID(), path: endpoint.path, given };
    await noted(app, taken);
    const file = (asked.name ?? '').replaceAll(/[^\w -]+/g, '').slice(0, 60) || 'list';
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${file}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(linesOf(first, columnsOf(row), read, (ended) => noted(app, taken, ended))));
  };
}

async function* linesOf(
  first: Page,
  columns: readonly string[],
  read: (more: Fields) => Promise<Page | Refusal>,
  end: (ended: Ended) => Promise<unknown>,
) {
  let count = 0;
  let whole = false;
  try {
    yield `\uFEFF${csvLine(columns.map(titleOf))}`;
    for (let page = first; ; ) {
      const rows = page.items.map((row) => new Map(spread(row)));
      count += rows.length;
      yield rows.map((cells) => csvLine(columns.map((column) => cells.get(column) ?? ''))).join('');
      const more = nextOf(page);
      if (!more) break;
      const found = await read(more);
      // The connection breaks off, so that nobody takes half a file for the whole.
      if (found instanceof Refusal) throw new Error(found.message);
      page = found;
    }
    whole = true;
  } finally {
    await end({ rows: count, whole });
  }
}
