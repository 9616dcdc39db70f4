import { hourMs, minuteMs } from '@sgb/contract/time.ts';

/** '15 minutes', '4 hours': never less than it is. */
function inWords(ms: number): string {
  const [count, unit] = ms > 2 * hourMs ? [Math.ceil(ms / hourMs), 'hour'] : [Math.ceil(ms / minuteMs), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

export function lockedWords(until: Date, now: Date): string {
  return `Too many wrong passwords. Please wait ${inWords(until.getTime() - now.getTime())}, or set a new password.`;
}
