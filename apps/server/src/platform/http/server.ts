import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { codes } from '@sgb/contract/codes.ts';
import { fastify as createFastify, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { App } from '../app.ts';
import { withTally } from '../db/statements.ts';
import { withoutRedaction } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { compressAnswers } from './compress-answers.ts';
import { drain, sendsBody, stillSends } from './drain.ts';
import { answerBrokenRequest, answerError, answerUnknown } from './errors.ts';
import { isInside } from './inside.ts';
import { createPressureHandler } from './pressure.ts';
import { envelopeOf, refuse } from './refusal.ts';
import { securityHeaders } from './security.ts';
import { endRequest, tracedRequest } from './traced.ts';

declare module 'fastify' {
  interface FastifyRequest {
    tally: { readonly statements: number; readonly wrote: boolean };
    /** For the log: who asked, and the code of the answer where it is not the HTTP status that says it. */
    outcome: { account: number | null; code: number | null; audited?: number };
  }
}

/** Nobody's word on a visitor's address is taken, that of so many proxies before us, or that of proxies in these networks. */
export type TrustedProxies = false | number | string[];

export interface ServerOptions {
  readonly app: App;
  readonly metrics: Metrics;
  readonly production: boolean;
  readonly trustProxy: TrustedProxies;
  /** An event loop that is late by more, for seconds, turns shoppers away: a second, unless told otherwise; with 0, never. */
  readonly maxDelayMs?: number;
}

const maxUrlLength = 8192;
const bodyTimeout = 30_000;
const uploadTimeout = 300_000;

/** The nearest proxy is number 0: what it appended is the header's last address, whatever a visitor wrote before it. */
export const trusting = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/** Fastify with everything that all routes share; routes are added by whoever calls this. */
export async function createServer({
  app,
  metrics,
  production,
  trustProxy,
  maxDelayMs = 1000,
}: ServerOptions): Promise<FastifyInstance> {
  const fastify: FastifyInstance = createFastify({
    loggerInstance: app.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusting(trustProxy),
    bodyLimit: 1024 * 1024,
    // Ten megabytes over a poor mobile line; every other call is cut off sooner, below.
    requestTimeout: uploadTimeout,
    keepAliveTimeout: 65_000,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
  });

  fastify.addHook('onRoute', (route) => {
    if (!route.config?.declared) throw new Error(`${route.method} ${route.url} is not declared in the contract`);
  });
  fastify.decorateRequest('tally');
  fastify.decorateRequest('outcome');
  const secure = securityHeaders(production);
  const lines = withoutRedaction(app.log);
  // These run for every request: none of them waits for anything, so none makes a promise.
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.declared?.limit !== 'probe') app.presence.seen();
    withTally((tally) => {
      request.tally = tally;
      request.outcome = { account: null, code: null };
      tracedRequest(request, done);
    });
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(secure(request.url)).header('x-request-id', request.id);
    if (request.url.length <= maxUrlLength) return done();
    reply.code(codes.addressTooLong.http).send(envelopeOf(refuse('addressTooLong')));
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (sendsBody(request) && request.routeOptions.config.declared?.limit !== 'upload') {
      const timer = setTimeout(() => raw.destroy(), bodyTimeout).unref();
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done();
  });
  fastify.addHook('onSend', (request, _reply, _payload, done) => {
    if (stillSends(request)) drain(request).then(() => done(), done);
    else done();
  });
  if (!production) {
    fastify.addHook('onSend', (request, reply, _payload, done) => {
      reply.header('x-statements', request.tally.statements);
      if (request.outcome.audited !== undefined) reply.header('x-audited', request.outcome.audited);
      done();
    });
  }
  fastify.addHook('onSend', compressAnswers);
  fastify.addHook('onResponse', (request, reply, done) => {
    // A stream is open for as long as somebody listens; that says nothing about how fast we are.
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      metrics.request(request.routeOptions.url, request.method, reply.statusCode, reply.elapsedTime / 1000);
    }
    endRequest(request, reply);
    if (lines.isLevelEnabled('info')) {
      const { statements } = request.tally;
      const ms = Math.round(reply.elapsedTime);
      const line = { reqId: request.id, req: request, status: reply.statusCode, ...request.outcome, ms, statements };
      lines.info(line, 'answered');
    }
    done();
  });
  fastify.setErrorHandler(answerError);
  fastify.setNotFoundHandler(answerUnknown);

  await fastify.register(underPressure, {
    // Not by utilization: a process that works without a pause and answers within milliseconds is well used, not ill.
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: createPressureHandler(),
  });
  await fastify.register(formbody);
  // A file that is too large is refused in words; see form.ts.
  await fastify.register(multipart, { throwFileSizeLimit: false });
  await fastify.register(rateLimit, {
    global: false,
    allowList: isInside,
    errorResponseBuilder: () => refuse('tooFast'),
  });
  return fastify;
}
