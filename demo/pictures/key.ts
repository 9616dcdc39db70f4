import { type ColourId, colours } from '../catalogue/colours.ts';
import { type BannerName, isBannerName } from './banner-scenes.ts';

export type Tint = ColourId | 'plain';

export interface ProductKey {
  readonly type: 'product';
  readonly kindId: string;
  readonly variant: number;
  readonly view: number;
  readonly tint: Tint;
}

export interface BannerKey {
  readonly type: 'banner';
  readonly name: BannerName;
  readonly scene: number;
}

const variants = 64;
const views = 6;
const bannerScenes = 3;

const shape =
  /^(?:banner\.(?<name>[a-z]{1,16})\.(?<scene>\d)|(?<kind>[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?)\.(?<variant>0|[1-9]\d?)\.(?<view>\d)\.(?<tint>[a-z]{1,12}))$/;

function isTint(text: string): text is Tint {
  return text === 'plain' || Object.hasOwn(colours, text);
}

/** One spelling a picture: anything else is refused, so that the cache cannot be filled with aliases. */
export function parseKey(key: string): ProductKey | BannerKey | null {
  const parts = shape.exec(key)?.groups;
  if (!parts) return null;
  const { name, scene, kind = '', variant, view, tint = '' } = parts;
  if (name !== undefined) {
    return isBannerName(name) && Number(scene) < bannerScenes ? { type: 'banner', name, scene: Number(scene) } : null;
  }
  if (Number(variant) >= variants || Number(view) >= views || !isTint(tint)) return null;
  return { type: 'product', kindId: kind, variant: Number(variant), view: Number(view), tint };
}
