import { endpoint } from './endpoint.ts';
import { oneOf, whole } from './fields.ts';
import { chunkBytes, purposeNames } from './upload-purposes.ts';
import * as z from './zod.ts';

export const fileId = z.uuid({ error: 'must be the name of a file' });

/** 0: send on from `start`; 1: the file is complete and `fileName` is its name from now on. */
const uploadCodes = { goOn: 0, complete: 1 } as const;

/** The chunked-upload response of the product document, section 3. */
const uploadAnswer = z.object({
  code: z.literal(Object.values(uploadCodes)),
  /** The name that the shop gives the file. */
  fileName: z.string(),
  /** The name that it came with. */
  orgfileName: z.string(),
  start: z.int(),
  msg: z.string(),
});
export type UploadAnswer = z.output<typeof uploadAnswer>;

export const beginUpload = endpoint({
  method: 'GET',
  path: '/api/upload/file',
  summary: 'Get the name for a file to upload, and the byte to start from: 0, or where a broken upload ended',
  auth: 'shopper',
  limit: 'upload',
  queries: 8,
  input: z.strictObject({
    // An empty name and no bytes at all are answered with the product document's words, so they pass here.
    name: z.string().max(255, { error: 'must have at most 255 characters' }).default(''),
    type: z.string().max(100, { error: 'must have at most 100 characters' }).default(''),
    size: whole(0, Number.MAX_SAFE_INTEGER).default(0),
    /** What the file is for. */
    dirtype: z.enum(purposeNames, { error: `must be one of ${purposeNames.join(', ')}` }),
    /** When it was last changed, in milliseconds. */
    modified: whole(0, 8_640_000_000_000_000).default(0),
    /** 1: always a new name; 0: a half of the same file that is already here goes on. */
    rename: oneOf(0, 1).default(1),
  }),
  output: uploadAnswer,
});

export const sendChunk = endpoint({
  method: 'POST',
  path: '/api/upload/file',
  summary: 'Send the bytes that the Content-Range header names; bytes */size sends none and asks how far it is',
  auth: 'shopper',
  limit: 'upload',
  queries: 15,
  raw: { maxBytes: chunkBytes },
  input: z.strictObject({ fileName: fileId }),
  output: uploadAnswer,
});

export const removeUpload = endpoint({
  method: 'POST',
  path: '/api/upload/remove',
  summary: 'Give up a half-sent file, or a sent one that nothing uses yet; harmless when it is gone',
  auth: 'shopper',
  limit: 'browse',
  queries: 9,
  input: z.strictObject({ fileName: fileId }),
  output: z.object({}),
});

const uploadedFile = z.object({
  fileName: z.string(),
  orgfileName: z.string(),
  kind: z.literal(['image', 'pdf', 'video']),
  size: z.int(),
  /** Where it can be seen for the next minutes; a picture takes &w=320 for a small one. */
  address: z.string(),
});

export const listUploads = endpoint({
  method: 'GET',
  path: '/api/upload/files',
  summary: 'Where files of one’s own can be seen for the next minutes',
  auth: 'shopper',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({
    /** Names of files with commas between them. */
    fileNames: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(fileId).max(20, { error: 'must be at most 20' })),
  }),
  output: z.object({ files: z.array(uploadedFile) }),
});
