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

/**
 * Text messages of a day: to guests, to shoppers who want another number, and to numbers that are an account's already.
 * Who sends them to dear numbers for a share of the price uses many that begin alike.
 */
export const accessTexts = defineSetting(
  'access.texts',
  z.object({
    guestPerDay: z.int().min(1).max(1_000_000),
    joiningPerDay: z.int().min(1).max(1_000_000),
    ownPerDay: z.int().min(1).max(1_000_000),
    /** Digits after the +, the country's included. */
    prefixDigits: z.int().min(3).max(11),
    prefixPerDay: z.int().min(1).max(1_000_000),
  }),
  { guestPerDay: 3000, joiningPerDay: 1000, ownPerDay: 10_000, prefixDigits: 7, prefixPerDay: 60 },
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

/** The slow lock: wrong passwords for one account from all addresses together, how long it then waits, and at most. */
export const accessGuesses = defineSetting(
  'access.guesses',
  z.object({
    tries: z.int().min(5).max(1000),
    hours: z.int().min(1).max(168),
    firstMinutes: z.int().min(1).max(1440),
    mostMinutes: z.int().min(1).max(1440),
  }),
  { tries: 20, hours: 24, firstMinutes: 15, mostMinutes: 240 },
);

/** Sessions of staff: whether they need a code of their phone, who does not, and when sessions end. */
export const accessStaff = defineSetting(
  'access.staff',
  z.object({
    secondFactor: z.boolean(),
    /** Usernames; a demo names most of its people, production nobody. */
    exempt: z.array(z.string()).max(20),
    idleMinutes: z.int().min(5).max(1440),
    longestHours: z.int().min(1).max(2160),
  }),
  { secondFactor: true, exempt: [], idleMinutes: 30, longestHours: 12 },
);
