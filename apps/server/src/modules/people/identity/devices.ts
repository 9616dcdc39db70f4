import { createHash } from 'node:crypto';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iPhone or iPad'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** 'Chrome on Android': enough for its owner to know it again. */
export function deviceName(userAgent: string): string {
  const first = (list: typeof browsers, otherwise: string) =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? otherwise;
  return `${first(browsers, 'A browser')} on ${first(systems, 'an unknown device')}`;
}

/** A browser is known by its own number; one that keeps none by what it says of itself. */
export function deviceHash(visitorId: string | undefined, userAgent: string): Buffer {
  return createHash('sha256')
    .update(visitorId ?? `agent ${deviceName(userAgent)}`)
    .digest();
}
