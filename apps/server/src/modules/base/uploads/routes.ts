import { codes } from '@sgb/contract/codes.ts';
import { documents } from '@sgb/contract/documents.ts';
import { isLent, purposes } from '@sgb/contract/upload-purposes.ts';
import { beginUpload, listUploads, removeUpload, sendChunk } from '@sgb/contract/uploads.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../platform/app.ts';
import { isSigned, lookIn } from '../../../platform/files/address.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { envelopeOf, refuse } from '../../../platform/http/refusal.ts';
import { smallKey } from './content.ts';
import { listFiles } from './files.ts';
import { requestedRange } from './rules.ts';
import { begin, receiveChunk, remove } from './service.ts';
import { fileById, writeLook } from './store.ts';

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A name for the download that no header can be broken with. */
function attachment(name: string): string {
  return `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

const forEver = 'public, max-age=31536000, immutable';
/** Its owner may take it back: then no copy of it lives for long. */
const lent = 'public, max-age=300';

async function serveFile(app: App, request: FastifyRequest, reply: FastifyReply) {
  const { id } = request.params as { id: string };
  const query = request.query as Record<string, unknown>;
  const unknown = () => reply.code(codes.notFound.http).send(envelopeOf(refuse('notFound', 'There is no such file.')));
  const file = idShape.test(id) ? await app.db.read((reader) => fileById(reader, id)) : undefined;
  if (!file) return unknown();
  const hidden = purposes[file.purpose].private;
  // The same answer as for a file that is not there: an address tells nobody what exists.
  if (hidden && !isSigned(app.files.secret, id, query, app.clock.now())) return unknown();
  const key = query.w === '320' && file.kind === 'image' ? smallKey(id) : id;
  const size = await app.files.store.size(key);
  if (size === null) return unknown();
  const look = hidden ? lookIn(query) : undefined;
  // Also for a piece of it: without the row nothing is shown.
  if (look) await app.db.transact((tx) => writeLook(tx, file, look, app.clock.now()));
  reply
    .header('cache-control', hidden ? 'private, max-age=600' : isLent(file.purpose) ? lent : forEver)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('accept-ranges', 'bytes')
    .type(file.mediaType);
  if (file.kind === 'pdf') reply.header('content-disposition', attachment(file.name));
  const range = requestedRange(request.headers.range, size);
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end + 1 - range.start : size);
  return reply.send(await app.files.store.get(key, range ?? undefined));
}

export function uploadRoutes(http: Http, app: App): void {
  http.bind(beginUpload, begin);
  http.receive(sendChunk, receiveChunk);
  http.bind(removeUpload, remove);
  http.bind(listUploads, listFiles);
  http.serve(documents.file, (request, reply) => serveFile(app, request, reply));
}
