import type { Slice } from '@sgb/contract/paging.ts';
import type { GatewayName } from '@sgb/contract/recharge-options.ts';
import type { SettlementFault } from '@sgb/contract/settlements.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { SettlementFile } from './file-rules.ts';

export interface NewFile extends Omit<SettlementFile, 'payments'> {
  readonly gateway: GatewayName;
  readonly name: string;
  readonly sha256: Buffer;
  readonly payments: number;
  readonly by: number;
  readonly now: Date;
}

const fileText = `insert into gateway_settlements (gateway, name, sha256, from_day, until_day, payments, gross_cents, fee_cents,
    net_cents, imported_by, imported_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (sha256) do nothing returning id`;

/** Its number; undefined where the same file is there already. */
export async function insertFile(tx: Tx, file: NewFile): Promise<number | undefined> {
  const { gateway, name, sha256, from, until, payments, gross, fee, net, by, now } = file;
  const values = [gateway, name, sha256, from, until, payments, gross, fee, net, by, now];
  return (await tx.run<{ id: number }>('settlements.file', fileText, values))[0]?.id;
}

export async function importedAt(reader: Sql, sha256: Buffer): Promise<{ name: string; at: Date } | undefined> {
  const text = 'select name, imported_at as at from gateway_settlements where sha256 = $1';
  return (await reader.run<{ name: string; at: Date }>('settlements.known', text, [sha256]))[0];
}

export interface NewLine {
  readonly payment: string;
  readonly reference: string;
  readonly paidOn: string;
  readonly gross: number | null;
  readonly fee: number | null;
  readonly net: number | null;
  readonly ours: number | null;
  readonly fault: SettlementFault | '';
}

/** A payment of another file stays as it is, but for one of ours that no file had named. */
const linesText = `insert into gateway_settlement_lines as line (settlement_id, gateway, payment, reference, paid_on, gross_cents,
    fee_cents, net_cents, ours_cents, fault, state)
  select $1, $2, payment, reference, paid_on, gross, fee, net, ours, fault, case when fault = '' then 20 else 10 end
  from unnest($3::text[], $4::text[], $5::date[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::text[])
    as t (payment, reference, paid_on, gross, fee, net, ours, fault)
  on conflict (gateway, payment) do update set settlement_id = excluded.settlement_id, reference = excluded.reference,
    paid_on = excluded.paid_on, gross_cents = excluded.gross_cents, fee_cents = excluded.fee_cents,
    net_cents = excluded.net_cents, ours_cents = excluded.ours_cents, fault = excluded.fault, state = excluded.state,
    settled_by = null, settled_at = null
  where line.fault = 'missing' and excluded.fault <> 'missing'
  returning fault`;

/** What was written, by fault; those that were known are not among them. */
export function insertLines(tx: Tx, file: { id: number; gateway: GatewayName }, lines: readonly NewLine[]) {
  const column = (name: keyof NewLine) => lines.map((line) => line[name]);
  const columns = (['payment', 'reference', 'paidOn', 'gross', 'fee', 'net', 'ours', 'fault'] as const).map(column);
  return tx.run<{ fault: SettlementFault | '' }>('settlements.lines', linesText, [file.id, file.gateway, ...columns]);
}

export interface OpenLine {
  readonly id: number;
  readonly gateway: GatewayName;
  readonly payment: string;
  readonly reference: string;
  readonly gross: number;
  readonly fault: SettlementFault;
}

/** Those that a gateway names, for another look. */
export const openLines = (tx: Tx, limit: number): Promise<OpenLine[]> =>
  tx.run(
    'settlements.toRecheck',
    `select id, gateway, payment, reference, gross_cents::float8 as gross, fault from gateway_settlement_lines
     where state = 10 and fault <> 'missing' order by paid_on, id limit $1 for update`,
    [limit],
  );

const changeText = `update gateway_settlement_lines line set fault = t.fault, ours_cents = t.ours,
    state = case when t.fault = '' then 20 else 10 end
  from unnest($1::int[], $2::text[], $3::bigint[]) as t (id, fault, ours) where line.id = t.id and line.state = 10`;

export async function changeFaults(
  tx: Tx,
  changes: readonly { readonly id: number; readonly fault: string; readonly ours: number | null }[],
): Promise<void> {
  const columns = (['id', 'fault', 'ours'] as const).map((name) => changes.map((change) => change[name]));
  await tx.run('settlements.faults', changeText, columns);
}

const settleText = `update gateway_settlement_lines set state = 30, note = $2, settled_by = $3, settled_at = $4
  where id = $1 and state = 10 returning fault`;

export async function settle(tx: Tx, line: { id: number; note: string; by: number; now: Date }) {
  const values = [line.id, line.note, line.by, line.now];
  return (await tx.run<{ fault: SettlementFault }>('settlements.settle', settleText, values))[0];
}

export interface ListedFile {
  readonly id: number;
  readonly gateway: GatewayName;
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly payments: number;
  readonly gross: number;
  readonly fee: number;
  readonly net: number;
  readonly open: number;
  readonly importedBy: number;
  readonly importedAt: Date;
  readonly total: number;
}

export const listFiles = (reader: Sql, { limit, offset }: Slice): Promise<ListedFile[]> =>
  reader.run(
    'settlements.files',
    `select f.id, f.gateway, f.name, f.from_day::text as from, f.until_day::text as until, f.payments,
       f.gross_cents::float8 as gross, f.fee_cents::float8 as fee, f.net_cents::float8 as net,
       (select count(*)::int from gateway_settlement_lines l where l.settlement_id = f.id and l.state = 10) as open,
       f.imported_by as "importedBy", f.imported_at as "importedAt", count(*) over ()::int as total
     from gateway_settlements f order by f.id desc limit $1 offset $2`,
    [limit, offset],
  );

export interface ListedLine extends NewLine {
  readonly id: number;
  readonly gateway: GatewayName;
  readonly state: 10 | 20 | 30;
  readonly note: string;
  readonly settledBy: number | null;
  readonly settledAt: Date | null;
  readonly file: string;
  readonly total: number;
}

export interface SoughtLines {
  readonly show: 'open' | 'all';
  readonly gateway: string;
  readonly fault: string;
  readonly file: number;
}

export function listLines(reader: Sql, { show, gateway, fault, file }: SoughtLines, { limit, offset }: Slice) {
  const text = `
    select l.id, l.gateway, l.payment, l.reference, l.paid_on::text as "paidOn", l.gross_cents::float8 as gross,
      l.fee_cents::float8 as fee, l.net_cents::float8 as net, l.ours_cents::float8 as ours, l.fault, l.state, l.note,
      l.settled_by as "settledBy", l.settled_at as "settledAt", f.name as file, count(*) over ()::int as total
    from gateway_settlement_lines l join gateway_settlements f on f.id = l.settlement_id
    where ${show === 'open' ? 'l.state = 10' : 'l.state > 0'} and ($1 = '' or l.gateway = $1) and ($2 = '' or l.fault = $2)
      and ($3 = 0 or l.settlement_id = $3) order by l.paid_on, l.id limit $4 offset $5`;
  return reader.run<ListedLine & {}>(`settlements.${show}`, text, [gateway, fault, file, limit, offset]);
}
