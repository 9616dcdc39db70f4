import { shopMoment, shopZone } from '@sgb/contract/time.ts';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Line } from './line.ts';
import { useTheme } from './use-theme.ts';

interface CanvasProps {
  readonly days: readonly string[];
  readonly lines: readonly Line[];
  readonly format: (value: number) => string;
}

const height = 240;
/** Lines differ by dashes too, for those who do not see their colours. */
const dashes = [[], [6, 4], [2, 3], [10, 4, 2, 4], [4, 8], [12, 3]];
const colours = ['brand', 'action', 'info', 'warn', 'danger', 'good'];

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
const font = '12px "Inter Variable", sans-serif';

function optionsOf({ lines, format }: Pick<CanvasProps, 'lines' | 'format'>, width: number): uPlot.Options {
  const axis = { stroke: token('ink-soft'), font, grid: { stroke: token('line'), width: 1 }, ticks: { show: false } };
  return {
    width,
    height,
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1_000), shopZone),
    scales: { y: { range: (_plot, _low, high) => [0, high > 0 ? high * 1.1 : 1] } },
    axes: [
      { ...axis, values: (_plot, ticks) => ticks.map((tick) => shortDay.format(tick * 1_000)), space: 70, size: 28 },
      { ...axis, size: 84, values: (_plot, ticks) => ticks.map(format) },
    ],
    cursor: { drag: { x: false, y: false } },
    series: [
      { label: 'Day', value: (_plot, at) => (at === null ? '' : shortDay.format(at * 1_000)) },
      ...lines.map(({ title }, place) => ({
        label: title,
        stroke: token(colours[place % colours.length] ?? 'brand'),
        dash: dashes[place % dashes.length] ?? [],
        width: 2,
        points: { size: 5 },
        value: (_plot: uPlot, value: number | null) => (value === null ? '–' : format(value)),
      })),
    ],
  };
}

const shortDay = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'short', timeZone: shopZone });

/** The lines as uPlot draws them; nothing for a screen reader, who has the table. */
export function Canvas({ days, lines, format }: CanvasProps) {
  const place = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  // The colours are read anew when the theme changes.
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const at = days.map((day) => +shopMoment(day, 12) / 1_000);
    const data = [at, ...lines.map(({ values }) => [...values])] as uPlot.AlignedData;
    const plot = new uPlot(optionsOf({ lines, format }, box.clientWidth), data, box);
    const watch = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height }));
    watch.observe(box);
    return () => {
      watch.disconnect();
      plot.destroy();
    };
  }, [days, lines, format, theme]);
  return <div ref={place} aria-hidden="true" className="min-h-72 w-full text-ink text-sm [&_.uplot]:font-sans" />;
}
