import type { AccessState } from '@sgb/contract/supplier-desk.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { Call } from '../../../platform/http/call.ts';

/** So long before its end access is spoken of: granting it anew takes the platform some days. */
export const soonDays = 14;

interface Row {
  readonly accessEndsAt: Date | null;
  readonly refreshEndsAt: Date | null;
  readonly refreshedAt: Date | null;
}

function accessState(refreshEndsAt: Date | null, now: Date): AccessState {
  if (!refreshEndsAt) return 'good';
  if (refreshEndsAt <= now) return 'over';
  return refreshEndsAt < addDays(now, soonDays) ? 'soon' : 'good';
}

/** The tokens of the newest key: those of one before are nobody's work. */
export const inUse = '(select * from supplier_tokens order by refreshed_at desc nulls last limit 1) as tokens';

const text = `select access_ends_at as "accessEndsAt", refresh_ends_at as "refreshEndsAt", refreshed_at as "refreshedAt"
  from ${inUse}`;

/** Until when we may ask the platform; of a supplier that needs no token there is nothing to say. */
export async function supplierAccess({ db, clock }: Call<'staff'>) {
  const [row] = await db.run<Row & {}>('sourcing.access', text, []);
  return {
    state: row ? accessState(row.refreshEndsAt, clock.now()) : ('none' as const),
    accessEndsAt: row?.accessEndsAt?.toISOString() ?? null,
    refreshEndsAt: row?.refreshEndsAt?.toISOString() ?? null,
    refreshedAt: row?.refreshedAt?.toISOString() ?? null,
  };
}
