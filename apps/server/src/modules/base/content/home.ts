import type * as contract from '@sgb/contract/home.ts';
import type { z } from 'zod';
import { noteAudit } from '../../../platform/audit/scope.ts';
import type { Call } from '../../../platform/http/call.ts';
import { changeSetting, type HeldValue, lockValues, movedBy, valuesOf } from '../../../platform/settings/settings.ts';
import { homeRows } from './settings.ts';

type StaffCall = Call<'staff'>;

export async function rowsOfHome(call: Call) {
  return { rows: (await call.settings()).get(homeRows) };
}

const rowsIn = ({ json }: HeldValue) => homeRows.schema.parse(JSON.parse(json));

/** The newest come first: what is planned, what is shown, what was. */
export async function deskHome({ db, clock }: StaffCall) {
  const now = clock.now();
  const held = await db.read((reader) => valuesOf(reader, homeRows.name));
  const shown = held.find(({ validFrom }) => validFrom <= now);
  const history = held.map((row) => ({
    rows: rowsIn(row),
    from: row.validFrom.getTime() === 0 ? null : row.validFrom.toISOString(),
    by: row.changedBy,
    state: row === shown ? ('shown' as const) : row.validFrom > now ? ('planned' as const) : ('over' as const),
  }));
  return {
    rows: shown ? rowsIn(shown) : homeRows.first,
    seen: held[0]?.validFrom.toISOString() ?? '',
    history,
  };
}

/** It is a setting as all others are: with a day from which it holds, and everything that it was. */
export async function saveHome(call: StaffCall, { rows, from, seen }: z.output<typeof contract.saveHome.input>) {
  const now = call.clock.now();
  const validFrom = from && new Date(from) > now ? new Date(from) : now;
  return call.db.transact(async (tx) => {
    const held = await lockValues(tx, homeRows.name);
    if ((held[0]?.validFrom.toISOString() ?? '') !== seen) return movedBy(held[0]);
    const before = held.find((row) => row.validFrom <= validFrom);
    noteAudit({ subject: 'setting home.rows', before: before ? rowsIn(before) : null, after: rows });
    await changeSetting(tx, homeRows, rows, validFrom, call.session.username);
    return { from: validFrom.toISOString() };
  });
}
