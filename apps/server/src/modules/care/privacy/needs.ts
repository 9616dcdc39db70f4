import type { Personal } from '../../../platform/personal.ts';

export interface PrivacyNeeds {
  /** What every part of the shop knows of a person; identity last, because by it the others know whom. */
  readonly personal: readonly Personal[];
}
