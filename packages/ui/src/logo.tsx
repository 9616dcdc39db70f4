import { cx } from './cx.ts';

export interface LogoMarkProps {
  /** Spoken name; leave out where the name stands beside it. */
  title?: string;
  className?: string;
}

/* The notch is cut out, not painted, so the mark stands on any ground. */
const PARCEL =
  'M1.5 0h2.4v3h1.2V0h2.4A1.5 1.5 0 0 1 9 1.5v5A1.5 1.5 0 0 1 7.5 8h-6A1.5 1.5 0 0 1 0 6.5v-5A1.5 1.5 0 0 1 1.5 0z';
const TRUNK =
  'M3.5 18.5h3.2c.6 1.9 1.7 3 3.3 3.5l-.6-3.5h13.2L22 22c1.6-.5 2.7-1.6 3.3-3.5h3.2c-.7 3.2-2.6 5.4-5.6 6.3.1 2.2.8 4.2 2.3 6.2H6.8c1.5-2 2.2-4 2.3-6.2-3-.9-4.9-3.1-5.6-6.3z';

/** A baobab whose crown is made of parcels. Five parcels and one trunk only, so it still reads at 20 px. */
export function LogoMark({ title, className = 'size-8' }: LogoMarkProps) {
  const spoken = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a <title> would add a browser tooltip over the logo.
    <svg {...spoken} viewBox="0 0 32 32" className={cx('shrink-0 fill-brand', className)}>
      <path d={TRUNK} />
      <path d={PARCEL} transform="translate(1.5 9.5)" />
      <path d={PARCEL} transform="translate(11.5 9.5)" />
      <path d={PARCEL} transform="translate(21.5 9.5)" />
      <path d={PARCEL} transform="translate(6.5 .5)" />
      <path d={PARCEL} transform="translate(16.5 .5)" className="fill-action-bright" />
    </svg>
  );
}

export interface LogoProps {
  /** Adds the full name beside the letters. */
  full?: boolean;
  className?: string;
}

/** Mark and word mark. */
export function Logo({ full = false, className }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-2 text-ink', className)}>
      <LogoMark className="size-9" />
      <span className="flex flex-col leading-none">
        <span className="font-extrabold text-lg leading-none tracking-tight">SGB</span>
        {full ? (
          <span className="mt-1 whitespace-nowrap font-medium text-ink-soft text-xs leading-none">
            Southern Group Buy
          </span>
        ) : (
          <span className="sr-only">Southern Group Buy</span>
        )}
      </span>
    </span>
  );
}
