import { jobTypes, monthlyBands, siteTypes, workerBands } from '@sgb/contract/business-options.ts';
import { businessStates } from '@sgb/contract/businesses.ts';
import type { OutputOf } from '@sgb/contract/client.ts';
import { countryName } from '@sgb/contract/countries.ts';
import { query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { Decide } from '../../shared/forms/decide.tsx';
import { PersonLink } from '../../shared/links/person-link.tsx';
import { ContactLines } from '../../shared/person/contact-lines.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { ClockTag } from '../../shared/words/clock-tag.tsx';

type Business = OutputOf<'GET /api/staff/business/list'>['items'][number];

const stateWords = { waiting: 'Waits', approved: 'Approved', rejected: 'Not approved' } as const;

const columns: readonly Column<Business>[] = [
  { key: 'company', title: 'Company', value: ({ companyName }) => companyName },
  { key: 'registration', title: 'Registration', value: ({ registrationNumber }) => registrationNumber },
  { key: 'who', title: 'Account', value: ({ username }) => username },
  { key: 'age', title: 'Age', value: ({ appliedAt }) => appliedAt, cell: ({ appliedAt }) => ageOf(appliedAt) },
  {
    key: 'clock',
    title: 'Decide within',
    value: ({ dueAt }) => dueAt,
    cell: ({ dueAt, state }) => (state === 'waiting' ? <ClockTag due={dueAt} /> : stateWords[state]),
  },
];

const states = businessStates.map((value) => ({ value, label: stateWords[value] }));
const source = (view: View, page: number) =>
  query('GET /api/staff/business/list', { state: (view.get('state') ?? 'waiting') as 'waiting', page });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Companies"
      columns={columns}
      filters={[{ name: 'state', label: 'State', options: states }]}
      source={source}
      rowKey={({ accountId }) => String(accountId)}
      version={({ state }) => state}
      empty="No company in this state"
    >
      {(one) => <BusinessDetail one={one} />}
    </ListPage>
  );
}

const labelOf = (options: readonly { id: number; label: string }[], id: number) =>
  options.find((each) => each.id === id)?.label ?? 'not said';

function BusinessDetail({ one }: { one: Business }) {
  const changes = ['GET /api/staff/business/list'] as const;
  const decide = useAct('POST /api/staff/business/decide', { done: 'Decided; its owner is told', changes });
  return (
    <Detail
      head={{
        number: one.registrationNumber,
        title: one.companyName,
        state: stateWords[one.state],
        tone: one.state === 'approved' ? 'good' : one.overdue ? 'danger' : 'neutral',
        age: `${ageOf(one.appliedAt)} old`,
        owner: '',
      }}
      actions={
        one.state === 'waiting' ? (
          <Decide
            yes="Approve the company"
            no="Do not approve it"
            hint="Needed to refuse it. The owner of the company reads it."
            most={300}
            busy={decide.isPending}
            onDecide={(decided) => decide.mutate({ accountid: one.accountId, ...decided })}
          />
        ) : (
          <p className="text-ink-soft text-sm">Nothing: it was decided.</p>
        )
      }
      facts={[
        ['Account', <PersonLink key="who" id={one.accountId} name={one.username} />],
        ['Contact', <ContactLines key="contact" accountId={one.accountId} email={one.email} mobile={one.mobile} />],
        ['Country', countryName(one.countryId as 1)],
        ['VAT number', one.vatNumber || 'none'],
        ['Works', labelOf(jobTypes, one.jobType)],
        ['People', labelOf(workerBands, one.workerBand)],
        ['Online shop', one.siteUrl || labelOf(siteTypes, one.siteType)],
        ['Buys in a month', labelOf(monthlyBands, one.monthlyBand)],
      ]}
      timeline={[
        { at: one.appliedAt, who: one.username, text: 'Applied' },
        ...(one.decidedAt
          ? [{ at: one.decidedAt, who: 'Us', text: [stateWords[one.state], one.reason].filter(Boolean).join(': ') }]
          : []),
      ]}
    />
  );
}
