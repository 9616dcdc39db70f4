import type { Personal } from '../../../platform/personal.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'promotion_takings',
      title: 'Tasks you took as an influencer',
      whose: 'account_id = $1',
      told: [
        'task_id',
        'state',
        'reward',
        'reward_amount',
        'taken_at',
        'link',
        'text',
        'handed_in_at',
        'reason',
        'paid_at',
      ],
      closing: { do: 'overwrite', with: { link: "''", text: "''", pictures: "'{}'" } },
    },
    {
      table: 'promotion_links',
      title: 'Links you shared',
      whose: 'account_id = $1',
      told: ['path', 'title', 'made_at'],
      closing: { do: 'keep' },
    },
    {
      table: 'promotion_people',
      title: 'Who came by your invite code, and whose you came by',
      whose: 'account_id = $1 or person_id = $1',
      told: ['at'],
      closing: { do: 'keep' },
    },
    {
      table: 'promotion_redemptions',
      title: 'The code of an influencer that you used',
      whose: 'account_id = $1 or owner_id = $1',
      told: ['at'],
      closing: { do: 'keep' },
    },
  ],
  unfinished: [
    {
      what: 'tasks',
      text: 'select count(*)::int as n from promotion_takings where account_id = $1 and state = 20',
    },
  ],
};
