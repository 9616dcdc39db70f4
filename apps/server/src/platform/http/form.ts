import type { FileRule } from '@sgb/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { type Refusal, refuse } from './refusal.ts';

/** What a multipart request brought: its fields with the file's bytes among them, or why it is not taken. */
export interface Form {
  readonly ticket: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly refusal: Refusal | null;
}

const shortText = 1024;

/** Reads the whole form into memory: the rule's bound is what makes that safe. */
export async function readForm(request: FastifyRequest, rule: FileRule): Promise<Form> {
  const fields: Record<string, unknown> = {};
  let ticket: string | undefined;
  let refusal: Refusal | null = null;
  if (!request.isMultipart()) return { ticket, fields, refusal: refuse('badInput', rule.missing, { field: 'file' }) };
  const limits = { fileSize: rule.maxBytes, files: 1, fields: 8, fieldSize: shortText };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.fieldname === 'ticket') ticket = String(part.value).slice(0, 128) || undefined;
        else fields[part.fieldname] = part.value;
        continue;
      }
      // Read to its end whatever its size: a client that is still sending would not hear the answer.
      const chunks: Buffer[] = [];
      for await (const chunk of part.file) chunks.push(chunk);
      if (part.file.truncated) refusal = refuse('tooLarge', rule.tooLarge, { field: part.fieldname });
      else if (part.fieldname === 'file') fields.file = Buffer.concat(chunks);
    }
  } catch {
    return { ticket, fields, refusal: refuse('badInput', 'The request cannot be read.') };
  }
  const bytes = fields.file;
  if (!refusal && !(bytes instanceof Uint8Array && bytes.length > 0)) {
    refusal = refuse('badInput', rule.missing, { field: 'file' });
  }
  return { ticket, fields, refusal };
}
