import { buttonClass } from '@sgb/ui/button.tsx';
import { Drawing } from '@sgb/ui/drawings.tsx';
import { Link } from 'react-router';
import type { Meta } from '../../shared/page/meta.ts';

export function meta(): Meta {
  return {
    title: 'Not open yet',
    description: 'This part of the shop is not open yet.',
    noindex: true,
  };
}

/** An honest answer for addresses that the shop will have. */
export function Component() {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-16 text-center">
      <Drawing name="parcel" />
      <h1 className="font-semibold text-xl">This part of the shop is not open yet</h1>
      <p className="text-ink-soft">We are still building it; everything else works as usual.</p>
      <Link to="/" className={buttonClass({ variant: 'primary' })}>
        Back to the home page
      </Link>
    </div>
  );
}
