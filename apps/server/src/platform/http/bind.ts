import { codes } from '@sgb/contract/codes.ts';
import { readingCalls } from '@sgb/contract/edited-things.ts';
import type { AuthLevel, Document, Endpoint } from '@sgb/contract/endpoint.ts';
import { laggingCalls } from '@sgb/contract/lagging-calls.ts';
import { callVerdict } from '@sgb/contract/policy.ts';
import { seenCalls } from '@sgb/contract/seen-calls.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { newestEdition } from '../audit/edition.ts';
import { auditing } from '../audit/scope.ts';
import type { Authenticate, Call, NameOf, NoteWrite, Session } from './call.ts';
import { type Form, readForm } from './form.ts';
import { allowGuess, limitsOf } from './limits.ts';
import { type RawBody, rawBodyOf, takeBytes } from './raw.ts';
import { envelopeOf, Refusal, refuse } from './refusal.ts';
import { doneSurely } from './repeat.ts';
import { schemasOf } from './schemas.ts';
import { readAsText } from './sent-as-text.ts';
import { nulField, wellFormed } from './sent-characters.ts';
import { auditOf, refusedIfStale } from './staff-write.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    declared?: Endpoint | Document;
  }
}

/** A call as it was bound: what may be asked, and who does the work. */
interface BoundCall {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<'guest'>, input: unknown) => Promise<unknown>;
}

/** Where modules hang their routes. */
export interface Http {
  /** The calls that are bound, `GET /api/…`, for whoever makes one without a request. */
  readonly calls: ReadonlyMap<string, BoundCall>;
  /** Makes the route of a call from its contract: checks, limits and trims; `handle` does the work. */
  bind<
    Method extends 'GET' | 'POST',
    Path extends string,
    In extends z.ZodType,
    Out extends z.ZodType,
    Auth extends AuthLevel,
  >(
    endpoint: Endpoint<Method, Path, In, Out, Auth>,
    handle: (call: Call<Auth>, input: z.output<In>) => Promise<z.output<Out> | Refusal>,
  ): void;
  /** The same for a call that is sent bytes in place of fields. */
  receive<Path extends string, In extends z.ZodType, Out extends z.ZodType, Auth extends AuthLevel>(
    endpoint: Endpoint<'POST', Path, In, Out, Auth>,
    handle: (call: Call<Auth>, input: z.output<In>, body: RawBody) => Promise<z.output<Out> | Refusal>,
  ): void;
  /** Makes the route of a callback: `take` gets the body as it came and says with which status we answer, in no words. */
  take(callback: Document, take: (request: FastifyRequest, raw: Buffer) => Promise<number>): void;
  /** Makes the route of a document; `serve` answers as it likes. */
  serve(document: Document, serve: (request: FastifyRequest, reply: FastifyReply) => unknown): void;
  /** What is done when the server stops, before it waits for its connections to end. */
  beforeClose(work: () => Promise<void>): void;
  /** The same, after that. */
  onClose(work: () => Promise<void>): void;
}

const maxCallbackBytes = 64 * 1024;

/** Takes the ticket out of the query before anything validates or logs it. */
function takeTicket(request: FastifyRequest): string | undefined {
  const query = request.query as Record<string, unknown>;
  const ticket = query.ticket;
  delete query.ticket;
  return typeof ticket === 'string' && ticket.length > 0 && ticket.length <= 128 ? ticket : undefined;
}

function firstFault(error: z.ZodError): Refusal {
  const [issue] = error.issues;
  const unknownField = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const field = unknownField ?? issue?.path.join('.') ?? '';
  const reason = unknownField ? 'is not a field of this call' : (issue?.message ?? codes.badInput.message);
  return refuse('badInput', field ? `${field}: ${reason}` : reason, { field });
}

const isForm = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/** What came as text is read once more, as what its fields may have meant. */
function parseSent({ input }: Endpoint, sent: unknown, asText: boolean) {
  const result = input.safeParse(sent);
  return result.success || !asText ? result : input.safeParse(readAsText(input, sent));
}

/** The one place that keeps who only looks from everything else. */
const onlyLooks = ({ method, path }: Endpoint, session: Session | null): boolean =>
  session?.seenBy !== undefined && !seenCalls.has(`${method} ${path}`);

function mayEnter(endpoint: Endpoint, session: Session | null): Refusal | null {
  if (onlyLooks(endpoint, session)) return refuse('onlyLooking');
  const verdict = callVerdict(endpoint, session?.person ?? null);
  if (verdict === 'loginFirst') {
    return refuse('noSession', codes.noSession.message, { code: codes.noSession.status, loginUrl: '/shop/login' });
  }
  return verdict === 'noRight' ? refuse('noRight') : null;
}

export interface BindOptions {
  readonly app: App;
  readonly authenticate: Authenticate;
  readonly noteWrite: NoteWrite;
  /** What somebody of staff is called by colleagues. */
  readonly nameOf: NameOf;
  readonly rateLimits: boolean;
}

export function createHttp(fastify: FastifyInstance, options: BindOptions): Http {
  const { app, authenticate, noteWrite, nameOf, rateLimits } = options;
  /** The configuration of a route, and what comes before it. */
  function declaring(declared: Endpoint | Document) {
    if (!rateLimits) return { config: { declared, rateLimit: false as const } };
    const { rateLimit, onRequest } = limitsOf(fastify, declared);
    return { config: { declared, rateLimit }, onRequest };
  }

  function send(reply: FastifyReply, refusal: Refusal) {
    reply.request.outcome.code = codes[refusal.code].status;
    return reply.code(codes[refusal.code].http).send(envelopeOf(refusal));
  }

  /** Refusals of a call that takes a file lie as deep as its answers. */
  function sendDeep(reply: FastifyReply, refusal: Refusal) {
    const { http } = codes[refusal.code];
    const body = { status: http, data: envelopeOf(refusal) };
    return reply.code(http).serializer(JSON.stringify).type('application/json; charset=utf-8').send(body);
  }

  /** `answer` gets the request as well, for the calls that are sent more than fields. */
  function routeOf(
    endpoint: Endpoint,
    answer: (call: Call<'guest'>, input: unknown, request: FastifyRequest) => Promise<unknown>,
  ): RouteOptions {
    const { serialize } = schemasOf(endpoint);
    const lags = laggingCalls.has(`${endpoint.method} ${endpoint.path}`);
    const isReading = readingCalls.has(`${endpoint.method} ${endpoint.path}`);
    const inQuery = endpoint.method === 'GET' || endpoint.raw !== undefined;
    return {
      method: endpoint.method,
      url: endpoint.path,
      // Checking is zod's work, below; OpenAPI asks for the whole schema by itself.
      serializerCompiler: () => serialize,
      schema: { response: { 200: {} } },
      ...declaring(endpoint),
      async handler(request, reply) {
        // Some calls that change something are GET, and any page could make a browser ask for them.
        if (request.headers['sec-fetch-site'] === 'cross-site') return send(reply, refuse('otherSite'));
        const form: Form | null = endpoint.file ? await readForm(request, endpoint.file) : null;
        const ticket = takeTicket(request) ?? form?.ticket;
        // What is answered to somebody known is theirs alone.
        if (ticket) reply.header('cache-control', 'no-store');
        const session = ticket ? await authenticate(app, ticket) : null;
        request.outcome.account = session?.accountId ?? null;
        if (rateLimits && endpoint.limit === 'guess') {
          const account = endpoint.auth === 'guest' ? null : (session?.accountId ?? null);
          if (!(await allowGuess(app, request, account))) return send(reply, refuse('tooFast'));
        }
        const shut = mayEnter(endpoint, session);
        if (shut) return send(reply, shut);
        if (form?.refusal) return sendDeep(reply, form.refusal);
        const sent = wellFormed(form ? form.fields : inQuery ? request.query : request.body);
        const unwritable = nulField(sent);
        if (unwritable !== undefined) return send(reply, refuse('badInput', undefined, { field: unwritable }));
        const input = parseSent(endpoint, sent ?? {}, inQuery || isForm(request));
        if (!input.success) return send(reply, firstFault(input.error));
        const call: Call<'guest'> = {
          ...app,
          ...(lags && { db: app.db.lagging(session?.wrote ?? null) }),
          log: request.log as App['log'],
          session,
          ip: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          headers: request.headers,
        };
        const work = () => doneSurely(endpoint, input.data, () => answer(call, input.data, request));
        const staffWrite = auditOf(endpoint, call, input.data, request.id);
        if (session?.staff && isReading) reply.header('x-edition', await call.db.read(newestEdition));
        const result = staffWrite
          ? await auditing(staffWrite, work).catch((error) => refusedIfStale(error, call, nameOf))
          : await work();
        if (staffWrite) request.outcome.audited = staffWrite.rows;
        // Before the answer: whoever has it may ask a replica next.
        if (session && request.tally.wrote) await noteWrite(app, session.accountId);
        if (result instanceof Refusal) request.outcome.code = codes[result.code].status;
        if (form) {
          return result instanceof Refusal
            ? sendDeep(reply, result)
            : { status: 200, data: { status: codes.ok.status, message: codes.ok.message, data: result } };
        }
        if (result instanceof Refusal) {
          return codes[result.code].http === 200
            ? reply.serializer(JSON.stringify).type('application/json; charset=utf-8').send(envelopeOf(result))
            : send(reply, result);
        }
        return { status: codes.ok.status, message: codes.ok.message, data: result };
      },
    };
  }

  const calls = new Map<string, BoundCall>();
  return {
    calls,
    bind(endpoint, handle) {
      const work: BoundCall['handle'] = (call, input) =>
        handle(call as Call<typeof endpoint.auth>, input as z.output<typeof endpoint.input>);
      calls.set(`${endpoint.method} ${endpoint.path}`, { endpoint, handle: work });
      fastify.route(routeOf(endpoint, work));
    },
    receive(endpoint, handle) {
      const { maxBytes } = endpoint.raw ?? { maxBytes: 0 };
      // A scope of its own: no other call takes bytes.
      fastify.register(async (scope) => {
        takeBytes(scope);
        scope.route(
          routeOf(endpoint, (call, input, request) =>
            handle(
              call as Call<typeof endpoint.auth>,
              input as z.output<typeof endpoint.input>,
              rawBodyOf(request, maxBytes),
            ),
          ),
        );
      });
    },
    take(callback, take) {
      fastify.register(async (scope) => {
        takeBytes(scope);
        scope.route({
          method: callback.method,
          url: callback.path,
          schema: { hide: true },
          ...declaring(callback),
          async handler(request, reply) {
            const body = rawBodyOf(request, maxCallbackBytes);
            const parts: Buffer[] = [];
            for await (const part of body.bytes()) parts.push(part);
            const status = body.whole() ? await take(request, Buffer.concat(parts)) : codes.tooLarge.http;
            return reply.code(status).send();
          },
        });
      });
    },
    serve(document, serve) {
      fastify.route({
        method: document.method,
        url: document.path,
        schema: { hide: true },
        ...declaring(document),
        handler: async (request, reply) => serve(request, reply),
      });
    },
    beforeClose(work) {
      fastify.addHook('preClose', work);
    },
    onClose(work) {
      fastify.addHook('onClose', work);
    },
  };
}
