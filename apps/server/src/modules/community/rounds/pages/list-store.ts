import type { RoundState } from '@sgb/contract/group-states.ts';
import { pageSize, sliceOf } from '@sgb/contract/paging.ts';
import { columnsOf } from '../../../../platform/db/columns.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import type { RoundRow } from '../store.ts';
import { rounds } from '../tables.ts';

interface Listed {
  readonly rows: RoundRow[];
  readonly total: number;
}

async function pageOf(reader: Sql, name: string, where: string, order: string, values: unknown[], page: number) {
  const { limit, offset } = sliceOf(page);
  const text = `
    select ${columnsOf(rounds)}, (select count(*)::int from rounds where ${where}) as total
    from rounds where ${where} order by ${order} limit $${values.length + 1} offset $${values.length + 2}`;
  const found = await reader.run<RoundRow & { total: number }>(`rounds.${name}`, text, [...values, limit, offset]);
  const total = found[0]?.total ?? (page > 1 ? (page - 1) * pageSize : 0);
  return { rows: found.map(({ total: _, ...row }) => row), total } satisfies Listed;
}

const seen = `($4::int = 0 or state = $4::int) and (
  leader_id = $1 or (leader_id = $2::int and public and state = 10)
  or id in (select round_id from round_parts where account_id = $3 and state <> 'left'))`;

/** Rounds that somebody leads, may join or takes part in, the newest first. */
export function roundsFor(
  reader: Sql,
  {
    accountId,
    leaderId,
    state,
    page,
  }: { accountId: number; leaderId: number | null; state: RoundState | 0; page: number },
): Promise<Listed> {
  return pageOf(reader, 'listed', seen, 'id desc', [accountId, leaderId, accountId, state], page);
}

/** All rounds at a state, the oldest first. */
export function roundsAt(reader: Sql, state: RoundState, page: number): Promise<Listed> {
  return pageOf(reader, 'at', 'state = $1::int', 'id', [state], page);
}

const goodsText = `
  select p.round_id as "roundId", r.name, p.account_id as "accountId", p.grams, count(*) over ()::int as total
  from round_parts p join rounds r on r.id = p.round_id
  where r.leader_id = $1 and r.state = 10 and p.state = 'in'
  order by p.account_id, p.round_id limit $2 offset $3`;

export interface PartListed {
  readonly roundId: number;
  readonly name: string;
  readonly accountId: number;
  readonly grams: number;
  readonly total: number;
}

/** What members have in the open rounds of a leader, member by member. */
export function openPartsOf(reader: Sql, leaderId: number, page: number): Promise<PartListed[]> {
  const { limit, offset } = sliceOf(page);
  return reader.run<PartListed>('rounds.goods', goodsText, [leaderId, limit, offset]);
}
