import { PaymentError } from './gateway.ts';

const timeoutMs = 8000;
const maxAnswerChars = 4_000_000;

/** Asks a gateway and gives its answer as text; whatever prevents one is a `PaymentError`. */
export async function ask(url: string, init: RequestInit): Promise<{ readonly http: number; readonly text: string }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    if (response.status >= 500) throw new PaymentError('down', `the gateway answers ${response.status}`);
    if (text.length > maxAnswerChars) throw new PaymentError('malformed', 'the answer does not end');
    return { http: response.status, text };
  } catch (error) {
    if (error instanceof PaymentError) throw error;
    const late = error instanceof Error && error.name === 'TimeoutError';
    throw new PaymentError('down', `the gateway ${late ? 'did not answer in time' : 'cannot be reached'}`, error);
  }
}

export async function askJson(
  url: string,
  init: RequestInit,
): Promise<{ readonly http: number; readonly body: unknown }> {
  const { http, text } = await ask(url, init);
  try {
    return { http, body: JSON.parse(text) };
  } catch (error) {
    throw new PaymentError('malformed', `the answer (${http}) is not JSON`, error);
  }
}
