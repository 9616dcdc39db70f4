import { colours } from '../../catalogue/colours.ts';
import { type Dice, dice } from '../../dice.ts';
import type { ProductKey } from '../key.ts';
import { keepsItsColours } from '../nature.ts';
import { type Palette, paletteFor, paletteOf } from '../palettes.ts';
import type { Art } from '../renders.ts';
import type { Spot } from '../shadow.ts';
import type { Stage } from '../stage.ts';

/** Everything a view needs to know about the listing it pictures. */
export interface Look {
  readonly art: Art;
  readonly prop: Art | null;
  readonly palette: Palette;
  /** -1: the lamp stands left, 1: right. */
  readonly light: -1 | 1;
  readonly mirror: boolean;
  /** Signed tilt of -1 .. 1, scaled by each view to what its scene bears. */
  readonly lean: number;
  /** About 1: how near the camera stands. */
  readonly zoom: number;
  readonly style: number;
  readonly roll: Dice;
}

/** A base narrower than this share of the width carries nothing. */
export const firm = 0.24;

/** Renders that carry letters, figures or a clock face: mirrored they would look wrong. */
const lettered = /^(?:📅|📆|🗓|⏰|🕰|⏱|⏲|⌚|🧮|🎱|⌨|🖩|🔟|💯|📰|🗞|🏧|🔢|🔤|💵|💴|💶|💷|🎰|🃏|🀄|🧾|📊|📈|📉|🏷|🎫|🎟)/u;

export function lookOf(key: ProductKey, emoji: string, art: Art, prop: Art | null): Look {
  // Drawn per listing, not per view or colour: all pictures of a listing come from one shoot.
  const listing = dice(`${key.kindId}.${key.variant}`);
  const light = listing.chance(0.5) ? -1 : 1;
  const mirror = listing.chance(0.5) && !lettered.test(emoji);
  const lean = listing.between(-1, 1);
  const zoom = listing.between(0.93, 1.06);
  const style = listing.below(60);
  const roll = dice(`${key.kindId}.${key.variant}.${key.view}`);
  const painted = key.tint !== 'plain' && key.tint !== 'multi' && keepsItsColours(emoji);
  const palette = painted ? paletteOf(colours[key.tint].hex) : paletteFor(key.kindId, key.variant, art.mean);
  return { art, prop, palette, light, mirror, lean, zoom, style, roll };
}

/** A box of about equal area for long and for square things, and larger for slender ones: all fill the frame alike. */
export function boxFor(art: Art, side: number, most: number): { width: number; height: number } {
  const ratio = Math.sqrt(art.width / art.height);
  const grown = side * Math.min(1.2, Math.max(0.95, Math.sqrt(0.68 / art.fill)));
  return { width: Math.min(most, grown * Math.max(1, ratio)), height: Math.min(most, grown * Math.max(1, 1 / ratio)) };
}

/** Puts a thing on the floor with the shadow it needs; what has no foot to stand on hovers a little above it. */
export function ground(stage: Stage, art: Art, spot: Spot, light: number, strength: number): void {
  if (art.base >= firm) {
    stage.shadows.stand(spot, light, strength);
    stage.put(spot);
    return;
  }
  const gap = spot.sprite.height * 0.06;
  stage.shadows.hover({ ...spot, top: spot.top - gap }, gap, strength);
  stage.put({ ...spot, top: spot.top - gap });
}
