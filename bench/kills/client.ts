import { setTimeout as wait } from 'node:timers/promises';
import { type CallName, createClient, type InputOf, type OutputOf, Refused } from '@sgb/contract/client.ts';
import type { Person } from './people.ts';

export type Answer<Name extends CallName> =
  | { readonly done: true; readonly data: OutputOf<Name> }
  | { readonly done: false; readonly status: number };

/** A client that does not know whether it was heard asks again, with the same key, until it gets an answer. */
export interface PatientClient {
  ask<Name extends CallName>(
    person: Person,
    name: Name,
    input: InputOf<Name>,
    onRetry: (error: unknown) => void,
  ): Promise<Answer<Name>>;
}

const attemptMs = 15_000;
const pausesMs = { first: 50, most: 500 };

/** Until when an answer is waited for: for ever as long as somebody kills what should answer. */
export interface Patience {
  until: number;
}

export function patientClient(url: string, patience: Patience): PatientClient {
  const clientOf = (person: Person) =>
    createClient({
      ticket: () => person.ticket,
      // One attempt: when to try again is decided here.
      wait: () => Promise.reject(new Error('once')),
      async transport({ method, url: path, body }) {
        const answer = await fetch(url + path, {
          method,
          signal: AbortSignal.timeout(attemptMs),
          ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
        });
        return { http: answer.status, body: await answer.json() };
      },
    });

  return {
    async ask(person, name, input, onRetry) {
      const client = clientOf(person);
      let pause = pausesMs.first;
      let last: unknown;
      for (; Date.now() < patience.until; await wait(pause)) {
        try {
          return { done: true, data: await client.call(name, input) };
        } catch (error) {
          // A fault of the server says nothing about what it did before; neither does silence.
          if (error instanceof Refused && error.http < 500) return { done: false, status: error.status };
          onRetry(error);
          last = error;
          pause = Math.min(pause * 1.5, pausesMs.most);
        }
      }
      throw new Error(`${name} is not answered`, { cause: last });
    },
  };
}
