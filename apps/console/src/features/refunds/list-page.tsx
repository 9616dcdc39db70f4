import type { OutputOf } from '@sgb/contract/client.ts';
import { refundReasonWords, refundTypeWords, requestStates, requestStateWords } from '@sgb/contract/order-refunds.ts';
import { statusWords } from '@sgb/contract/order-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { centsIn, randOf } from '../../shared/forms/amounts.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { ClockTag } from '../../shared/words/clock-tag.tsx';

type Wish = OutputOf<'GET /api/staff/orderrequest/list'>['items'][number];

const columns: readonly Column<Wish>[] = [
  { key: 'order', title: 'Order', value: ({ number }) => number },
  {
    key: 'title',
    title: 'What',
    value: ({ title }) => title,
    cell: ({ title }) => <span className="line-clamp-2">{title}</span>,
  },
  { key: 'type', title: 'Wish', value: ({ type }) => refundTypeWords[type] },
  { key: 'who', title: 'Shopper', value: ({ username }) => username },
  {
    key: 'back',
    title: 'Back',
    value: ({ backCents }) => backCents,
    cell: ({ backCents }) => formatRand(backCents),
    end: true,
  },
  {
    key: 'clock',
    title: 'Answer within',
    value: ({ dueAt }) => dueAt,
    cell: ({ dueAt, state }) => (state === requestStates.waiting ? <ClockTag due={dueAt} /> : requestStateWords[state]),
  },
];

const states = Object.values(requestStates).map((id) => ({ value: String(id), label: requestStateWords[id] }));
const source = (view: View, page: number) =>
  query('GET /api/staff/orderrequest/list', { state: Number(view.get('state') ?? 10) as 10, page });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Wishes for money back"
      columns={columns}
      filters={[{ name: 'state', label: 'State', options: states }]}
      source={source}
      rowKey={({ id }) => String(id)}
      version={({ state }) => state}
      empty="No wish in this state"
    >
      {(one) => <WishDetail one={one} />}
    </ListPage>
  );
}

function WishDetail({ one }: { one: Wish }) {
  return (
    <Detail
      head={{
        number: one.number,
        title: `${refundTypeWords[one.type]}: ${one.title}`,
        state: requestStateWords[one.state],
        tone: one.late && one.state === requestStates.waiting ? 'danger' : 'neutral',
        age: `${ageOf(one.createdAt)} old`,
        owner: '',
      }}
      actions={
        one.state === requestStates.waiting ? (
          <Actions one={one} />
        ) : (
          <p className="text-ink-soft text-sm">Nothing: it was answered.</p>
        )
      }
      facts={[
        ['Shopper', one.username],
        ['Why', refundReasonWords[one.reason]],
        ['Order is', statusWords[one.status].label],
        ['Supplier', one.supplierName],
      ]}
      money={[
        ['Paid for it', formatRand(one.paidCents)],
        ['Goes back at most', formatRand(one.backCents)],
      ]}
      timeline={[
        { at: one.createdAt, who: one.username, text: one.content || refundTypeWords[one.type] },
        ...(one.decidedAt ? [{ at: one.decidedAt, who: 'Us', text: one.answer || requestStateWords[one.state] }] : []),
      ]}
    />
  );
}

/** Only a refund without a return may give back less than was shown. */
function Actions({ one }: { one: Wish }) {
  const changes = ['GET /api/staff/orderrequest/list'] as const;
  const { values, on } = useFields({ answer: '', rand: randOf(one.backCents) });
  const decide = useAct('POST /api/staff/orderrequest/decide', { done: 'Answered; the shopper is told', changes });
  const partly = one.type === 4;
  const cents = centsIn(values.rand);
  const wrong = partly && (cents === undefined || cents < 1 || cents > one.backCents);
  const answer = values.answer.trim();
  return (
    <div className="flex flex-col gap-3">
      {partly && (
        <Field
          label="Goes back (R)"
          className="w-44"
          error={wrong ? `Between R 0.01 and ${formatRand(one.backCents)}.` : undefined}
        >
          <Input inputMode="decimal" {...on('rand')} />
        </Field>
      )}
      <Field label="What the supplier says" hint="Needed to refuse. The shopper reads it.">
        <Input maxLength={200} {...on('answer')} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          loading={decide.isPending}
          disabled={wrong}
          onClick={() => decide.mutate({ id: one.id, agreed: true, answer, ...(partly && { cents }) })}
        >
          {one.type === 3
            ? 'The supplier exchanges it'
            : `Agree, ${formatRand((partly && cents) || one.backCents)} go back`}
        </Button>
        <Button
          variant="danger"
          loading={decide.isPending}
          disabled={answer.length < 5}
          onClick={() => decide.mutate({ id: one.id, agreed: false, answer })}
        >
          Refuse
        </Button>
      </div>
    </div>
  );
}
