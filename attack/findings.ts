import type { Got, Sent, Target } from './target.ts';

/** What is wrong with an answer, if anything is. */
export type Judge = (sent: Sent, got: Got) => string | undefined;

const insides = /\n\s+at .+:\d+:\d+|syntax error at or near|violates \w+ constraint|duplicate key value|node_modules\//;

/** Whatever anybody sends: an answer, in our words, and never a fault of ours. */
export const soundAnswer: Judge = (_sent, { http, text }) => {
  if (http === 0) return `no answer: ${text}`;
  if (http >= 500) return `${http}: ${text.slice(0, 200)}`;
  const told = insides.exec(text);
  return told ? `tells its insides: ${told[0]}` : undefined;
};

/** The same for a call, which answers with an envelope. */
export const soundCall: Judge = (sent, got) => {
  const fault = soundAnswer(sent, got);
  if (fault || got.http === 429) return fault;
  try {
    const body: unknown = JSON.parse(got.text);
    return typeof body === 'object' && body !== null && 'status' in body ? undefined : 'no envelope';
  } catch {
    return `no envelope: ${got.text.slice(0, 100)}`;
  }
};

export interface Finding {
  readonly part: string;
  readonly why: string;
  /** The line that shows it. */
  readonly curl: string;
  /** What the shop calls that request in its log. */
  readonly request: string;
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function curlOf(base: string, { method, url, headers = {}, body }: Sent): string {
  const words = ['curl', '-s', '-i', '-X', method, quoted(base + url)];
  for (const [name, value] of Object.entries(headers)) words.push('-H', quoted(`${name}: ${value}`));
  if (body === undefined) return words.join(' ');
  return typeof body === 'string'
    ? [...words, '--data-raw', quoted(body)].join(' ')
    : `echo ${body.toString('base64')} | base64 -d | ${[...words, '--data-binary', '@-'].join(' ')}`;
}

/** All shorter ways to send it that differ in one thing. */
function* smaller({ method, url, headers, body }: Sent): Generator<Sent> {
  const sent = { method, url, ...(headers && { headers }), ...(body !== undefined && { body }) };
  const at = new URL(url, 'http://x');
  for (const name of new Set(at.searchParams.keys())) {
    const less = new URL(at);
    less.searchParams.delete(name);
    yield { ...sent, url: less.pathname + less.search };
  }
  for (const name of Object.keys(headers ?? {})) {
    const { [name]: _, ...rest } = headers ?? {};
    yield { ...sent, headers: rest };
  }
  if (typeof body !== 'string') return;
  try {
    const fields = JSON.parse(body) as Record<string, unknown>;
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return;
    for (const [name, value] of Object.entries(fields)) {
      const { [name]: _, ...rest } = fields;
      yield { ...sent, body: JSON.stringify(rest) };
      if (typeof value === 'string' && value.length > 8)
        yield { ...sent, body: JSON.stringify({ ...fields, [name]: value.slice(0, value.length / 2) }) };
    }
  } catch {
    // No JSON: it stays as it is.
  }
}

const mostTries = 60;

/** What is found, and how much was tried. */
export class Findings {
  readonly #target: Target;
  readonly found: Finding[] = [];
  readonly counts = new Map<string, number>();
  /** How often each status of HTTP was the answer; 0: none. */
  readonly answers = new Map<number, number>();

  constructor(target: Target) {
    this.#target = target;
  }

  note(part: string, why: string, sent?: Sent, got?: Got): void {
    const curl = sent ? curlOf(this.#target.base, sent) : '';
    const request = got?.headers['x-request-id'] ?? '';
    if (this.found.length < 200) this.found.push({ part, why, curl, request });
  }

  /** Sends it, counts it, and where it is judged wrong keeps the smallest request that is. */
  async send(part: string, sent: Sent, judge: Judge = soundCall): Promise<Got> {
    this.counts.set(part, (this.counts.get(part) ?? 0) + 1);
    const got = await this.#target.send(sent);
    this.answers.set(got.http, (this.answers.get(got.http) ?? 0) + 1);
    const why = judge(sent, got);
    if (why) await this.#keep(part, why, { sent, got }, judge);
    return got;
  }

  async #keep(part: string, why: string, first: { sent: Sent; got: Got }, judge: Judge): Promise<void> {
    let [least, last, reason, tries] = [first.sent, first.got, why, 0];
    for (let shrunk = true; shrunk && tries < mostTries; ) {
      shrunk = false;
      for (const less of smaller(least)) {
        if (++tries > mostTries) break;
        const got = await this.#target.send(less);
        const still = judge(less, got);
        if (!still) continue;
        [least, last, reason, shrunk] = [less, got, still, true];
        break;
      }
    }
    this.note(part, reason, least, last);
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }
}
