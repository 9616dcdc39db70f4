import type { Findings, Judge } from './findings.ts';
import { soundCall } from './findings.ts';
import { openSession, type Sent, type Target } from './target.ts';

const shut: Judge = (sent, got) =>
  soundCall(sent, got) ?? (got.http === 401 ? undefined : `somebody without a session is answered ${got.http}`);

const own = '/api/user/logininfo';
const post = (url: string, body: object): Sent => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Tickets that are over, broken or guessed; passwords and codes that are tried one after the other. */
export async function trySessions(target: Target, findings: Findings): Promise<void> {
  const ticket = await openSession(target, 'demo_influencer');
  await target.send({ method: 'GET', url: `/api/user/logout?ticket=${ticket}` });
  const odd = [
    ticket,
    ticket.slice(1),
    `${ticket}x`,
    'x'.repeat(5000),
    '%00',
    "' or 1=1 --",
    '[object Object]',
    '..%2f..%2f',
  ];
  for (const each of odd) await findings.send('sessions', { method: 'GET', url: `${own}?ticket=${each}` }, shut);
  await findings.send('sessions', { method: 'GET', url: `${own}?ticket=${ticket}&ticket=${ticket}` }, shut);
  const elsewhere: readonly (readonly [string, string])[] = [
    ['authorization', `Bearer ${ticket}`],
    ['cookie', `ticket=${ticket}`],
    ['x-sgb-inside', 'x'],
  ];
  for (const [name, value] of elsewhere)
    await findings.send('sessions', { method: 'GET', url: own, headers: { [name]: value } }, shut);
}

/** So many wrong guesses at once must end in a lock, and none of them in a session. */
export async function tryCodes(findings: Findings): Promise<void> {
  const denied: Judge = (sent, got) => {
    const fault = soundCall(sent, got);
    if (fault || got.http === 429) return fault;
    return (JSON.parse(got.text) as { status: number }).status === 0 ? 'a wrong guess is taken' : undefined;
  };
  const guess = (n: number) => post('/api/user/logincheck', { username: 'stocker@demo.test', password: `wrong${n}` });
  await Promise.all(Array.from({ length: 12 }, (_, n) => findings.send('codes', guess(n), denied)));
  const right = post('/api/user/logincheck', { username: 'stocker@demo.test', password: 'demo1234' });
  const { text } = await findings.send('codes', right, soundCall);
  if ((JSON.parse(text) as { status: number }).status === 0)
    findings.note('codes', 'after twelve wrong passwords at once the account is not locked', right);
}
