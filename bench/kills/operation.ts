import { type CallName, type InputOf, Refused } from '@sgb/contract/client.ts';
import { type Answer, type Patience, patientClient } from './client.ts';
import type { Crowd, Person } from './people.ts';
import { WishRecord } from './record.ts';

/**
 * One kind of thing that a client asks for while everything dies around it. Whoever adds one adds it to the list in
 * `operations.ts`; running, retrying, recording and comparing come by themselves.
 */
export interface Operation {
  readonly name: string;
  /** How many do it at the same time. */
  readonly lanes: number;
  /** Done once by each of those with a batch in China; left out: by the others. */
  readonly byStockers?: true;
  /** SQL for all of its kind in the books: the key of the wish and what happened, as the wish's `fact` says it. */
  readonly found: string;
  /** Wishes for something, sees it through to an answer, and writes both down. */
  perform(world: World): Promise<void>;
}

export interface World extends Crowd {
  readonly record: WishRecord;
  readonly patience: Patience;
  /** A person who has done nothing yet; undefined when all have. */
  someoneNew(): Person | undefined;
  /** The same of those who stock up. */
  stockerNew(): Person | undefined;
  /** Asks until there is an answer; counted for the operation. */
  ask<Name extends CallName>(
    operation: string,
    person: Person,
    name: Name,
    input: InputOf<Name>,
  ): Promise<Answer<Name>>;
}

function whyAgain(error: unknown): string {
  if (error instanceof Refused) return `HTTP ${error.http}`;
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}

export function worldOf(crowd: Crowd, url: string): World {
  const patience = { until: Number.POSITIVE_INFINITY };
  const client = patientClient(url, patience);
  const record = new WishRecord();
  const fresh = crowd.others.values();
  const stocking = crowd.stockers.values();
  return {
    ...crowd,
    record,
    patience,
    someoneNew: () => fresh.next().value,
    stockerNew: () => stocking.next().value,
    ask(operation, person, name, input) {
      return client.ask(person, name, input, (error) => {
        record.tallyOf(operation).retried += 1;
        record.askedAgain.push(`${name}: ${whyAgain(error)}`);
      });
    },
  };
}

export function pick<Item>(list: readonly Item[]): Item {
  const item = list[Math.floor(Math.random() * list.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}
