import { codes } from '@sgb/contract/codes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { envelopeOf, refuse } from './refusal.ts';

const retrySeconds = 5;
/** A process that is late for so long is not catching up by itself; one that stalled once is. */
const patienceMs = 3000;
/** Two looks at the event loop, one a second: less apart, it is the same trouble. */
const sameTroubleMs = 2500;

/** For a browser: says what is the matter, and asks again by itself. */
const busyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${retrySeconds}"><title>One moment · SGB</title>
<style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.5 system-ui,sans-serif;text-align:center}main{max-width:24rem;padding:1.5rem}h1{font-size:1.375rem;margin:0 0 .5rem}p{margin:0}</style>
</head><body><main><h1>One moment, please</h1><p>Very many people are here right now. This page tries again automatically in a few seconds.</p></main></body></html>`;

const busyPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Turns people away while the event loop is late, but only when it has been for seconds. */
export function createPressureHandler(now: () => number = Date.now) {
  let since = 0;
  let last = 0;
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const moment = now();
    if (moment - last > sameTroubleMs) since = moment;
    last = moment;
    const { declared } = request.routeOptions.config;
    // Whoever watches us must still be answered, or a busy process is taken for a dead one and killed.
    if (moment - since < patienceMs || declared?.limit === 'probe') return;
    reply.code(codes.overloaded.http).header('retry-after', retrySeconds);
    if (declared?.limit === 'page') {
      reply.header('content-security-policy', busyPolicy).type('text/html; charset=utf-8').send(busyPage);
    } else {
      reply.send(envelopeOf(refuse('overloaded')));
    }
  };
}
