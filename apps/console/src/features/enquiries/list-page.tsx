import { longDate } from '@sgb/contract/date-words.ts';
import { allEnquiryStates, enquiryStates, enquiryStateWords } from '@sgb/contract/flight-rules.ts';
import { formatRand } from '@sgb/money/format.ts';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { PersonLink } from '../../shared/links/person-link.tsx';
import { WhatsAppNumber } from '../../shared/person/whatsapp-number.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { ClockTag } from '../../shared/words/clock-tag.tsx';
import type { Enquiry } from './enquiry.ts';
import { EnquiryActions } from './enquiry-actions.tsx';

const columns: readonly Column<Enquiry>[] = [
  { key: 'who', title: 'Who asks', value: ({ username }) => username },
  { key: 'kg', title: 'Kilograms', value: ({ kg }) => kg ?? 0, cell: ({ kg }) => kg ?? 'not said', end: true },
  {
    key: 'goods',
    title: 'Goods',
    value: ({ goods }) => goods,
    cell: ({ goods }) => <span className="line-clamp-2">{goods}</span>,
  },
  {
    key: 'wanted',
    title: 'Wanted on',
    value: ({ wantedOn }) => wantedOn ?? '',
    cell: ({ wantedOn }) => (wantedOn ? longDate(wantedOn) : 'any day'),
  },
  { key: 'age', title: 'Age', value: ({ at }) => at, cell: ({ at }) => ageOf(at) },
  {
    key: 'clock',
    title: 'Answer within',
    value: ({ answerBy }) => answerBy,
    cell: ({ answerBy, state }) =>
      state === enquiryStates.sent ? <ClockTag due={answerBy} /> : enquiryStateWords[state],
  },
];

const states = allEnquiryStates.map((id) => ({ value: String(id), label: enquiryStateWords[id] }));
const source = (view: View, page: number) =>
  query('GET /api/staff/flight/enquiries', { state: Number(view.get('state') ?? 10) as 10, page });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Enquiries about flights"
      columns={columns}
      filters={[{ name: 'state', label: 'State', options: states }]}
      source={source}
      rowKey={({ id }) => String(id)}
      version={({ state, answer }) => `${state} ${answer}`}
      empty="No enquiry in this state"
    >
      {(one) => (
        <Detail
          head={{
            number: `Enquiry ${one.id}`,
            title: one.goods || 'A special flight',
            state: enquiryStateWords[one.state],
            tone: one.late && one.state === enquiryStates.sent ? 'danger' : 'neutral',
            age: `${ageOf(one.at)} old`,
            owner: '',
          }}
          actions={<EnquiryActions one={one} />}
          facts={[
            ['Who asks', <PersonLink key="who" id={one.accountId} name={one.username} />],
            [
              'WhatsApp',
              <WhatsAppNumber key="whatsapp" call="POST /api/staff/flight/contact" id={one.id} masked={one.whatsapp} />,
            ],
            ['Kilograms', one.kg ?? 'not said'],
            ['Wanted on', one.wantedOn ? longDate(one.wantedOn) : 'any day'],
            ...(one.flightId ? [['Flight', `number ${one.flightId}`] as const] : []),
          ]}
          {...(one.bookedCents !== null && {
            money: [[`${one.bookedKg} kg booked`, formatRand(one.bookedCents)]] as const,
          })}
          timeline={[
            { at: one.at, who: one.username, text: one.goods || 'Asked for a flight' },
            ...(one.answeredAt ? [{ at: one.answeredAt, who: 'Us', text: one.answer || 'Booked' }] : []),
          ]}
        />
      )}
    </ListPage>
  );
}
