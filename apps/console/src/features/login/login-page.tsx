import { type OutputOf, Refused } from '@sgb/contract/client.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { LogoMark } from '@sgb/ui/logo.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { type FormEvent, useState } from 'react';
import { loginApi } from '../../shared/api/login-api.ts';
import { keepTicket } from '../../shared/session/ticket.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

type Answer = OutputOf<'POST /api/staff/login'>;

/** Where they wanted to go is the address that they are at. */
const goOn = () => location.reload();

/** A password, then a code of the phone; at the first time, setting that up. */
export function LoginPage() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [error, setError] = useState('');
  const [sending, setSending] = useState(false);
  const [login, setLogin] = useState({ username: '', password: '' });
  const [code, setCode] = useState('');
  const asksCode = answer?.next === 'code' || answer?.next === 'setup';

  async function send(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    setError('');
    try {
      const next = await loginApi.call('POST /api/staff/login', { ...login, ...(asksCode && { code }) });
      setCode('');
      if (next.next === 'in') keepTicket(next.ticket);
      if (next.next === 'in' && next.recoveryCodes.length === 0) goOn();
      else setAnswer(next);
    } catch (failure) {
      setError(failure instanceof Refused ? failure.message.replace(/^\w+: /, '') : 'We could not reach the server.');
    }
    setSending(false);
  }

  return (
    <main className="grid min-h-dvh place-items-center bg-paper p-4 text-ink">
      <div className="w-full max-w-md rounded-card border border-line bg-card p-6 shadow-soft">
        <h1 className="mb-5 flex items-center gap-3 font-bold text-xl">
          <LogoMark className="size-8" /> SGB console
        </h1>
        {answer?.next === 'in' ? (
          <RecoveryCodes codes={answer.recoveryCodes} onDone={goOn} />
        ) : (
          <form onSubmit={send} className="flex flex-col gap-4" noValidate>
            {error && <Notice tone="danger">{error}</Notice>}
            {!asksCode && (
              <>
                <Field label="Username or email" required>
                  <Input
                    value={login.username}
                    autoComplete="username"
                    onChange={({ target }) => setLogin({ ...login, username: target.value })}
                  />
                </Field>
                <Field label="Password" required>
                  <Input
                    type="password"
                    value={login.password}
                    autoComplete="current-password"
                    onChange={({ target }) => setLogin({ ...login, password: target.value })}
                  />
                </Field>
              </>
            )}
            {answer?.next === 'setup' && <SetUp uri={answer.uri} secret={answer.secret} />}
            {asksCode && (
              <Field
                label="Code"
                hint={answer.next === 'code' ? 'Six digits of your authenticator app, or a recovery code.' : undefined}
                required
              >
                <Input
                  value={code}
                  autoComplete="one-time-code"
                  autoFocus
                  onChange={({ target }) => setCode(target.value)}
                />
              </Field>
            )}
            <Button type="submit" wide loading={sending} guardMs={0}>
              {asksCode ? 'Log in' : 'Go on'}
            </Button>
          </form>
        )}
      </div>
    </main>
  );
}
