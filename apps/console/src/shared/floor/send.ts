import { type CallName, createClient, type InputOf, Refused } from '@sgb/contract/client.ts';
import type { Envelope } from '@sgb/contract/endpoint.ts';
import { firstCodes } from '@sgb/contract/first-codes.ts';
import type { UploadAnswer } from '@sgb/contract/uploads.ts';
import { overNetwork } from '../api/network.ts';
import { readTicket } from '../session/ticket.ts';
import type { Act, ActStore, Answer } from './acts.ts';

/** Says nothing of lost lines and sessions: what is kept waits for the next turn. */
const quietApi = createClient({ transport: overNetwork, ticket: readTicket, lostLineRetries: 0 });

/** A breakdown of the shop, a session that has ended, or too many at once: none of it is a word about the act. */
const isAnswer = (error: unknown): error is Refused =>
  error instanceof Refused && error.http < 500 && error.http !== 401 && error.http !== 429;

async function ask(query: Record<string, string>, init: RequestInit): Promise<UploadAnswer> {
  const all = new URLSearchParams({ ...query, ticket: readTicket() ?? '' });
  const answer = await fetch(`/api/upload/file?${all}`, { credentials: 'omit', ...init });
  const envelope = (await answer.json()) as Envelope<UploadAnswer>;
  if (envelope.status !== firstCodes.ok.status) throw new Refused(answer.status, envelope);
  return envelope.data;
}

/** Small enough to be sent whole; a break begins it anew, and what arrived of it is cleared away by the shop. */
async function upload(file: Blob): Promise<string> {
  const size = String(file.size);
  const named = { name: 'photo.jpg', type: file.type, size, dirtype: 'goods', rename: '1' };
  const { fileName } = await ask(named, {});
  const headers = { 'content-type': 'application/octet-stream', 'content-range': `bytes 0-${file.size - 1}/${size}` };
  return (await ask({ fileName }, { method: 'POST', headers, body: file })).fileName;
}

/** The act with its pictures at the shop; written down, so that they are sent once. */
async function withPhotos(store: ActStore, act: Act): Promise<Act> {
  if (!act.photos) return act;
  const names: string[] = [];
  for (const file of act.photos.files) names.push(await upload(file));
  const { field } = act.photos;
  const next = { ...act, photos: null, input: { ...act.input, [field]: field === 'photo' ? names[0] : names } };
  await store.put(next);
  return next;
}

export const sender =
  (store: ActStore) =>
  async (act: Act): Promise<Answer> => {
    try {
      const { call, input } = await withPhotos(store, act);
      await quietApi.call(call as CallName, input as InputOf<CallName>);
      return '';
    } catch (error) {
      return isAnswer(error) ? error.message : null;
    }
  };
