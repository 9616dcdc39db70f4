import type { CallName, OutputOf } from '@sgb/contract/client.ts';
import { codes } from '@sgb/contract/codes.ts';
import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { type Calls, endpoints } from '@sgb/contract/endpoints.ts';
import { expect } from 'vitest';
import type { z } from 'zod';
import { type Some, sample } from './sample.ts';

type Given<Name extends CallName> = z.output<Calls[Name]['input']>;

/** The answer to a call that the shop refuses. */
export class Refusal {
  readonly code: (typeof codes)[keyof typeof codes];
  readonly data: unknown;

  constructor(name: keyof typeof codes, data: unknown = null) {
    this.code = codes[name];
    this.data = data;
  }
}

type Answered<Name extends CallName> = Some<OutputOf<Name>> | Refusal;
type Answer<Name extends CallName> =
  | Answered<Name>
  | ((input: Given<Name>) => Answered<Name> | Promise<Answered<Name>>);

/** What the shop answers, call by call: as much of it as the test is about. A function is asked each time. */
export type Answers = { [Name in CallName]?: Answer<Name> };

const calls = new Map<string, Endpoint>(endpoints.map((each) => [`${each.method} ${each.path}`, each]));

interface Code {
  readonly http: number;
  readonly status: number;
  readonly message: string;
}

function envelope({ http, status, message }: Code, data: unknown): Response {
  return new Response(JSON.stringify({ status, message, data }), { status: http });
}

/**
 * The shop behind the contract, in place of the network. It takes no input and gives no answer that the contract does
 * not allow, so no test passes on answers that the shop would never give.
 */
export class FakeShop {
  readonly answers: Answers;
  /** Calls without an answer, and input and answers against the contract: none may be left at the end of a test. */
  readonly faults: string[] = [];
  /** Calls that the page called back before they were answered, in order. */
  readonly calledBack: CallName[] = [];
  private readonly asked: { readonly name: string; readonly input: unknown }[] = [];

  constructor(answers: Answers) {
    this.answers = answers;
  }

  /** What one call was asked with, in order. */
  inputs<Name extends CallName>(name: Name): Given<Name>[] {
    return this.asked.filter((each) => each.name === name).map(({ input }) => input as Given<Name>);
  }

  async fetch(address: string, { method = 'GET', body, signal }: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(address, location.origin);
    const name = `${method} ${pathname}`;
    searchParams.delete('ticket');
    const answered = this.answered(
      name,
      method === 'GET' ? Object.fromEntries(searchParams) : JSON.parse(String(body)),
    );
    if (!signal) return answered;
    const over = Promise.withResolvers<never>();
    const callBack = () => {
      this.calledBack.push(name as CallName);
      over.reject(signal.reason);
    };
    signal.addEventListener('abort', callBack);
    return Promise.race([answered, over.promise]).finally(() => signal.removeEventListener('abort', callBack));
  }

  private async answered(name: string, raw: unknown): Promise<Response> {
    try {
      return await this.answer(name, raw);
    } catch (error) {
      this.faults.push(`${name}: ${error instanceof Error ? error.message : error}`);
      return envelope(codes.fault, null);
    }
  }

  private async answer(name: string, raw: unknown): Promise<Response> {
    const call = calls.get(name);
    if (!call) throw new Error('no such call in the contract');
    const input = call.input.parse(raw);
    this.asked.push({ name, input });
    const given = (this.answers as Record<string, unknown>)[name];
    if (given === undefined) throw new Error('the test has no answer to it');
    const answered: unknown = typeof given === 'function' ? await given(input) : given;
    if (answered instanceof Refusal) return envelope(answered.code, answered.data);
    const data = sample(call.output, answered);
    // What the contract would trim was made up.
    expect(data, name).toEqual(call.output.parse(data));
    return envelope(codes.ok, data);
  }
}
