import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { questionStateWords } from '@sgb/contract/supplier-questions.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { Link } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { AskSupplier } from '../../shared/purchases/ask-supplier.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { ClockTag } from '../../shared/words/clock-tag.tsx';
import { Settle } from './settle.tsx';

export type Question = OutputOf<'GET /api/staff/supplierquestion/list'>['items'][number];

const tones = { 10: 'info', 20: 'good', 30: 'neutral' } as const;

const columns: readonly Column<Question>[] = [
  { key: 'supplier', title: 'Supplier', value: ({ supplierName }) => supplierName },
  {
    key: 'question',
    title: 'Question',
    value: ({ question }) => question,
    cell: ({ question }) => <span className="line-clamp-2 max-w-md">{question}</span>,
  },
  { key: 'about', title: 'About', value: ({ purchaseNumber, productId }) => purchaseNumber || productId },
  { key: 'by', title: 'Asked by', value: ({ askedBy }) => askedBy },
  { key: 'times', title: 'Times', value: ({ times }) => times, end: true },
  {
    key: 'due',
    title: 'Answer',
    value: ({ due }) => due,
    cell: ({ due, state }) =>
      state === 10 ? <ClockTag due={due} /> : <Tag tone={tones[state]}>{questionStateWords[state]}</Tag>,
  },
];

const filters = [
  {
    name: 'state',
    label: 'State',
    options: ([10, 20, 30] as const).map((state) => ({ value: String(state), label: questionStateWords[state] })),
  },
  { name: 'supplier', label: 'Supplier’s number' },
];

function source(view: View, page: number) {
  const supplier = Number(view.get('supplier'));
  return query('GET /api/staff/supplierquestion/list', {
    state: Number(view.get('state') ?? 10) as 10,
    ...(supplier > 0 && { supplierId: supplier }),
    page,
  });
}

/** @public */
export function Component() {
  return (
    <ListPage
      title="Questions to suppliers"
      intro={<AskSupplier />}
      columns={columns}
      filters={filters}
      source={source}
      rowKey={({ id }) => String(id)}
      version={({ times, state }) => `${times} ${state}`}
      empty="No question like that"
    >
      {(one) => <QuestionDetail one={one} />}
    </ListPage>
  );
}

function QuestionDetail({ one }: { one: Question }) {
  return (
    <Detail
      head={{
        number: one.purchaseNumber,
        title: one.supplierName,
        state: questionStateWords[one.state],
        tone: tones[one.state],
        age: `asked ${ageOf(one.askedAt)} ago`,
        owner: one.askedBy,
      }}
      actions={one.state === 10 ? <Settle one={one} /> : <p className="text-ink-soft text-sm">Nothing.</p>}
      facts={[
        [
          'Question',
          <p key="question" className="whitespace-pre-wrap">
            {one.question}
          </p>,
        ],
        [
          'Supplier',
          <Link key="supplier" to={`/suppliers/${one.supplierId}`} className="text-brand underline">
            {one.supplierName}
          </Link>,
        ],
        ...(one.productId
          ? [
              [
                'Product',
                <a
                  key="offer"
                  href={`https://detail.1688.com/offer/${one.productId}.html`}
                  target="_blank"
                  rel="noreferrer"
                  className="text-brand underline"
                >
                  {one.productId} at the supplier
                </a>,
              ] as const,
            ]
          : []),
        ['Answer expected', dateAndTime(one.due)],
      ]}
      timeline={[
        { at: one.askedAt, who: one.askedBy, text: one.question },
        ...(one.times > 1 ? [{ at: one.remindedAt, who: 'Us', text: `Asked again, ${one.times} times in all` }] : []),
        ...(one.settledAt ? [{ at: one.settledAt, who: one.settledBy, text: one.answer }] : []),
      ]}
    />
  );
}
