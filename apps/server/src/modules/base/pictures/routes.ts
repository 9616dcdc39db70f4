import { codes } from '@sgb/contract/codes.ts';
import { documents } from '@sgb/contract/documents.ts';
import type { FastifyReply } from 'fastify';
import type { Http } from '../../../platform/http/bind.ts';
import { envelopeOf, type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { isPictureKey, negotiateFormat } from './rules.ts';
import { type PictureService, type PictureWidth, pictureWidths } from './service.ts';

function widthOf(text: unknown): PictureWidth | undefined {
  return pictureWidths.find((allowed) => String(allowed) === text);
}

function notAWidth(field: string): Refusal {
  return refuse('badInput', `${field}: must be one of ${pictureWidths.join(', ')}`, { field });
}

function send(reply: FastifyReply, refusal: Refusal) {
  return reply.code(codes[refusal.code].http).send(envelopeOf(refusal));
}

/** What showing pictures asks of its process. */
export interface Pictures {
  readonly pictures: PictureService;
}

export function pictureRoutes(http: Http, { pictures }: Pictures): void {
  http.serve(documents.picture, async (request, reply) => {
    const { key } = request.params as { key: string };
    const { w, light } = request.query as { w?: unknown; light?: unknown };
    const [width, standsFor] = [widthOf(w), widthOf(light)];
    // Refused before any work: an address that could never be a picture must cost nothing.
    if (!isPictureKey(key)) return send(reply, refuse('badInput', 'key: must be a picture key', { field: 'key' }));
    if (!width) return send(reply, notAWidth('w'));
    if (light !== undefined && !standsFor) return send(reply, notAWidth('light'));
    const format = negotiateFormat(request.headers.accept);
    const thrifty = standsFor !== undefined || request.headers['save-data'] === 'on';
    const picture = await pictures.get(key, width, format, thrifty);
    if (picture === 'unknown') return send(reply, refuse('notFound', 'There is no such picture.'));
    if (picture === 'busy') return send(reply.header('retry-after', '1'), refuse('overloaded'));
    const full = standsFor && (await pictures.bytesOf(key, standsFor, format));
    // Where browsers show it to the page: what a picture in its full size would have weighed.
    if (full) reply.header('server-timing', `full;desc="${full}"`);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept, save-data')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(picture.type)
      .send(picture.body);
  });
}
