import type { z } from 'zod';
import type { AuthLevel, Right } from './policy.ts';

export type { AuthLevel };

/**
 * How often one caller may call. `browse`, `picture` and `page` are cheap reads, `guess` is everything that
 * could be tried until it fits (passwords, codes), `lookup` makes us ask somebody outside the shop, `costly` keeps a
 * core busy for a while, `probe` is for the machines that watch the shop, `upload` sends us pieces of a file, `send` writes to
 * another person.
 */
export type LimitClass = 'browse' | 'picture' | 'page' | 'guess' | 'lookup' | 'costly' | 'probe' | 'upload' | 'send';

interface Declared<Auth extends AuthLevel = AuthLevel> {
  readonly summary: string;
  readonly auth: Auth;
  /** What the caller needs beside that level: policy.ts. */
  readonly right?: Right;
  readonly limit: LimitClass;
  /** What staff decide with it; every call of theirs that changes something says so. */
  readonly decides?: Decides;
  /** It buys, or leads to it: nobody of staff does, whose account is for work. */
  readonly buys?: true;
}

/**
 * 'company' is what everybody lives by (settings, who of staff may what): a second person agrees where the service says so.
 * 'money' and 'account' are never decided by somebody whose account it is, or who is bound to its owner, and much
 * 'money' needs a second person as well; 'nothing' moves goods and words, by facts or by a tariff.
 */
type Decides = 'money' | 'account' | 'company' | 'nothing';

/** The file that a call takes beside its fields, sent as multipart; its bytes are the input's field `file`. */
export interface FileRule {
  readonly maxBytes: number;
  /** What a shopper reads who sent none, or one that is too large. */
  readonly missing: string;
  readonly tooLarge: string;
}

/** A call of the API: the single truth for route, validation, trimming, client types, documentation and budget. */
export interface Endpoint<
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Path extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Auth extends AuthLevel = AuthLevel,
> extends Declared<Auth> {
  readonly kind: 'call';
  readonly method: Method;
  readonly path: Path;
  readonly input: Input;
  readonly output: Output;
  /** The most SQL statements one call may run, whatever the length of its lists. */
  readonly queries: number;
  /** A body of bytes in place of fields; then the input is in the query. */
  readonly raw?: { readonly maxBytes: number };
  /** Such a call answers one level deeper than the others, as the product document shows: {status: 200, data: envelope}. */
  readonly file?: FileRule;
}

/** A route that answers with something other than the envelope: a page, a picture, figures for a monitor. */
export interface Document extends Declared {
  readonly kind: 'document';
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

export function endpoint<
  const Method extends 'GET' | 'POST',
  const Path extends `/api/${string}`,
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Auth extends AuthLevel,
>(definition: Omit<Endpoint<Method, Path, Input, Output, Auth>, 'kind'>): Endpoint<Method, Path, Input, Output, Auth> {
  return { kind: 'call', ...definition };
}

/** Where somebody else's machine tells us something, in its own words and with its own proof of who it is. */
export function callback(definition: Omit<Document, 'kind' | 'method' | 'auth' | 'limit'>): Document {
  return { kind: 'document', method: 'POST', auth: 'guest', limit: 'browse', ...definition };
}

export function document(definition: Omit<Document, 'kind' | 'method'>): Document {
  return { kind: 'document', method: 'GET', ...definition };
}

/** What every call answers with. */
export interface Envelope<Data> {
  readonly status: number;
  readonly message: string;
  readonly data: Data;
}
