import type { Transporter } from 'nodemailer';
import type { Config } from '../../config.ts';
import { demoPost, type Message, type Post } from './post.ts';

const patienceMs = 15_000;

/** Loaded with the first letter: a process that sends none need not keep what sends them in memory. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
}

function mailer(url: string, from: string): (message: Message) => Promise<void> {
  let opening: Promise<Transporter> | undefined;
  return async ({ recipient, subject, body }) => {
    opening ??= openTransport(url);
    await (await opening).sendMail({ from, to: recipient, subject, text: body });
  };
}

/** A gateway that takes {to, text} as JSON with a bearer token and answers 2xx. */
function texter(url: string, token: string): (message: Message) => Promise<void> {
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
export function openPost({ mode, demo, post: { smtpUrl, mailFrom, smsUrl, smsToken } }: Config): Post {
  if (demo && mode !== 'production') return demoPost;
  const mail = smtpUrl && mailFrom ? mailer(smtpUrl, mailFrom) : undefined;
  const sms = smsUrl && smsToken ? texter(smsUrl, smsToken) : undefined;
  return {
    readable: false,
    async deliver(message) {
      const carry = message.channel === 'mail' ? mail : sms;
      if (!carry) throw new Error(`there is no way to send ${message.channel}: see SMTP_URL and SMS_URL`);
      await carry(message);
    },
  };
}
