import { type CaseState, caseNumber, caseStateWords } from '@sgb/contract/workorder-states.ts';
import { type Desk, numberFinder, personPart } from '../../../platform/desk.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly state: CaseState;
  readonly at: Date;
  readonly accountId: number;
  readonly back: number;
}

/** To answer, or to decide: what ends next. */
const nextPromise = 'least(case when answered_at is null then answer_by end, decide_by)';

export const desk: Desk = {
  queues: [
    {
      name: 'cases',
      title: 'Cases',
      right: 'customerService',
      text: `select count(*)::int as count, min(opened_at) as oldest, min(${nextPromise}) as due
        from work_orders where state in (10, 20)`,
    },
    {
      name: 'supervisorCases',
      title: 'Cases with a supervisor',
      right: 'customerService',
      text: `select count(*)::int as count, min(escalated_at) as oldest, min(${nextPromise}) as due
        from work_orders where state in (10, 20) and escalated_at is not null`,
    },
  ],
  inHand: [
    {
      right: 'customerService',
      text: `select coalesce(json_agg(held), '[]') as items from (
          select id, title, opened_at as since from work_orders
          where taken_by = $1 and state in (10, 20) order by opened_at limit 10) held`,
      pathOf: (id) => `cases/${id}`,
    },
  ],
  figures: [
    {
      name: 'cases',
      title: 'Cases opened',
      right: 'customerService',
      unit: 'count',
      text: `select count(*) filter (where opened_at >= $1)::int as today,
          count(*) filter (where opened_at < $4)::int as before
        from work_orders where opened_at >= $3 and opened_at < $2`,
    },
  ],
  finders: [
    numberFinder<Row>({
      kind: 'case',
      right: 'customerService',
      prefix: 'wo',
      text: `select id, title, state, opened_at as at, account_id as "accountId", back_cents as back
        from work_orders where id = $1`,
      shown: ({ state, back, ...row }) => ({
        ...row,
        number: caseNumber(row.id),
        state: caseStateWords[state].label,
        cents: back,
      }),
    }),
  ],
  people: [
    personPart<Row & { total: number }>({
      name: 'cases',
      title: 'Cases',
      kind: 'case',
      right: 'customerService',
      text: `select id, title, state, opened_at as at, account_id as "accountId", back_cents as back,
          count(*) over ()::int as total
        from work_orders where account_id = $1 order by changed_at desc, id desc limit 5`,
      shown: ({ id, title, state, at, back }) => {
        return { id, number: caseNumber(id), title, state: caseStateWords[state].label, at, cents: back };
      },
    }),
  ],
};
