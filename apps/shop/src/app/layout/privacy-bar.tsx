import { Button } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { useEffect, useRef } from 'react';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { panelLook } from '../../shared/page/popover.tsx';
import { choose, privacySignal, usePrivacy } from '../../shared/tracking/consent.ts';

/** Asks once, quietly, and only where there is something to agree to. Both answers are equally near. */
export default function PrivacyBar() {
  const { shown, choice } = usePrivacy();
  const bar = useRef<HTMLElement>(null);
  // Who asked for the choices is led to them; who did not is not interrupted.
  useEffect(() => {
    if (shown === 'wanted') bar.current?.focus();
  }, [shown]);
  const fixed = privacySignal();
  return (
    <section
      ref={bar}
      aria-label="Privacy choices"
      tabIndex={-1}
      className={cx(
        panelLook,
        'fixed inset-x-2 bottom-[calc(var(--tab-bar)+var(--bottom-bar,0px)+0.5rem)] z-40 mx-auto max-w-2xl animate-fade-in p-4 outline-none lg:bottom-6',
      )}
    >
      <p className="text-sm">
        {fixed
          ? 'Your browser asks sites not to share what you do. We follow it: advertisers hear nothing of you. '
          : 'May we tell our advertiser which steps you take here, so that we can see which adverts work? We count visits ourselves either way, without your name. '}
        <Link to={to.privacy} className="text-brand underline">
          Privacy
        </Link>
      </p>
      {!fixed && choice && (
        <p className="mt-1 text-ink-soft text-sm">
          Your answer so far: {choice === 'yes' ? 'allowed' : 'not allowed'}.
        </p>
      )}
      <div className="mt-3 flex justify-end gap-2">
        {fixed ? (
          <Button variant="secondary" size="sm" onClick={() => choose('no')}>
            Close
          </Button>
        ) : (
          <>
            <Button variant="secondary" size="sm" onClick={() => choose('no')}>
              No, thanks
            </Button>
            <Button variant="secondary" size="sm" onClick={() => choose('yes')}>
              Allow
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
