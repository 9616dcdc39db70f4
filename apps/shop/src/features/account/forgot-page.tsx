import { buttonClass } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Tabs } from '@sgb/ui/tabs.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Meta } from '../../shared/page/meta.ts';
import { AccessFrame } from './access-frame.tsx';
import { ForgotByEmail } from './forgot-by-email.tsx';
import { ForgotBySms } from './forgot-by-sms.tsx';
import { useFreshSession } from './use-fresh-session.ts';

export { accessHides as hides } from './access-frame.tsx';

export function meta(): Meta {
  return { title: 'Set a new password', description: 'Get back into your account.', noindex: true };
}

export function Component() {
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
        <Tabs
          label="How to get the code"
          items={[
            { value: 'sms', label: 'By SMS', content: <ForgotBySms onDone={finish} /> },
            { value: 'email', label: 'By email', content: <ForgotByEmail onDone={finish} /> },
          ]}
        />
      )}
    </AccessFrame>
  );
}
