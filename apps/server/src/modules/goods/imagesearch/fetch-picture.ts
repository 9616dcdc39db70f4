import { uploadPicture } from '@sgb/contract/image-search.ts';
import { createOutsideGet, type OutsideOptions } from '../../../adapters/outside/get.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { faults } from './rules.ts';

const { maxBytes, tooLarge } = uploadPicture.file ?? { maxBytes: 0, tooLarge: '' };

/** Fetches a supplier's picture. Its address was checked; where its name leads is checked here, and no redirect is followed. */
export function createPictureFetch(resolve?: OutsideOptions['resolve']): (url: URL) => Promise<Uint8Array | Refusal> {
  const get = createOutsideGet({
    allowed: ({ protocol, port }) => protocol === 'https:' && !port,
    timeoutMs: 5000,
    maxBytes: maxBytes + 1,
    tooLong: 'cut',
    ...(resolve && { resolve }),
  });
  return async (url) => {
    const answer = await get(url.href).catch(() => undefined);
    if (answer?.status !== 200) return refuse('notFound', faults.unreachable, { field: 'imageurl' });
    return answer.body.length > maxBytes ? refuse('tooLarge', tooLarge, { field: 'imageurl' }) : answer.body;
  };
}

export const fetchPicture = createPictureFetch();
