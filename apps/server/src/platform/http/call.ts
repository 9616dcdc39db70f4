import type { IncomingHttpHeaders } from 'node:http';
import type { AuthLevel } from '@sgb/contract/endpoint.ts';
import type { UserType, VipLevel } from '@sgb/contract/people.ts';
import type { Person } from '@sgb/contract/policy.ts';
import type { App } from '../app.ts';

/** The person behind a ticket. */
export interface Session {
  readonly ticketHash: Buffer;
  readonly accountId: number;
  readonly username: string;
  readonly userType: UserType;
  readonly staff: boolean;
  /** What the policy of the contract decides by. */
  readonly person: Person;
  readonly vipLevel: VipLevel;
  /** 0: links of 1688 are not supported for this account (product document, section 3). */
  readonly use1688link: 0 | 1;
  /** The file of the profile picture. */
  readonly avatar: string | null;
  /** Up to where in the database's log this person has written: a replica without it is not asked. */
  readonly wrote?: string | null;
  /** Who of staff only looks, in place of the person: `seenCalls` of the contract are all they may call. */
  readonly seenBy?: string;
}

/** One request on its way through a use case. */
export interface Call<Auth extends AuthLevel = AuthLevel> extends App {
  readonly session: Auth extends 'guest' ? Session | null : Session;
  readonly ip: string;
  readonly userAgent: string;
  /** The request's own headers, for what is neither the ticket nor input. */
  readonly headers: IncomingHttpHeaders;
}

/** Finds the session of a ticket; the identity module knows how. */
export type Authenticate = (app: App, ticket: string) => Promise<Session | null>;

/** Keeps for all sessions of somebody that they have just written something. */
export type NoteWrite = (app: App, accountId: number) => Promise<void>;

/** The name of an account, as the others of staff know it. */
export type NameOf = (app: App, accountId: number) => Promise<string>;
