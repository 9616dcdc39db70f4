import type { Transporter } from 'nodemailer';
import type { Config } from '../../config.ts';
import { demoPost, type Message, type Post } from './post.ts';

interface Times {
  /** How long an answer is waited for. */
  readonly patienceMs: number;
  /** How long nobody is asked again who kept us waiting in vain. */
  readonly restMs: number;
}
const usual: Times = { patienceMs: 15_000, restMs: 60_000 };

type Carry = (message: Message) => Promise<void>;

/** A server that hangs would keep all who do jobs waiting, and money with them: after one such wait letters wait by themselves. */
function restingAfterWaits(carry: Carry, { patienceMs, restMs }: Times): Carry {
  let restsUntil = 0;
  return async (message) => {
    const from = performance.now();
    if (from < restsUntil) throw new Error('whoever carries it did not answer a moment ago, and is asked again soon');
    try {
      await carry(message);
    } catch (error) {
      if (performance.now() - from > patienceMs / 2) restsUntil = performance.now() + restMs;
      throw error;
    }
  };
}

/** Loaded with the first letter: a process that sends none need not keep what sends them in memory. */
async function openTransport(url: string, patienceMs: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
}

function mailer(url: string, from: string, { patienceMs }: Times): Carry {
  let opening: Promise<Transporter> | undefined;
  return async ({ recipient, subject, body }) => {
    opening ??= openTransport(url, patienceMs);
    await (await opening).sendMail({ from, to: recipient, subject, text: body });
  };
}

/** A gateway that takes {to, text} as JSON with a bearer token and answers 2xx. */
function texter(url: string, token: string, { patienceMs }: Times): Carry {
  return async ({ recipient, body }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ to: recipient, text: body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  };
}

/** Production has both (config.ts sees to that). Elsewhere what has no way out waits in the outbox. */
export function openPost(config: Config, times = usual): Post {
  const { mode, demo, post } = config;
  const { smtpUrl, mailFrom, smsUrl, smsToken } = post;
  if (demo && mode !== 'production') return demoPost;
  const mail = smtpUrl && mailFrom ? restingAfterWaits(mailer(smtpUrl, mailFrom, times), times) : undefined;
  const sms = smsUrl && smsToken ? restingAfterWaits(texter(smsUrl, smsToken, times), times) : undefined;
  return {
    readable: false,
    async deliver(message) {
      const carry = message.channel === 'mail' ? mail : sms;
      if (!carry) throw new Error(`there is no way to send ${message.channel}: see SMTP_URL and SMS_URL`);
      await carry(message);
    },
  };
}
