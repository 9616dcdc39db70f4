import type { App } from '../../../platform/app.ts';
import { tasksOf } from '../../../platform/helper/helper.ts';
import type { uploadTasks } from './tasks.ts';

type Bytes = Pick<App, 'files' | 'helper'>;

async function bytesOf({ files }: Bytes, id: string): Promise<Buffer | null> {
  const stream = await files.store.get(id);
  if (!stream) return null;
  const parts: Buffer[] = [];
  for await (const part of stream as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

const onPaper = 600;

/** An uploaded picture for a paper; null where its bytes are gone. */
export async function pngOf(app: Bytes, id: string): Promise<Buffer | null> {
  const bytes = await bytesOf(app, id);
  return bytes && Buffer.from(await tasksOf<typeof uploadTasks>(app.helper).asPng(bytes, onPaper));
}

const asEvidence = 1200;

/** An uploaded picture for those outside who take nothing newer. */
export async function jpegOf(app: Bytes, id: string): Promise<Buffer | null> {
  const bytes = await bytesOf(app, id);
  return bytes && Buffer.from(await tasksOf<typeof uploadTasks>(app.helper).asJpeg(bytes, asEvidence));
}
