import type { App } from '../../../platform/app.ts';
import { tasksOf } from '../../../platform/helper/helper.ts';
import type { uploadTasks } from './tasks.ts';

const box = 600;

/** An uploaded picture for a paper; null where its bytes are gone. */
export async function pngOf({ files, helper }: Pick<App, 'files' | 'helper'>, id: string): Promise<Buffer | null> {
  const stream = await files.store.get(id);
  if (!stream) return null;
  const parts: Buffer[] = [];
  for await (const part of stream as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.from(await tasksOf<typeof uploadTasks>(helper).asPng(Buffer.concat(parts), box));
}
