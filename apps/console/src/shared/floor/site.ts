import { type Site, sites } from '@sgb/contract/floor.ts';
import { useSyncExternalStore } from 'react';

const place = 'sgb-site';
const listeners = new Set<() => void>();

const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

const read = (): Site => sites.find((site) => site === localStorage.getItem(place)) ?? 'guangzhou';

/** In which warehouse this device is; it stays there. */
export function useSite(): readonly [Site, (to: Site) => void] {
  const site = useSyncExternalStore(listen, read);
  const change = (to: Site) => {
    localStorage.setItem(place, to);
    for (const tell of listeners) tell();
  };
  return [site, change];
}
