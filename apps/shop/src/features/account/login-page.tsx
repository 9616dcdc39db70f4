import { buttonClass } from '@sgb/ui/button.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { returnPath } from '../../shared/session/return-path.ts';
import { AccessFrame } from './access-frame.tsx';
import { whyOf } from './entry.ts';
import { LoginForm } from './login-form.tsx';
import { useFreshSession } from './use-fresh-session.ts';

export { accessHides as hides } from './access-frame.tsx';

export function meta(): Meta {
  return {
    title: 'Log in',
    description: 'Log in to order, to see your parcels and your balance.',
    noindex: true,
  };
}

export function Component() {
  const { origUrl, search } = useFreshSession();
  const why = whyOf(origUrl);
  // A whole page load, so that nothing of the visitor before is left in memory.
  const leave = () => location.assign(returnPath(origUrl, location.origin));
  return (
    <AccessFrame
      title={why ? 'Please log in' : 'Welcome back'}
      lead={why ? `Log in ${why}.` : 'Log in to order, to follow your parcels and to see your balance.'}
      foot={
        <>
          <p className="text-center text-ink-soft text-sm">New to SGB?</p>
          <Link to={`/register${search}`} className={buttonClass({ variant: 'secondary', wide: true })}>
            Create an account
          </Link>
        </>
      }
    >
      <LoginForm onDone={leave} />
    </AccessFrame>
  );
}
