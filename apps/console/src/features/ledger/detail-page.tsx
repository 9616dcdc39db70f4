import { billTypeWords } from '@sgb/contract/bill-words.ts';
import type { OutputOf } from '@sgb/contract/client.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Table } from '@sgb/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ageOf } from '../../shared/words/age.ts';
import { amountOf, phaseWords } from './list-page.tsx';

type Found = OutputOf<'GET /api/staff/ledger/entry'>;

const linkClass = 'text-brand underline';
const placeWords = ({ username, book }: { username: string; book: string }) =>
  username ? `${username}: ${book}` : book;

/** Who booked it, where that was done by hand. */
const handFacts = (hands: Found['hands']): readonly (readonly [string, string])[] =>
  hands
    ? [
        ['Booked by hand', hands.number],
        ['Asked for by', hands.by],
        ['Agreed to by', hands.decidedBy],
        ['Why', hands.why],
      ]
    : [];

/** @public */
export function Component() {
  const { id = '' } = useParams();
  const found = useQuery(query('GET /api/staff/ledger/entry', { id: Number(id) }));
  return (
    <>
      <Link to="/ledger" className="mb-3 inline-block text-brand text-sm">
        ← All entries
      </Link>
      <Answer of={found}>{(one) => <EntryDetail one={one} />}</Answer>
    </>
  );
}

function EntryDetail({ one: { entry, postings, changes, chain, hands } }: { one: Found }) {
  const rand = (cents: number) => (entry.asset === 'ZAR' ? formatRand(cents) : `${formatCount(cents)} S Coin`);
  return (
    <div className="flex flex-col gap-5">
      <Detail
        head={{
          number: `Entry #${entry.id}`,
          title: `${billTypeWords[entry.type]}: ${amountOf(entry)}`,
          state: phaseWords[entry.phase],
          age: `${ageOf(entry.at)} old`,
          owner: '',
        }}
        actions={
          <p className="flex flex-wrap gap-4 text-sm">
            <Link className={linkClass} to={`/ledger?q=${encodeURIComponent(entry.ref)}`}>
              Everything for {entry.ref}
            </Link>
            {entry.usernames.map((name) => (
              <Link key={name} className={linkClass} to={`/ledger?q=${encodeURIComponent(name)}`}>
                Everything of {name}
              </Link>
            ))}
          </p>
        }
        facts={[
          ['When', dateAndTime(entry.at)],
          ['For', entry.ref],
          ['Note', entry.note || 'none'],
          ...handFacts(hands),
          [
            'Key',
            <span key="key" className="break-all text-xs">
              {entry.key}
            </span>,
          ],
          ...(entry.reverses === null
            ? []
            : [
                [
                  'Reverses',
                  <Link key="reverses" className={linkClass} to={`/ledger/${entry.reverses}`}>
                    #{entry.reverses}
                  </Link>,
                ] as const,
              ]),
        ]}
        timeline={chain.map((each) => ({
          at: each.at,
          who: phaseWords[each.phase],
          text:
            each.id === entry.id ? (
              `#${each.id}, this one: ${amountOf(each)}`
            ) : (
              <Link className={linkClass} to={`/ledger/${each.id}`}>
                #{each.id}: {amountOf(each)}
              </Link>
            ),
        }))}
      />
      <Table
        caption="What moved"
        columns={[
          { key: 'from', header: 'From', cell: ({ from }) => placeWords(from), primary: true },
          { key: 'to', header: 'To', cell: ({ to }) => placeWords(to) },
          { key: 'item', header: 'For', cell: ({ item }) => item },
          { key: 'amount', header: 'Amount', cell: ({ amount }) => rand(amount), align: 'end' },
          {
            key: 'back',
            header: 'Given back',
            cell: ({ returned }) => (returned > 0 ? rand(returned) : ''),
            align: 'end',
          },
        ]}
        rows={[...postings.entries()].map(([place, posting]) => ({ ...posting, place }))}
        rowKey={({ place }) => place}
      />
      <Table
        caption="What it did to balances"
        columns={[
          { key: 'who', header: 'Whose', cell: (line) => placeWords(line), primary: true },
          { key: 'before', header: 'Before', cell: ({ before }) => rand(before), align: 'end' },
          { key: 'change', header: 'Change', cell: ({ change }) => rand(change), align: 'end' },
          { key: 'after', header: 'After', cell: ({ after }) => rand(after), align: 'end' },
        ]}
        rows={changes}
        rowKey={({ username, book }) => `${username} ${book}`}
        empty="It moved money between places of ours only."
      />
    </div>
  );
}
