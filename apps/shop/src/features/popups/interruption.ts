import { popupSuppressionMs } from '@sgb/contract/popup-types.ts';

/** When an account was last told that no pop-up waits; home and the other pages apart, for the guide waits only on home. */
export interface Interruption {
  readonly userId: number;
  readonly home: number;
  readonly elsewhere: number;
}

export interface Asker {
  readonly userId: number;
  readonly home: boolean;
}

const key = 'sgb-popup-interruption';
const never: Omit<Interruption, 'userId'> = { home: 0, elsewhere: 0 };

/** Whoever heard on home that nothing waits need not ask elsewhere either. */
export function isSuppressed(known: Interruption | null, { userId, home }: Asker, now: number): boolean {
  if (known?.userId !== userId) return false;
  const since = home ? known.home : Math.max(known.home, known.elsewhere);
  return since > 0 && now - since < popupSuppressionMs;
}

export function afterNone(known: Interruption | null, { userId, home }: Asker, now: number): Interruption {
  const before = known?.userId === userId ? known : never;
  return home ? { ...before, userId, home: now } : { ...before, userId, elsewhere: now };
}

export function readInterruption(): Interruption | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Interruption | null;
  } catch {
    return null;
  }
}

export function keepInterruption(interruption: Interruption): void {
  localStorage.setItem(key, JSON.stringify(interruption));
}

export function clearInterruption(): void {
  localStorage.removeItem(key);
}
