import type { Desk } from './desk.ts';

/** What of the machines waits for an administrator, and how they do. */
export const desk: Desk = {
  queues: [
    {
      name: 'failedJobs',
      title: 'Jobs that failed',
      right: 'accounts',
      text: `select count(*)::int as count, min(created_at) as oldest
        from graphile_worker._private_jobs where last_error is not null and locked_at is null`,
    },
    {
      name: 'alerts',
      title: 'Alerts',
      right: 'staff',
      text: `select count(*)::int as count, min(raised_at) as oldest
        from staff_alerts where closed_at is null and split_part(page, '/', 1) = any ($1::text[])`,
      values: (_at, pages) => [pages],
    },
  ],
  health: [
    {
      name: 'jobs',
      title: 'Jobs of this shop',
      text: `select (select max(last_execution) from graphile_worker._private_known_crontabs) as last,
        (select count(*)::int from graphile_worker._private_jobs where locked_at is null and last_error is null and run_at < now() - interval '5 minutes') as waiting,
        (select count(*)::int from graphile_worker._private_jobs where last_error is not null and locked_at is null) as failing
        where $1::timestamptz is not null`,
    },
    ...(['mail', 'sms'] as const).map((channel) => ({
      name: channel,
      title: channel === 'mail' ? 'Letters (SMTP)' : 'Text messages (SMS gateway)',
      text: `select max(delivered_at) as last,
        (count(*) filter (where delivered_at is null))::int as waiting,
        (count(*) filter (where delivered_at is null and created_at < $1::timestamptz - interval '15 minutes'))::int as failing
        from outbox where channel = '${channel}' and not decoy`,
    })),
  ],
};
