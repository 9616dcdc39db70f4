import { uploadPicture } from '@sgb/contract/image-search.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { faults } from './rules.ts';

const patienceMs = 5000;

/** A supplier's picture. The address was checked; a redirect could lead anywhere, so none is followed. */
export async function fetchPicture(url: URL): Promise<Uint8Array | Refusal> {
  const { maxBytes, tooLarge } = uploadPicture.file ?? { maxBytes: 0, tooLarge: '' };
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok || !answer.body) return refuse('notFound', faults.unreachable, { field: 'imageurl' });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of answer.body) {
      size += chunk.length;
      if (size > maxBytes) return refuse('tooLarge', tooLarge, { field: 'imageurl' });
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    return refuse('notFound', faults.unreachable, { field: 'imageurl' });
  }
}
