import { pixelEventName, type SentFunnelEvent } from '@sgb/contract/funnel.ts';
import { currentChoice, showPrivacyChoices, usePrivacy } from './consent.ts';

/** What the server says about the ad pixel when it wants an event reported. */
interface Pixel {
  readonly id: string;
  readonly address: string;
}

function isPixel(data: unknown): data is Pixel {
  const pixel = data as Partial<Pixel> | null;
  return typeof pixel?.id === 'string' && typeof pixel.address === 'string';
}

/** A picture is all it takes: no script of theirs ever runs in our pages, and they learn the page but not its query. */
function fire(pixel: Pixel, event: SentFunnelEvent): void {
  const query = new URLSearchParams({
    id: pixel.id,
    ev: pixelEventName(event),
    eid: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    dl: location.origin + location.pathname,
    noscript: '1',
  });
  const picture = new Image(1, 1);
  picture.referrerPolicy = 'no-referrer';
  picture.onerror = () => console.info('The ad pixel could not be reached.');
  picture.src = `${pixel.address}?${query}`;
}

let waiting: (() => void)[] = [];

/** Fires at once, never, or when the visitor has answered. */
export function report(event: SentFunnelEvent, pixel: unknown): void {
  if (!isPixel(pixel)) return;
  const choice = currentChoice();
  if (choice === 'yes') fire(pixel, event);
  if (choice) return;
  waiting.push(() => fire(pixel, event));
  showPrivacyChoices('asked');
}

usePrivacy.subscribe(({ choice }) => {
  if (!choice) return;
  const events = waiting;
  waiting = [];
  if (choice === 'yes') for (const tell of events) tell();
});
