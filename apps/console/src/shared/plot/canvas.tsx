import { shopMoment, shopZone } from '@sgb/contract/time.ts';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { alone, type Line } from './line.ts';
import { useTheme } from './use-theme.ts';

interface CanvasProps {
  readonly days: readonly string[];
  readonly lines: readonly Line[];
  readonly format: (value: number) => string;
  /** How far lines of the grid may be apart; left out: round numbers. */
  readonly steps?: readonly number[] | undefined;
}

const height = 240;
/** Lines differ by dashes too, for those who do not see their colours. */
const dashes = [[], [6, 4], [2, 3], [10, 4, 2, 4], [4, 8], [12, 3]];
const colours = ['brand', 'action', 'info', 'warn', 'danger', 'good'];

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
const font = '12px "Inter Variable", sans-serif';

type Drawn = Pick<CanvasProps, 'lines' | 'format' | 'steps'>;

function optionsOf({ lines, format, steps }: Drawn, width: number): uPlot.Options {
  const axis = { stroke: token('ink-soft'), font, grid: { stroke: token('line'), width: 1 }, ticks: { show: false } };
  return {
    width,
    height,
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1_000), shopZone),
    scales: { y: { range: (_plot, _low, high) => [0, high > 0 ? high * 1.1 : 1] } },
    axes: [
      { ...axis, values: (_plot, ticks) => ticks.map((tick) => shortDay.format(tick * 1_000)), space: 70, size: 28 },
      { ...axis, size: 84, values: (_plot, ticks) => ticks.map(format), ...(steps && { incrs: [...steps] }) },
    ],
    cursor: { drag: { x: false, y: false } },
    series: [
      { label: 'Day', value: (_plot, at) => (at === null ? '' : shortDay.format(at * 1_000)) },
      ...lines.map(({ title, values }, place) => {
        const colour = token(colours[place % colours.length] ?? 'brand');
        return {
          label: title,
          stroke: colour,
          dash: dashes[place % dashes.length] ?? [],
          width: 2,
          points: { show: true, size: 8, width: 0, fill: colour, filter: () => alone(values) },
          value: (_plot: uPlot, value: number | null) => (value === null ? '–' : format(value)),
        };
      }),
    ],
  };
}

const shortDay = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'short', timeZone: shopZone });

/** The lines as uPlot draws them; nothing for a screen reader, who has the table. */
export function Canvas({ days, lines, format, steps }: CanvasProps) {
  const place = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  // The colours are read anew when the theme changes.
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const at = days.map((day) => +shopMoment(day, 12) / 1_000);
    const data = [at, ...lines.map(({ values }) => [...values])] as uPlot.AlignedData;
    const plot = new uPlot(optionsOf({ lines, format, steps }, box.clientWidth), data, box);
    const watch = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height }));
    watch.observe(box);
    return () => {
      watch.disconnect();
      plot.destroy();
    };
  }, [days, lines, format, steps, theme]);
  return (
    <div
      ref={place}
      aria-hidden="true"
      className="min-h-72 w-full text-ink text-sm [&_.u-legend_th]:font-medium [&_.uplot]:[font-family:inherit]"
    />
  );
}
