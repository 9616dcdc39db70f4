import {
  type CallName,
  createClient,
  type InputOf,
  type OutputOf,
  Refused,
  Unreachable,
} from '@sgb/contract/client.ts';
import { firstCodes, keyReusedStatus } from '@sgb/contract/first-codes.ts';
import { keepWaiting, mayWait } from '../offline/waiting.ts';
import { readTicket, readUserId } from '../session/session.ts';
import { leaveForLogin, leaveWhenUnreachable } from './leave.ts';
import { overNetwork } from './network.ts';
import { wishKeys } from './wish-keys.ts';

/** The calls that take the key of a wish: sent twice with one key, they happen once. */
type WishName = { [Name in CallName]: 'key' extends keyof InputOf<Name> ? Name : never }[CallName];
type Wish<Name extends WishName> = Omit<InputOf<Name>, 'key'>;

/** The line broke or the server did: the wish may have come true. */
export class NotAnswered extends Error {
  constructor(cause: unknown) {
    super('We got no answer. Please try again: nothing is done or charged twice.', { cause });
    this.name = 'NotAnswered';
  }
}

/** There is no line: it is kept, and goes out by itself when there is one. */
export class Waits extends Error {
  constructor() {
    super('You are offline. This is kept on your device and sent when you are online again.');
    this.name = 'Waits';
  }
}

const keys = wishKeys(
  { getItem: (name) => localStorage.getItem(name), setItem: (name, value) => localStorage.setItem(name, value) },
  Date.now,
);

/** Sends one wish, again if need be: `sending` is told of each time before it goes out. What may wait leads nobody away. */
function sender(sending: () => void, waits: boolean) {
  return createClient({
    transport: (request) => {
      sending();
      return overNetwork(request);
    },
    ticket: readTicket,
    onNoSession: leaveForLogin,
    ...(!waits && { onUnreachable: leaveWhenUnreachable }),
    keyed: true,
  });
}

/** Password and code prove who wishes; they are no part of what is wished. */
function wordsOf(name: WishName, wish: object): string {
  const { password: _password, code: _code, ...rest } = wish as Record<string, unknown>;
  return JSON.stringify([
    readUserId(),
    name,
    Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
}

/** A word of the shop itself: not its breakdown, and not a page that something between us put in its place. */
function isAnswer(error: unknown): error is Refused {
  return error instanceof Refused && error.http < 500 && error.status !== firstCodes.fault.status;
}

/**
 * Sends what must happen once, such as a payment. The key belongs to what is wished: the same wish after a lost answer
 * goes out with the same key, from whatever form or page; a changed or answered one gets another (docs/decisions/0027).
 */
export async function sendWish<Name extends WishName>(name: Name, wish: Wish<Name>): Promise<OutputOf<Name>> {
  const words = wordsOf(name, wish);
  const key = keys.take(words);
  const input = { ...wish, key };
  const waits = mayWait(name, wish);
  const api = sender(() => keys.sending(words), waits);
  try {
    const answer = await api.call(name, input as unknown as InputOf<Name>);
    keys.answered(words, true);
    return answer;
  } catch (error) {
    if (waits && error instanceof Unreachable && keepWaiting({ name, input, userId: readUserId(), at: Date.now() })) {
      // The key goes with what waits: whoever wishes the same again wishes for more of it.
      keys.answered(words, true);
      throw new Waits();
    }
    if (!isAnswer(error)) throw new NotAnswered(error);
    keys.answered(words, error.status === keyReusedStatus);
    throw error;
  }
}
