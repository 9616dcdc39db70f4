/** How the names of caches begin that hold what is somebody's own. */
export const ownPrefix = 'sgb-mine-';

/** Nothing of anybody stays in this browser, but for the one cache that is named. */
export async function forgetAnswers(keep?: string): Promise<void> {
  // Only pages that came encrypted have caches.
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(ownPrefix) && name !== keep);
  await Promise.all(names.map((name) => caches.delete(name)));
}
