import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

/** Whether the account menu invites shoppers without a membership to one. */
export const membershipBanner = defineSetting('membership.banner', z.boolean(), true);

/** What the empty search bar says to somebody who is logged in. */
export const searchBarText = defineSetting('search.barText', z.string().min(1).max(60), 'Search products');

/** Codes by mail and SMS: how long they live, how often they may be asked for and guessed at. */
export const accessCodes = defineSetting(
  'access.codes',
  z.object({
    lifeMinutes: z.int().min(1).max(60),
    resendSeconds: z.int().min(10).max(3600),
    tries: z.int().min(1).max(20),
    lockMinutes: z.int().min(1).max(1440),
    perDay: z.int().min(1).max(100),
  }),
  { lifeMinutes: 5, resendSeconds: 60, tries: 5, lockMinutes: 15, perDay: 10 },
);

/** How long an address that took the place of another can neither set a new password nor confirm payments. */
export const accessChange = defineSetting('access.change', z.object({ restHours: z.int().min(0).max(168) }), {
  restHours: 24,
});

/** Wrong passwords for one account from one address, and how long it then waits. */
export const accessLogin = defineSetting(
  'access.login',
  z.object({ tries: z.int().min(1).max(20), lockMinutes: z.int().min(1).max(1440) }),
  { tries: 5, lockMinutes: 15 },
);
