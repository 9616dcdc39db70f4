import type { CallName, Client } from '@sgb/contract/client.ts';
import { codes } from '@sgb/contract/codes.ts';
import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { endpoints } from '@sgb/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice } from './decisions.fixture.ts';
import { codeOf } from './modules/people/membership/member.fixture.ts';

/** Every call of the contract with which staff decide, new ones included. */

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const all: readonly Endpoint[] = endpoints;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}` as CallName;
const decidingBy = (...kinds: readonly string[]) =>
  all.filter(({ decides = '' }) => kinds.includes(decides)).map(nameOf);
/** Lines that it cannot credit are left alone, without a word about each. */
const bulk = 'POST /api/staff/recharge/approveexact';

async function scene(name: CallName, owner: number): Promise<object> {
  const made = office.scenes[name];
  if (!made) throw new Error(`${name} decides about accounts: say in decisions.fixture.ts what it needs`);
  return made(owner);
}

/** What came of it; 'left' for what was neither done nor refused. */
async function tried(client: Client, name: CallName, input: object): Promise<string> {
  const call = client.call(name, input as never) as Promise<{ credited?: number[] }>;
  if (name !== bulk) return codeOf(call);
  return (await call).credited?.length === 0 ? 'left' : 'done';
}

/** What somebody can spend or have paid out. */
async function balanceOf(owner: number): Promise<number> {
  const { available, commission } = await office.balance(owner);
  return available + commission;
}
const query = async (text: string, ...values: unknown[]) => (await office.app.db.pool.query(text, values)).rows;

describe.each(decidingBy('money', 'account'))('%s', (name) => {
  const no = name === bulk ? 'left' : 'ownDecision';

  test('is not for one’s own account', async () => {
    const { id, client } = await office.staff();
    expect(await tried(client, name, await scene(name, id))).toBe(no);
  });

  test('is not for the account of somebody whom one has invited', async () => {
    const { id, client } = await office.staff();
    const owner = await office.person();
    await query('update accounts set invited_by = $2 where id = $1', owner, id);
    expect(await tried(client, name, await scene(name, owner))).toBe(no);
  });
});

const itself = ['POST /api/staff/decision/approve', 'POST /api/staff/decision/refuse'];

describe.each(decidingBy('money').filter((name) => !itself.includes(name)))('%s about much money', (name) => {
  test('waits for a second person, and of two at once one carries it out', async () => {
    const [first, second, third] = [await office.staff(), await office.staff(), await office.staff()];
    const owner = await office.person();
    const input = await scene(name, owner);
    const before = await balanceOf(owner);
    const waits = name === bulk ? 'left' : 'secondNeeded';
    expect(await tried(first.client, name, input)).toBe(waits);
    expect(await tried(first.client, name, input)).toBe(waits);
    const found = await query('select * from staff_decisions where $1 = any (accounts)', owner);
    expect(found).toMatchObject([{ state: 10, proposed_by: first.id }]);
    const { id } = found[0];
    const approve = (client: Client) => codeOf(client.call('POST /api/staff/decision/approve', { id: Number(id) }));
    expect(await approve(first.client)).toBe('secondNeeded');
    expect(await balanceOf(owner)).toBe(before);
    const answers = await Promise.all([approve(second.client), approve(third.client)]);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    const [after] = await query('select * from staff_decisions where $1 = any (accounts)', owner);
    expect(after).toMatchObject({ state: 20, proposed_by: first.id });
    expect([second.id, third.id]).toContain(after.decided_by);
    const moved = name.endsWith('withdraw/paid') ? 'frozen' : 'available';
    if (moved === 'frozen') expect((await office.balance(owner)).frozen).toBe(0);
    else expect(await balanceOf(owner)).toBeGreaterThan(before);
    await expect(query('update staff_decisions set cents = 1 where id = $1', id)).rejects.toThrow('is never changed');
    await expect(query('delete from staff_decisions where id = $1', id)).rejects.toThrow('is never changed');
  });
});

describe('what waits for a second person', () => {
  const approve = 'POST /api/staff/decision/approve';
  const refuse = 'POST /api/staff/decision/refuse';

  async function waiting() {
    const first = await office.staff('finance');
    const owner = await office.person();
    const line = await office.line(owner);
    expect(await codeOf(first.client.call('POST /api/staff/recharge/approve', { line }))).toBe('secondNeeded');
    const [{ id }] = await query('select id from staff_decisions where subject = $1', `line ${line}`);
    return { first, owner, line, id: Number(id) };
  }

  test('is listed, with who and how much, for those who may agree', async () => {
    const { first, id, line } = await waiting();
    const look = async (client: Client) =>
      (await client.call('GET /api/staff/decision/list', {})).items.find((item) => item.id === id);
    expect(await look((await office.staff('finance')).client)).toMatchObject({
      call: 'POST /api/staff/recharge/approve',
      subject: `line ${line}`,
      cents: 400_000,
      mine: true,
    });
    expect(await look(first.client)).toMatchObject({ mine: false });
    const buyer = await office.staff('buyer');
    expect(await look(buyer.client)).toMatchObject({ mine: false });
    expect(await codeOf(buyer.client.call(approve, { id }))).toBe('noRight');
  });

  test('is refused with a reason, and can be decided anew', async () => {
    const { first, id, line, owner } = await waiting();
    const second = await office.staff('finance');
    const before = await balanceOf(owner);
    await expect(second.client.call(refuse, { id, reason: ' no' })).rejects.toMatchObject({ http: 400 });
    await second.client.call(refuse, { id, reason: 'Not on our statement' });
    expect(await codeOf(second.client.call(approve, { id }))).toBe('decisionSettled');
    expect(await codeOf(second.client.call(refuse, { id, reason: 'Not on our statement' }))).toBe('decisionSettled');
    expect(await balanceOf(owner)).toBe(before);
    expect(await codeOf(first.client.call('POST /api/staff/recharge/approve', { line }))).toBe('secondNeeded');
  });

  test('is agreed to by deciding the same, and by nothing else', async () => {
    const { line, owner } = await waiting();
    const second = await office.staff('finance');
    const { client } = await office.staff('finance');
    const claims = await query('select number from recharges where status = 10 and account_id <> $1 limit 1', owner);
    if (claims[0]) {
      const other = { line, number: claims[0].number };
      expect(await codeOf(client.call('POST /api/staff/recharge/approve', other))).toBe('decisionWaits');
    }
    expect(await codeOf(second.client.call('POST /api/staff/recharge/approve', { line }))).toBe('done');
  });

  test('is not needed for little money, which is written down as well', async () => {
    const { client, id } = await office.staff('finance');
    const owner = await office.person();
    const line = await office.line(owner);
    await query('update bank_lines set amount_cents = 200000 where id = $1', line);
    expect(await codeOf(client.call('POST /api/staff/recharge/approve', { line }))).toBe('done');
    expect(await query('select * from staff_decisions where subject = $1', `line ${line}`)).toMatchObject([
      { state: 20, cents: '200000', proposed_by: id, decided_by: id },
    ]);
  });

  test('is written down so that the database lets nobody be both', async () => {
    const { id, first } = await waiting();
    const alone = 'update staff_decisions set state = 20, decided_by = $2, decided_at = now() where id = $1';
    await expect(query(alone, id, first.id)).rejects.toThrow('violates check constraint');
  });
});

/** What binds somebody of staff to somebody else. */
const bonds: Record<string, (staffId: number, owner: number) => Promise<unknown>> = {
  async contact(staffId, owner) {
    await query("insert into contact_people (account_id, kind, since) values ($1, 'consultant', now())", staffId);
    const text = "insert into contacts (account_id, contact_id, reason, assigned_at) values ($1, $2, 'turn', now())";
    return query(text, owner, staffId);
  },
  async mobile(staffId, owner) {
    await query("update accounts set mobile = '+27825550000' where id = $1", staffId);
    return office.receiver(await office.clientOf(owner), { mobile: '082 555 0000' });
  },
  'bank account': (staffId, owner) =>
    query(
      `insert into bank_accounts (account_id, bank, branch_code, kind, holder, number_tail, number_key, number_sealed,
         added_at) select id, 'FNB', '250655', 2, 'N', '4321', 'k', '', now() from unnest($1::int[]) as id`,
      [staffId, owner],
    ),
};

test.each(Object.keys(bonds))('nobody decides about an account that is bound to theirs: %s', async (bond) => {
  const { id, client } = await office.staff('finance');
  const owner = await office.person();
  await bonds[bond]?.(id, owner);
  const answer = client.call('POST /api/staff/recharge/approve', { line: await office.line(owner) });
  await expect(answer).rejects.toMatchObject({ status: codes.ownDecision.status, data: { bond } });
});
