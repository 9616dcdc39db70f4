import { endpoints } from '@sgb/contract/endpoints.ts';
import type { Chance } from './chance.ts';
import type { Visitor } from './doors.ts';
import { type Findings, soundCall } from './findings.ts';
import { fingerprintOf, harmed } from './fingerprint.ts';
import { requestFor, schemaOf, valueFor } from './inputs.ts';
import type { Target } from './target.ts';

const calls = endpoints.filter(({ auth, file, raw }) => auth === 'shopper' && !file && !raw);
const isId = (name: string) => /(^|[a-z])(id|ids|filenames?|key)$/i.test(name);

function* walk(value: unknown, name = ''): Generator<readonly [string, unknown]> {
  if (Array.isArray(value)) for (const each of value) yield* walk(each, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) yield* walk(each, key);
  else yield [name, value];
}

/** What an account can see of itself without saying which. */
async function ownThings(target: Target, { ticket }: Visitor): Promise<unknown[]> {
  const lists = calls.filter(({ method, input }) => method === 'GET' && input.safeParse({}).success);
  const seen: unknown[] = [];
  for (const { path } of lists) {
    const { http, text } = await target.send({ method: 'GET', url: `${path}?ticket=${ticket}` });
    if (http === 200) seen.push(JSON.parse(text));
  }
  return seen;
}

const longWords = (things: unknown) =>
  [...walk(things)].flatMap(([, word]) => (typeof word === 'string' && word.length >= 8 ? [word] : []));

/** Asks for the things of one by their numbers, as another; the owner's words must not come back, nor their rows change. */
export async function tryOthersThings(
  target: Target,
  findings: Findings,
  chance: Chance,
  { owner, thief, probes }: { readonly owner: Visitor; readonly thief: Visitor; readonly probes: number },
): Promise<void> {
  const theirs = await ownThings(target, owner);
  const known = new Set(longWords(await ownThings(target, thief)));
  const ids = [...new Set([...walk(theirs)].filter(([name]) => isId(name)).map(([, id]) => id))].filter(Boolean);
  const secrets = longWords(theirs).filter((word) => !known.has(word) && !ids.includes(word));
  const { rows } = await target.pool.query<{ id: number }>('select id from accounts where username = $1', [thief.name]);
  const own = rows.map(({ id }) => id);
  const before = await fingerprintOf(target.pool, own);
  const byId = calls.flatMap((call) =>
    Object.keys(schemaOf(call).properties ?? {})
      .filter(isId)
      .map((field) => ({ call, field })),
  );
  if (ids.length === 0 || byId.length === 0) throw new Error('there is nothing of anybody to ask for');
  for (let n = 0; n < probes; n++) {
    const { call, field } = chance.pick(byId);
    const input = valueFor(chance, schemaOf(call)) as Record<string, unknown>;
    const sample = input[field];
    const id = chance.pick(ids);
    input[field] = Array.isArray(sample) ? [id] : typeof sample === 'number' ? Number(id) : String(id);
    await findings.send('others', requestFor(chance, call, input, { ticket: thief.ticket }), (sent, got) => {
      const told = secrets.find((secret) => got.text.includes(JSON.stringify(secret)));
      return told ? `${thief.name} reads '${told}' of ${owner.name}` : soundCall(sent, got);
    });
  }
  const changed = harmed(before, await fingerprintOf(target.pool, own));
  for (const what of changed)
    findings.note('others', `${what} changed while ${thief.name} asked for things of ${owner.name}`);
}
