import type { CountryId } from '@sgb/contract/countries.ts';
import type { RegistrationKind } from '@sgb/contract/registration-options.ts';
import type { At } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';

interface Joining {
  readonly kind: RegistrationKind;
  readonly countryId: CountryId;
  readonly suburb: string;
  readonly inviterId: number | null;
}

/** Knows who looks after whom; the composition root says who that is, because it knows accounts in turn. */
export interface ContactDesk {
  /** Whom somebody gets who is just joining, decided before the account is there: it depends on it. */
  choose(
    tx: Tx,
    joining: Joining,
    at: At,
  ): Promise<{
    readonly kind: 'consultant' | 'ambassador';
    give(accountId: number): Promise<void>;
  } | null>;
  /** The number of an account's contact, or empty words. */
  numberOf(reader: Sql, accountId: number): Promise<{ readonly countryCode: string; readonly cellphone: string }>;
}
