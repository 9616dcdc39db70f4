import * as contract from '@sgb/contract/switches-desk.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { allValues, valuesOf } from '../../../platform/settings/settings.ts';
import { concernsMoney } from './rules.ts';
import { changeValue, fromOf, inForce, type SettingsNeeds } from './service.ts';
import { isOn, switchesOf, switchWords, turned, turnsOf } from './switch-rules.ts';

type StaffCall = Call<'staff'>;

/** One that nobody has described yet is told by its name. */
const wordsOf = (id: string) => switchWords[id] ?? { title: id, whenOn: 'It is on.', whenOff: 'It is off.' };

export const switchList =
  ({ settings }: SettingsNeeds) =>
  async ({ db, clock }: StaffCall) => {
    const now = clock.now();
    const known = Map.groupBy(await db.read(allValues), ({ name }) => name);
    const items = settings.flatMap((setting) =>
      switchesOf(setting).flatMap((id) => {
        const rows = known.get(setting.name) ?? [];
        const turns = turnsOf(rows.map((row) => ({ row, on: isOn(setting, id, JSON.parse(row.json)) })));
        const current = turns.find(({ row }) => row.validFrom <= now);
        const next = turns.findLast(({ row }) => row.validFrom > now);
        const [newest] = rows;
        if (!current || !newest) return [];
        const heldOf = ({ on, row }: typeof current) => ({ on, from: fromOf(row), by: row.changedBy });
        return {
          ...{ id, setting: setting.name, ...wordsOf(id), money: concernsMoney(setting), ...heldOf(current) },
          planned: next ? { on: next.on, from: next.row.validFrom.toISOString() } : null,
          seen: newest.validFrom.toISOString(),
          history: turns.map(heldOf),
        };
      }),
    );
    return { items: items.toSorted((one, other) => one.title.localeCompare(other.title)) };
  };

export const switchTurn =
  ({ settings }: SettingsNeeds) =>
  async (call: StaffCall, input: z.output<(typeof contract.turnSwitch)['input']>) => {
    const { id, on, from } = input;
    const setting = settings.find((each) => switchesOf(each).includes(id));
    if (!setting) return refuse('notFound', 'There is no such switch.');
    const { now } = await atOf(call);
    const rows = await call.db.read((reader) => valuesOf(reader, setting.name));
    const base = inForce(rows, from && new Date(from) > now ? new Date(from) : now);
    const value = turned(setting, id, JSON.parse(base?.json ?? 'null'), on === 1);
    return changeValue(call, contract.turnSwitch, setting, value, input);
  };
