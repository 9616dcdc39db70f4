import { dayMs } from '@sgb/contract/time.ts';
import { create } from 'zustand';
import { readCookie, writeCookie } from '../session/session.ts';

/** Whether others than us may hear of this visitor. Our own counting needs no consent: it knows nobody by name. */

const name = 'marketing';
/** After half a year the question may be asked again. */
const lifeMs = 180 * dayMs;

export type Choice = 'yes' | 'no';

/** The browser itself says that its owner wants no third parties: that is an answer, nobody asks again. */
export function privacySignal(): boolean {
  const browser = navigator as Navigator & { globalPrivacyControl?: boolean };
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
}

export function currentChoice(): Choice | undefined {
  if (privacySignal()) return 'no';
  const choice = readCookie(name);
  return choice === 'yes' || choice === 'no' ? choice : undefined;
}

interface Privacy {
  /** Why the choices are on the screen: we had to ask, or the visitor wants to see them. */
  readonly shown: 'asked' | 'wanted' | null;
  readonly choice: Choice | undefined;
}

export const usePrivacy = create<Privacy>(() => ({ shown: null, choice: undefined }));

export function showPrivacyChoices(shown: 'asked' | 'wanted'): void {
  usePrivacy.setState({ shown, choice: currentChoice() });
}

export function choose(choice: Choice): void {
  writeCookie(name, choice, lifeMs);
  usePrivacy.setState({ shown: null, choice });
}
