import { useEffect, useRef, useState } from 'react';
import { onNearView } from './near-view.ts';

/** `near` once the element that stands at `place` has come near the screen. */
export function useNear<Place extends Element>() {
  const place = useRef<Place>(null);
  const [near, setNear] = useState(false);
  useEffect(() => (place.current ? onNearView(place.current, () => setNear(true)) : undefined), []);
  return { place, near };
}
