import { addHours } from '@sgb/contract/time.ts';

/** How an account is reached. */
export type Contact = 'email' | 'mobile';

interface Reachable {
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  readonly emailChangedAt: Date | null;
  readonly mobile: string | null;
  readonly mobileChangedAt: Date | null;
}

export function addressOf(account: Pick<Reachable, Contact>, what: Contact): string | null {
  return what === 'email' ? account.email.toLowerCase() : account.mobile;
}

/**
 * Who must agree before another address takes its place: whoever holds the one that is there. An email that was never
 * confirmed may have been mistyped, so the number answers for it; who has no number yet adds one by email.
 */
export function holderOf(account: Reachable, what: Contact): string {
  const byEmail = what === 'email' ? account.emailVerifiedAt !== null || !account.mobile : !account.mobile;
  return byEmail || !account.mobile ? account.email.toLowerCase() : account.mobile;
}

/** Until when an address that took the place of another must wait; null when it need not. */
export function restsUntil(
  account: Reachable,
  what: Contact,
  { now, restHours }: { readonly now: Date; readonly restHours: number },
): Date | null {
  const changedAt = what === 'email' ? account.emailChangedAt : account.mobileChangedAt;
  const until = changedAt && addHours(changedAt, restHours);
  return until && until > now ? until : null;
}
