import { codes } from '@sgb/contract/codes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { envelopeOf, refuse } from '../../../platform/http/refusal.ts';
import type { Card } from './card.ts';
import type { Cards } from './service.ts';

/** A minute: what is on a card (kilograms, days left) moves on. */
const keepSeconds = 60;

/** Answers with a code alone, as a drawing or as a picture; null is one that there is not. */
export async function sendQr(
  cards: Cards,
  code: { readonly link: string; readonly svg: boolean } | null,
  reply: FastifyReply,
) {
  const no = (refusal: ReturnType<typeof refuse>) => reply.code(codes[refusal.code].http).send(envelopeOf(refusal));
  if (!code) return no(refuse('notFound', 'There is no such picture.'));
  const drawn = code.svg ? renderSVG(code.link, { ecc: 'M', border: 2 }) : await cards.qr(code.link);
  if (drawn === 'busy') return no(refuse('overloaded'));
  reply.header('cache-control', 'public, max-age=86400').header('cross-origin-resource-policy', 'cross-origin');
  return reply.type(code.svg ? 'image/svg+xml' : 'image/png').send(drawn);
}

/** Answers with a card, or with nothing new for whoever has it; null is a card that there is not. */
export async function sendCard(cards: Cards, card: Card | null, request: FastifyRequest, reply: FastifyReply) {
  const no = (refusal: ReturnType<typeof refuse>) => reply.code(codes[refusal.code].http).send(envelopeOf(refusal));
  if (!card) return no(refuse('notFound', 'There is no such picture.'));
  const drawn = await cards.draw(card);
  if (drawn === 'busy') return no(refuse('overloaded'));
  reply
    .header('etag', drawn.etag)
    .header('cache-control', `public, max-age=${keepSeconds}`)
    .header('cross-origin-resource-policy', 'cross-origin');
  if (request.headers['if-none-match'] === drawn.etag) return reply.code(304).send();
  return reply.type('image/png').send(drawn.body);
}
