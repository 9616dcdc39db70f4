const key = 'sgb-chunk-reload';
const atMostEveryMs = 60_000;

/** A new release removes the old chunks; a page that was open meanwhile can only be loaded anew. */
export function isChunkError(error: unknown): boolean {
  return (
    // In the words of Chrome and Firefox, and of Safari.
    error instanceof Error && /dynamically imported module|module script failed/i.test(error.message)
  );
}

/** Whether somebody has filled something in that a reload would lose. */
const isFilledIn = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Reloads, but not in a circle: at most once a minute, and not over what somebody typed. Says whether it did. */
export function reloadForChunk(
  now = Date.now(),
  storage: Storage = sessionStorage,
  reload = () => location.reload(),
): boolean {
  // Without a line there is nothing new to be had.
  if (navigator.onLine === false || isFilledIn()) return false;
  const last = Number(storage.getItem(key) ?? 0);
  if (now - last < atMostEveryMs) return false;
  storage.setItem(key, String(now));
  reload();
  return true;
}
