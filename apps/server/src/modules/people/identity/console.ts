import type { Desk } from '../../../platform/desk.ts';
import { addWorkingHours } from '../../../platform/working-time.ts';
import { shopWorkingTime } from '../../base/content/settings.ts';
import { contactTerms } from '../contacts/settings.ts';
import { mobilesOf } from './rules.ts';

interface Row {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly at: Date;
  readonly stopped: boolean;
}

/** As the indexes of 0155 have it: a part of a name is looked for from its beginning. */
const fullName = `(lower(first_name || ' ' || last_name) collate "C")`;
const lastName = `(lower(last_name) collate "C")`;
const beginning = (name: string) => `(select id from accounts where ${name} >= $1 and ${name} < $1 || U&'\\FFFF'
  order by ${name} limit 10)`;

/** The number of a person, as their page has it. */
const numberIn = (typed: string) => (/^\d{1,9}$/.test(typed) ? Number(typed) : null);

const personText = `select id, username, trim(first_name || ' ' || last_name) as name, created_at as at,
    stopped_at is not null as stopped
  from accounts join (
    select id, min(place) as place from (
      select id, 1 as place from accounts where lower(username) = $1 or lower(email) = $1 or mobile = any($2) or id = $3::int
      union all select id, 2 from ${beginning(fullName)} as named
      union all select id, 3 from ${beginning(lastName)} as named
    ) as either group by id) as found using (id)
  order by place, id limit 10`;

const businessesText = `select count(*)::int as count, min(applied_at) as oldest
  from businesses where approved_at is null and rejected_at is null`;

export const desk: Desk = {
  queues: [
    {
      name: 'businesses',
      title: 'Companies to approve',
      right: 'customerService',
      text: businessesText,
      dueOf: ({ oldest }, { settings }) =>
        addWorkingHours(settings.get(shopWorkingTime), oldest, settings.get(contactTerms).approvalHours),
    },
  ],
  figures: [
    {
      name: 'people',
      title: 'New accounts',
      right: 'staff',
      unit: 'count',
      text: `select count(*) filter (where created_at >= $1)::int as today,
          count(*) filter (where created_at < $4)::int as before
        from accounts where created_at >= $3 and created_at < $2`,
    },
  ],
  finders: [
    {
      kind: 'person',
      right: 'customerService',
      pattern: /^[^\s].+$/,
      async read(reader, typed) {
        const rows = await reader.run<Row>('desk.find.person', personText, [
          typed.toLowerCase().replaceAll(/\s+/g, ' '),
          [...mobilesOf(typed)],
          numberIn(typed),
        ]);
        return rows.map(({ id, username, name, at, stopped }) => ({
          id,
          number: username,
          title: name || username,
          state: stopped ? 'Stopped' : '',
          at,
          cents: null,
          accountId: id,
        }));
      },
    },
  ],
};
