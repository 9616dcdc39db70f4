import { codes } from '@sgb/contract/codes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { envelopeOf, refuse } from './refusal.ts';

const retrySeconds = 5;

/** For a browser: says what is the matter, and asks again by itself. */
const busyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${retrySeconds}"><title>One moment · SGB</title>
<style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.5 system-ui,sans-serif;text-align:center}main{max-width:24rem;padding:1.5rem}h1{font-size:1.375rem;margin:0 0 .5rem}p{margin:0}</style>
</head><body><main><h1>One moment, please</h1><p>The shop is busy right now. This page tries again automatically in a few seconds.</p></main></body></html>`;

const busyPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** One moment, please: the shop has too much to do, or its database is away and comes back. */
export function answerBusy({ routeOptions }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(codes.overloaded.http).header('retry-after', retrySeconds);
  return routeOptions.config.declared?.limit === 'page'
    ? reply.header('content-security-policy', busyPolicy).type('text/html; charset=utf-8').send(busyPage)
    : reply.send(envelopeOf(refuse('overloaded')));
}
