import { type CodeName, codes } from '@sgb/contract/codes.ts';

/** An expected no: a value that a use case returns, not an exception that it throws. */
export class Refusal {
  readonly code: CodeName;
  readonly message: string;
  readonly data: unknown;

  constructor(code: CodeName, message: string, data: unknown) {
    this.code = code;
    this.message = message;
    this.data = data;
  }
}

export function refuse(
  code: Exclude<CodeName, 'ok'>,
  message: string = codes[code].message,
  data: unknown = null,
): Refusal {
  return new Refusal(code, message, data);
}

/** A refusal that does not undo its transaction: what was written before it is meant to stay. */
export class Kept {
  readonly #refusal: Refusal;

  constructor(refusal: Refusal) {
    this.#refusal = refusal;
  }

  get refusal(): Refusal {
    return this.#refusal;
  }
}

/** For what has to be written down although the answer is no: a wrong code that counts, a proof that is used up. */
export const keep = (refusal: Refusal): Kept => new Kept(refusal);

export function envelopeOf(refusal: Refusal) {
  return { status: codes[refusal.code].status, message: refusal.message, data: refusal.data };
}
