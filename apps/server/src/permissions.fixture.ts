import { createHash, randomBytes } from 'node:crypto';
import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { TestShop } from './testing/shop.ts';

/** Opens a session without the login, whose password would cost more time than all that follows. */
export async function ticketFor(shop: TestShop, username: string): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const now = shop.app.clock.now();
  await shop.app.db.pool.query(
    `insert into sessions (ticket_hash, account_id, user_agent, created_at, expires_at)
     select $1, id, 'test', $3, $4 from accounts where username = $2`,
    [createHash('sha256').update(ticket).digest(), username, now, addDays(now, 1)],
  );
  return ticket;
}

export interface Answer {
  readonly http: number;
  readonly body: { status: number; message: string; data: unknown };
}

/** Sends whatever is given to a call, in the way that the call takes it. */
export async function send(
  shop: TestShop,
  endpoint: Endpoint,
  ticket: string | undefined,
  input: object,
): Promise<Answer> {
  const query = new URLSearchParams(ticket ? { ticket } : {});
  const inQuery = endpoint.method === 'GET' || endpoint.raw !== undefined;
  if (inQuery)
    for (const [name, value] of Object.entries(input))
      query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  const answer = await shop.fastify.inject({
    method: endpoint.method,
    url: `${endpoint.path}?${query}`,
    ...(!inQuery && { payload: input }),
    ...(endpoint.raw && { payload: 'x', headers: { 'content-type': 'application/octet-stream' } }),
  });
  return { http: answer.statusCode, body: answer.json() };
}

interface Schema {
  readonly properties?: Record<string, unknown>;
  readonly required?: readonly string[];
}

const schemaOf = (type: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(type, { target: 'draft-7', io, unrepresentable: 'any' }) as Schema;

/** Inputs that no guess would hit. */
const samples: Record<string, Record<string, unknown>> = {
  'POST /api/user/address/edit': {
    type: 1,
    firstName: 'Nomsa',
    lastName: 'Dube',
    mobile: '082 555 1234',
    countryId: 1,
    province: 'Gauteng',
    city: 'Johannesburg',
    suburb: 'Rosebank',
    postcode: '2196',
    street: '12 Oxford Road',
  },
};

const guesses = [1, '1', true, 'some words', '123456', 'kudu-77', 'name@example.com', '0821234567', '2026-11-15', []];

/** An input that the call accepts, with this field as given; null if no guess fits. */
export function inputFor(endpoint: Endpoint, field: string, id: unknown): Record<string, unknown> | null {
  const given: Record<string, unknown> = { ...samples[`${endpoint.method} ${endpoint.path}`], [field]: id };
  const { required = [] } = schemaOf(endpoint.input, 'input');
  const turn = new Map(required.filter((name) => !(name in given)).map((name) => [name, 0]));
  for (let round = 0; round < guesses.length * 4; round++) {
    const input = { ...Object.fromEntries([...turn].map(([name, at]) => [name, guesses[at]])), ...given };
    const wrong = endpoint.input.safeParse(input).error?.issues ?? [];
    if (wrong.length === 0) return input;
    const movable = wrong.map(({ path }) => String(path[0])).filter((name) => (turn.get(name) ?? 99) < guesses.length);
    if (movable.length === 0) return null;
    for (const name of new Set(movable)) turn.set(name, (turn.get(name) ?? 0) + 1);
  }
  return null;
}

const isId = (name: string) => /(^|[a-z])(id|ids|filenames?|key)$/i.test(name);

/** The fields by which a call is told which thing it is about. */
export function idFields(endpoint: Endpoint): readonly string[] {
  return Object.keys(schemaOf(endpoint.input, 'input').properties ?? {}).filter(isId);
}

/** Reads that need to be told nothing: what an account can see of itself. */
export function isOwnList(endpoint: Endpoint): boolean {
  const output = schemaOf(endpoint.output, 'output').properties ?? {};
  const reads = endpoint.method === 'GET' || 'items' in output || 'list' in output;
  return endpoint.auth === 'shopper' && !endpoint.raw && reads && endpoint.input.safeParse({}).success;
}

/** Every value below, with the name it stands under. */
export function* walk(value: unknown, name = ''): Generator<readonly [string, string | number]> {
  if (Array.isArray(value)) for (const each of value) yield* walk(each, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) yield* walk(each, key);
  else if (typeof value === 'string' || typeof value === 'number') yield [name, value];
}

export function idsIn(value: unknown): readonly (string | number)[] {
  return [...new Set([...walk(value)].filter(([name]) => isId(name)).map(([, id]) => id))];
}
