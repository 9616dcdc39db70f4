import { randomBytes } from 'node:crypto';
import type { Region } from '@sgb/contract/image-search.ts';
import { pageSize } from '@sgb/contract/paging.ts';
import { addHours, minuteMs } from '@sgb/contract/time.ts';
import { tasksOf } from '../../../platform/helper/helper.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { PictureService } from '../../base/pictures/index.ts';
import { productCards } from '../catalog/index.ts';
import type { SearchTasks } from './engine/tasks.ts';
import { fetchPicture } from './fetch-picture.ts';
import { addressOf, faults, fromThousandths, narrowed, type PictureType, regionKey, toThousandths } from './rules.ts';
import { imagesearchPictures } from './settings.ts';
import * as store from './store.ts';

export interface ImageSearchOptions {
  readonly pictures: PictureService;
  readonly publicUrl: string;
}

/** How many goods a picture finds at most, and how deep a keyword may look among the likes of it. */
const mostFound = 200;
const deepest = 1000;
const freshMs = 10 * minuteMs;

const uploadTypes: readonly PictureType[] = ['jpeg', 'gif', 'bmp', 'png'];

export function uploadPicture(call: Call<'shopper'>, { file }: { file: Uint8Array }) {
  return keep(call, file, uploadTypes, 'file');
}

/** Stores what can be searched with; anything else is refused in words. */
async function keep(call: Call<'shopper'>, file: Uint8Array, types: readonly PictureType[], field: string) {
  const prepared = await tasksOf<SearchTasks>(call.helper).readPicture(file, types);
  if (typeof prepared === 'string') return refuse('badInput', faults[prepared], { field });
  const key = randomBytes(24).toString('base64url');
  const { keepHours, keepPerShopper } = (await call.settings()).get(imagesearchPictures);
  const expiresAt = addHours(call.clock.now(), keepHours);
  const picture = { ...prepared, body: Buffer.from(prepared.body), key, accountId: call.session.accountId, expiresAt };
  await call.db.transact((tx) => store.keepPicture(tx, picture, keepPerShopper));
  return { key };
}

export async function searchByAddress(
  call: Call<'shopper'>,
  { imageurl }: { imageurl: string },
  { pictures, publicUrl }: ImageSearchOptions,
) {
  const { supplierHosts } = (await call.settings()).get(imagesearchPictures);
  const address = addressOf(imageurl, publicUrl, supplierHosts);
  if (!address) return refuse('badInput', faults.address, { field: 'imageurl' });
  const file = 'ours' in address ? await ourPicture(pictures, address.ours) : await fetchPicture(address.supplier);
  return file instanceof Uint8Array ? keep(call, file, [...uploadTypes, 'webp'], 'imageurl') : file;
}

async function ourPicture(pictures: PictureService, key: string): Promise<Uint8Array | Refusal> {
  const picture = await pictures.get(key, 640, 'webp', false);
  if (picture === 'unknown') return refuse('notFound', 'There is no such picture.');
  return picture === 'busy' ? refuse('overloaded') : picture.body;
}

interface Question {
  readonly key: string;
  readonly region?: Region | undefined;
  readonly keyword: string;
  readonly page: number;
}

/** What the picture finds: as it was found a moment ago, or anew. Null when the picture is not this shopper's or gone. */
async function findings(call: Call<'shopper'>, { key, region, page }: Question) {
  const name = regionKey(region);
  const now = call.clock.now();
  const row = await call.db.read((reader) => store.pictureOf(reader, key, call.session.accountId, name, now));
  if (!row) return null;
  const { picture, finding } = row;
  // Later pages of a list stay the list that the first one began.
  const fresh = finding && (page > 1 || now.getTime() - finding.foundAt.getTime() < freshMs);
  if (fresh) return { picture, region: fromThousandths(finding.lookedAt), productIds: finding.productIds };
  const found = await tasksOf<SearchTasks>(call.helper).find(picture.body, region ?? null, deepest);
  const lookedAt = toThousandths(found.region);
  const productIds = [...found.productIds];
  if (productIds.length > 0) {
    await call.db.transact((tx) => store.keepFinding(tx, key, name, { lookedAt, productIds, foundAt: now }));
  }
  return { picture, region: fromThousandths(lookedAt), productIds };
}

async function goodsOf(call: Call<'shopper'>, productIds: readonly number[], { keyword, page }: Question) {
  const from = (page - 1) * pageSize;
  if (keyword === '') {
    const kept = productIds.slice(0, mostFound);
    return { items: await productCards(call, kept.slice(from, from + pageSize)), ...pages(kept.length, page) };
  }
  const kept = narrowed(await productCards(call, productIds), keyword).slice(0, mostFound);
  return { items: kept.slice(from, from + pageSize), ...pages(kept.length, page) };
}

function pages(total: number, page: number) {
  return { total, page, pages: Math.ceil(total / pageSize) };
}

export async function listByPicture(call: Call<'shopper'>, question: Question) {
  const found = await findings(call, question);
  if (!found) return refuse('notFound', faults.gone, { field: 'key' });
  return { ...(await goodsOf(call, found.productIds, question)), region: found.region };
}

export async function searchByPicture(call: Call<'shopper'>, input: Omit<Question, 'page'>) {
  const question = { ...input, page: 1 };
  const found = await findings(call, question);
  if (!found) return refuse('notFound', faults.gone, { field: 'key' });
  const { body, width, height } = found.picture;
  const src = `data:image/jpeg;base64,${body.toString('base64')}`;
  return {
    ...(await goodsOf(call, found.productIds, question)),
    region: found.region,
    picture: { src, width, height },
  };
}
