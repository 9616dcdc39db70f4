import { hourMs } from '@sgb/contract/time.ts';
import { useEffect, useState } from 'react';

/** The shop's time, told by its answer: a phone whose clock is wrong still counts right. */
export function useShopNow(answered: string): number {
  const [offset, setOffset] = useState(0);
  const [now, setNow] = useState(() => Date.parse(answered));
  useEffect(() => setOffset(Date.parse(answered) - Date.now()), [answered]);
  useEffect(() => {
    const tick = () => setNow(Date.now() + offset);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [offset]);
  return now;
}

/** 75 seconds are '00:01:15'. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** How long it is until then, to the second once it is within a day: '3 days 4 h', '05:12:09'. */
export function leftWords(ms: number): string {
  const hours = Math.floor(ms / hourMs);
  if (hours < 24) return clockOf(ms);
  const days = Math.floor(hours / 24);
  return `${days} ${days === 1 ? 'day' : 'days'} ${hours % 24} h`;
}
