import type { Desk } from '../../../platform/desk.ts';

export const desk: Desk = {
  series: [
    {
      name: 'misses.searches',
      sums: true,
      title: 'Searches',
      plot: 'misses',
      right: 'marketing',
      text: `select day, sum(searches) as value from search_misses
        where day >= $1::timestamptz::date and day <= $2::timestamptz::date + 1 group by day`,
    },
    {
      name: 'misses.words',
      sums: true,
      title: 'Different words',
      plot: 'misses',
      right: 'marketing',
      text: `select day, count(*) as value from search_misses
        where day >= $1::timestamptz::date and day <= $2::timestamptz::date + 1 group by day`,
    },
  ],
};
