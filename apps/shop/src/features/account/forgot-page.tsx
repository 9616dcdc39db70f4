import { buttonClass } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { AccessFrame } from './access-frame.tsx';
import { ForgotByEmail } from './forgot-by-email.tsx';
import { ForgotBySms } from './forgot-by-sms.tsx';
import { useFreshSession } from './use-fresh-session.ts';

export { accessHides as hides } from './access-frame.tsx';

export function meta(): Meta {
  return { title: 'Set a new password', description: 'Get back into your account.', noindex: true };
}

const bySms = '/register/forgotpwd';
const byEmail = `${bySms}?by=email`;

export function Component() {
  const [search] = useSearchParams();
  const email = search.get('by') === 'email';
  const [done, setDone] = useState(false);
  useFreshSession();
  const finish = () => setDone(true);
  return (
    <AccessFrame
      title="Set a new password"
      lead="We send a code to your phone or email. With it you choose a new password."
      foot={
        <Link to="/login" className={buttonClass({ variant: 'secondary', wide: true })}>
          Back to the login
        </Link>
      }
    >
      {done ? (
        <Notice tone="good" title="Your password is changed">
          You can log in with it now. Every session of your account was ended.
        </Notice>
      ) : (
        <>
          <TabLinks
            label="How to get the code"
            className="mb-4"
            LinkComponent={ShopLink}
            current={email ? byEmail : bySms}
            items={[
              { href: bySms, label: 'By SMS' },
              { href: byEmail, label: 'By email' },
            ]}
          />
          {email ? <ForgotByEmail onDone={finish} /> : <ForgotBySms onDone={finish} />}
        </>
      )}
    </AccessFrame>
  );
}
