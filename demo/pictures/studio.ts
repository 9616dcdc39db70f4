import type { Sharp } from 'sharp';
import { banner } from './banner.ts';
import { type ProductKey, parseKey } from './key.ts';
import { keepsItsColours } from './nature.ts';
import { loadArt } from './renders.ts';
import { Stage } from './stage.ts';
import { detail } from './views/detail.ts';
import { flatlay } from './views/flatlay.ts';
import { hero } from './views/hero.ts';
import { type Look, lookOf } from './views/look.ts';
import { range } from './views/range.ts';
import { room } from './views/room.ts';
import { size } from './views/size.ts';

export interface Subject {
  readonly emoji: string;
  readonly prop?: string;
}

export interface Studio {
  /**
   * The picture of a key, composed at that width (16 to 1600 pixels), ready to be encoded; null when there is no
   * such picture. Products are square, banners a third as high as they are wide.
   */
  compose(key: string, width: number): Promise<Sharp | null>;
}

interface View {
  readonly scene: (stage: Stage, look: Look) => Promise<void>;
  /** The share of the frame that the subject takes. */
  readonly subject: number;
  readonly prop: number;
}

const views: readonly View[] = [
  { scene: hero, subject: 0.64, prop: 0 },
  { scene: flatlay, subject: 0.62, prop: 0.29 },
  { scene: detail, subject: 1.3, prop: 0 },
  { scene: room, subject: 0.54, prop: 0.23 },
  { scene: range, subject: 0.45, prop: 0 },
  { scene: size, subject: 0.58, prop: 0 },
];

async function product(key: ProductKey, subject: Subject, width: number): Promise<Sharp | null> {
  const view = views[key.view];
  if (!view) return null;
  const dye = keepsItsColours(subject.emoji) ? 'plain' : key.tint;
  const [art, prop] = await Promise.all([
    loadArt(subject.emoji, dye, width * view.subject),
    subject.prop && view.prop > 0 ? loadArt(subject.prop, 'plain', width * view.prop) : null,
  ]);
  const look = lookOf(key, subject.emoji, art, prop);
  const stage = new Stage(width, width, look.palette);
  await view.scene(stage, look);
  return stage.finish();
}

const widest = 1600;

export function createStudio(subjectOf: (kindId: string) => Subject | undefined): Studio {
  return {
    async compose(text, width) {
      const key = parseKey(text);
      if (!key) return null;
      if (!Number.isInteger(width) || width < 16 || width > widest) throw new RangeError(`picture width ${width}`);
      if (key.type === 'banner') return banner(key, width);
      const subject = subjectOf(key.kindId);
      return subject ? product(key, subject, width) : null;
    },
  };
}
