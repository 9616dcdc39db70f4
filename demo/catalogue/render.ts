import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const assets = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** The file of an emoji's 3D render, named after its code points. */
export function renderFile(emoji: string): string {
  const points = Array.from(emoji, (sign) => (sign.codePointAt(0) ?? 0).toString(16));
  return join(assets, `${points.join('-')}.webp`);
}
