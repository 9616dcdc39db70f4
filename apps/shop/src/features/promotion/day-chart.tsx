import { dateFormat } from '@sgb/contract/date-words.ts';
import { shopMoment } from '@sgb/contract/time.ts';
import { BarChart } from '../../shared/charts/bar-chart.tsx';

interface DayChartProps {
  days: readonly { readonly day: string; readonly amount: number }[];
  inWords: (amount: number) => string;
  label: string;
}

const short = dateFormat({ day: 'numeric', month: 'short' });

/** A bar for each day. */
export function DayChart({ days, ...words }: DayChartProps) {
  return <BarChart bars={days.map(({ day, amount }) => ({ name: short(shopMoment(day, 12)), amount }))} {...words} />;
}
