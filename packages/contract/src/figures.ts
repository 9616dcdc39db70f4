import { endpoint } from './endpoint.ts';
import { whole } from './fields.ts';
import * as z from './zod.ts';

/** What staff would rather look at than read, and how its values are told. */
export const plots = {
  sales: { title: 'Sales', unit: 'money', about: 'What shoppers paid each day for goods and freight.' },
  orders: { title: 'Orders', unit: 'count', about: 'Orders paid each day.' },
  queues: {
    title: 'How old the queues are',
    unit: 'hours',
    about: 'How long the oldest of each queue had waited, at most, on each day.',
  },
  delivery: {
    title: 'Days to deliver',
    unit: 'days',
    about: 'Of the parcels that were signed for on a day: how many days after they were paid for, and after they left.',
  },
  funnel: { title: 'From visit to purchase', unit: 'count', about: 'People who did each step on a day.' },
  misses: { title: 'Searches without results', unit: 'count', about: 'Searches on a day that found nothing.' },
  stock: {
    title: 'How old the stock is',
    unit: 'count',
    about: 'Orders that lay in our warehouse on a day, by how long.',
  },
} as const;

export type PlotName = keyof typeof plots;
export const plotNames = Object.keys(plots) as readonly PlotName[];

const mostFigureDays = 366;

export const getFigures = endpoint({
  method: 'GET',
  path: '/api/staff/figures',
  summary: 'Values of each day for the plots that whoever asks may see; counted once an hour',
  auth: 'staff',
  right: 'staff',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({ days: whole(7, mostFigureDays).default(31) }),
  output: z.object({
    /** Of the shop, the oldest first. */
    days: z.array(z.string()),
    plots: z.array(
      z.object({
        name: z.enum(plotNames as [PlotName, ...PlotName[]]),
        series: z.array(
          z.object({
            name: z.string(),
            title: z.string(),
            /** One for each of the days; null where nobody counted. */
            values: z.array(z.number().nullable()),
          }),
        ),
      }),
    ),
  }),
});
