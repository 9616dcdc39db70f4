import type { Socket } from 'node:net';
import { codes } from '@sgb/contract/codes.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseLost } from '../db/lost.ts';
import { answerBusy } from './busy.ts';
import { envelopeOf, Refusal, refuse } from './refusal.ts';

function refusalOf(error: FastifyError | Refusal): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('tooLarge');
  if (error.statusCode === 400 || error.statusCode === 415) return refuse('badInput', 'The request cannot be read.');
  // A path that would leave the folder of the files: there is nothing there, as far as anyone may know.
  if (error.statusCode === 403 || error.statusCode === 404) return refuse('notFound');
  return null;
}

/** Whatever was thrown becomes an envelope; a fault of ours shows only its number, and its cause goes to the log. */
export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (refusal?.code === 'overloaded') return answerBusy(request, reply);
  if (error instanceof DatabaseLost) {
    request.log.warn({ err: error, req: request }, 'a request met no database');
    return answerBusy(request, reply);
  }
  if (refusal) return reply.code(codes[refusal.code].http).send(envelopeOf(refusal));
  request.log.error({ err: error, req: request }, 'a request failed');
  return reply.code(codes.fault.http).send(envelopeOf(refuse('fault', codes.fault.message, { requestId: request.id })));
}

export function answerUnknown(_request: FastifyRequest, reply: FastifyReply) {
  return reply.code(codes.notFound.http).send(envelopeOf(refuse('notFound', 'There is nothing at this address.')));
}

/** Requests so broken that HTTP parsing gave up; without an answer the browser would only see a lost connection. */
export function answerBrokenRequest(error: Error & { code: string; rawPacket: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const overflow = error.code === 'HPE_HEADER_OVERFLOW';
  const packet = Buffer.isBuffer(error.rawPacket) ? error.rawPacket : Buffer.alloc(0);
  const urlIsEndless = overflow && !packet.subarray(0, 16_384).includes('\r\n');
  const [status, reason, refusal] = urlIsEndless
    ? ([414, 'URI Too Long', refuse('addressTooLong')] as const)
    : overflow
      ? ([431, 'Request Header Fields Too Large', refuse('tooLarge')] as const)
      : ([400, 'Bad Request', refuse('badInput', 'The request cannot be read.')] as const);
  const body = JSON.stringify(envelopeOf(refusal));
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
