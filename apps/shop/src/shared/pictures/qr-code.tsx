import { cx } from '@sgb/ui/cx.ts';
import { encode } from 'uqr';

/** Dark on white in both themes: not every camera reads the reverse. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={cx('rounded-control', className)}>
      <rect width={size} height={size} className="fill-white" />
      <path d={path} shapeRendering="crispEdges" className="fill-black" />
    </svg>
  );
}
