import type { CountryId } from '@sgb/contract/countries.ts';
import type { UserType } from '@sgb/contract/people.ts';
import type { Sql } from '../../../platform/db/database.ts';

/** Shoppers by what accounts say of themselves; what is left out is not asked for. */
export interface Sought {
  readonly ids?: readonly number[];
  readonly vipLevels?: readonly number[];
  readonly userTypes?: readonly UserType[];
  readonly customerTypes?: readonly number[];
  readonly countryIds?: readonly CountryId[];
  /** In small letters. */
  readonly suburbs?: readonly string[];
}

const countText = `
  select count(*)::int as all, count(*) filter (where
    ($1::int[] is null or id = any($1)) and ($2::int[] is null or vip_level = any($2))
    and ($3::int[] is null and $4::int[] is null or user_type = any($3) or customer_type = any($4))
    and ($5::int[] is null or country_id = any($5)) and ($6::text[] is null or lower(trim(suburb)) = any($6)))::int as people
  from accounts where closed_at is null and stopped_at is null and staff_role is null`;

/** How many of all shoppers these are. */
export async function countPeople(reader: Sql, sought: Sought): Promise<{ people: number; all: number }> {
  const { ids, vipLevels, userTypes, customerTypes, countryIds, suburbs } = sought;
  const values = [ids, vipLevels, userTypes, customerTypes, countryIds, suburbs].map((list) => list ?? null);
  const [row] = await reader.run<{ people: number; all: number }>('identity.audience', countText, values);
  return row ?? { people: 0, all: 0 };
}

const namedText = `
  select id, username from accounts
  where lower(username) = any($1::text[]) and closed_at is null`;

/** Whose usernames these are. */
export function accountsNamed(reader: Sql, usernames: readonly string[]) {
  const names = usernames.map((name) => name.toLowerCase());
  return reader.run<{ id: number; username: string }>('identity.named', namedText, [names]);
}
