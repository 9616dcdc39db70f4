import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import * as contract from '@sgb/contract/settings-desk.ts';
import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import { noteAudit } from '../../../platform/audit/scope.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Setting } from '../../../platform/settings/define.ts';
import {
  allValues,
  changeSetting,
  type HeldValue,
  lockValues,
  movedBy,
  valuesOf,
} from '../../../platform/settings/settings.ts';
import { rechargeGateways } from '../../cash/recharge/settings.ts';
import { sourcingSupplier } from '../../goods/sourcing/settings.ts';
import { parcelCarrier } from '../../logistics/carriers/settings.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import { examplesOf } from './examples.ts';
import { changesBetween, concernsMoney, unknownFields, unusualChanges } from './rules.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

export interface SettingsNeeds {
  /** Every setting that there is. */
  readonly settings: readonly Setting[];
}

/** Which variables of the environment each choice of a setting needs and does not find. */
interface Lacking {
  readonly supplier: Readonly<Record<'demo' | '1688', readonly string[]>>;
  readonly carrier: Readonly<Record<'demo' | 'http', readonly string[]>>;
}

/** What this process was started with. */
export interface Offered {
  readonly payments: { has(name: string): boolean };
  readonly lacking: Lacking;
}

/** What a value asks of the environment and is not there, and where it is told. */
function lackedBy({ name }: Setting, value: unknown, { payments, lacking }: Offered) {
  if (name === rechargeGateways.name) {
    const missing = (value as readonly string[]).filter((gateway) => !payments.has(gateway));
    return { lacks: missing.map((gateway) => `the secrets of ${gateway}`), told: 'docs/runbooks/payments.md' };
  }
  if (name === sourcingSupplier.name) {
    return { lacks: lacking.supplier[value as keyof Lacking['supplier']], told: 'docs/runbooks/1688.md' };
  }
  if (name === parcelCarrier.name) {
    const { name: chosen } = value as { name: keyof Lacking['carrier'] };
    return { lacks: lacking.carrier[chosen], told: 'docs/carrier-protocol.md' };
  }
  return { lacks: [], told: '' };
}

/** A shop that names a gateway, a supplier or a carrier without its secrets does not start again. */
function unfit(setting: Setting, value: unknown, offered: Offered): Refusal | undefined {
  const { lacks, told } = lackedBy(setting, value, offered);
  if (lacks.length === 0) return undefined;
  const why = `The shop was started without ${lacks.join(', ')}, and would not start again with this.`;
  return refuse('settingRefused', `${why} ${told} says more.`, { field: 'value' });
}

const mostDaysAhead = 366;
/** What decisions about a setting are called. */
export const subjectOf = ({ name }: Pick<Setting, 'name'>): string => `setting ${name}`;
const unknown = () => refuse('notFound', 'There is no such setting.');
/** None where it was so from the first start on. */
export const fromOf = ({ validFrom }: HeldValue) => (validFrom.getTime() === 0 ? null : validFrom.toISOString());
const heldOf = (row: HeldValue) => ({ value: row.json, from: fromOf(row), by: row.changedBy });

/** What is in force; the newest come first. */
export const inForce = (rows: readonly HeldValue[], now: Date) => rows.find(({ validFrom }) => validFrom <= now);

export const settingList =
  ({ settings }: SettingsNeeds) =>
  async ({ db, clock }: StaffCall, { q, only, page }: InputOf<typeof contract.listSettings>) => {
    const now = clock.now();
    const known = Map.groupBy(await db.read(allValues), ({ name }) => name);
    const found = settings
      .filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
      .flatMap((setting) => {
        const rows = known.get(setting.name) ?? [];
        const row = inForce(rows, now);
        const planned = rows.findLast(({ validFrom }) => validFrom > now);
        const money = concernsMoney(setting);
        return row ? [{ ...heldOf(row), name: setting.name, money, planned: planned ? fromOf(planned) : null }] : [];
      })
      .filter(({ money, from, planned }) => {
        if (only === 'money') return money;
        return only === 'changed' ? from !== null : only === 'planned' ? planned !== null : true;
      })
      .toSorted((one, other) => one.name.localeCompare(other.name));
    const { offset, limit } = sliceOf(page);
    const total = found.length;
    return { items: found.slice(offset, offset + limit), total, page, pages: ownPagesFromOne(total) };
  };

export const settingDetail =
  ({ settings }: SettingsNeeds) =>
  async ({ db, clock }: StaffCall, { name }: InputOf<typeof contract.getSetting>) => {
    const setting = settings.find((each) => each.name === name);
    if (!setting) return unknown();
    const rows = await db.read((reader) => valuesOf(reader, name));
    const row = inForce(rows, clock.now());
    const [newest] = rows;
    if (!row || !newest) return unknown();
    const schema = z.toJSONSchema(setting.schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
    return {
      ...heldOf(row),
      name,
      schema: JSON.stringify(schema),
      first: JSON.stringify(setting.first),
      money: concernsMoney(setting),
      seen: newest.validFrom.toISOString(),
      history: rows.map(heldOf),
    };
  };

/** The value that somebody wrote, or why it cannot be one. */
function readValue({ schema }: Setting, text: string): { readonly value: unknown } | Refusal {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    return refuse('settingRefused', `This is no JSON: ${(error as Error).message}`, { field: 'value' });
  }
  const read = schema.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    const path = issue?.path.join('.') ?? '';
    return refuse('settingRefused', `${path && `${path}: `}${issue?.message ?? 'does not fit'}`, { field: path });
  }
  const [extra] = unknownFields(given, read.data);
  return extra === undefined
    ? { value: read.data }
    : refuse('settingRefused', `${extra} is not a field of this setting`, { field: extra });
}

export const preview =
  ({ settings }: SettingsNeeds, offered: Offered) =>
  async ({ db, clock }: StaffCall, { name, value: text }: InputOf<typeof contract.previewSetting>) => {
    const setting = settings.find((each) => each.name === name);
    if (!setting) return unknown();
    const read = readValue(setting, text);
    if (read instanceof Refusal) return read;
    const fault = unfit(setting, read.value, offered);
    if (fault) return fault;
    const rows = await db.read((reader) => valuesOf(reader, name));
    const before: unknown = JSON.parse(inForce(rows, clock.now())?.json ?? 'null');
    const changes = changesBetween(before, read.value);
    return {
      changes: changes.map(({ path, before: was, after }) => ({
        path,
        before: JSON.stringify(was) ?? '',
        after: JSON.stringify(after) ?? '',
      })),
      unusual: [...unusualChanges(changes)],
      examples: examplesOf(setting, before, read.value),
    };
  };

interface Wish {
  readonly from?: string | undefined;
  readonly reason: string;
  /** The newest row that whoever asks has seen. */
  readonly seen: string | null;
  readonly sure?: 0 | 1;
}

/** Sets a setting from a moment on, for whichever call: never over what was not seen, and money by two people. */
export async function changeValue(
  call: StaffCall,
  endpoint: Pick<Endpoint, 'method' | 'path' | 'decides'>,
  setting: Setting,
  value: unknown,
  /** All that the call was given: whoever agrees makes it again with that. */
  input: Wish,
) {
  const { from, reason, seen, sure = 0 } = input;
  const at = await atOf(call);
  const validFrom = from && new Date(from) > at.now ? new Date(from) : at.now;
  if (validFrom > addDays(at.now, mostDaysAhead)) return refuse('settingRefused', 'That is more than a year ahead.');
  return call.db.transact(async (tx) => {
    const rows = await lockValues(tx, setting.name);
    if ((rows[0]?.validFrom.toISOString() ?? null) !== seen) return movedBy(rows[0]);
    const before: unknown = JSON.parse(rows.find((row) => row.validFrom <= validFrom)?.json ?? 'null');
    const changes = changesBetween(before, value);
    if (changes.length === 0) return refuse('settingRefused', 'This is what it is already.');
    const [unusual] = unusualChanges(changes);
    if (unusual && sure === 0) return refuse('settingUnusual', `${unusual}. Say that you mean it.`);
    const subject = subjectOf(setting);
    noteAudit({ subject, before, after: value });
    const decider = { by: call.session.accountId, ...at };
    const about = { accounts: [], subject, cents: 0, input, why: reason };
    const second = concernsMoney(setting) ? ({ never: 'alone' } as const) : {};
    const stop = await mayDecide(tx, endpoint, decider, { ...about, ...second });
    if (stop) return stop;
    await changeSetting(tx, setting, value, validFrom, call.session.username);
    return { from: validFrom.toISOString() };
  });
}

export const change =
  ({ settings: all }: SettingsNeeds, offered: Offered) =>
  async (call: StaffCall, input: InputOf<typeof contract.changeSetting>) => {
    const setting = all.find(({ name }) => name === input.name);
    if (!setting) return unknown();
    const read = readValue(setting, input.value);
    if (read instanceof Refusal) return read;
    return unfit(setting, read.value, offered) ?? changeValue(call, contract.changeSetting, setting, read.value, input);
  };
