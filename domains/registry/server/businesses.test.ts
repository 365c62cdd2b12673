import { compactVerify, importJWK } from 'jose';
import { jvd, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { BusinessDashboard } from '../contract/index.ts';
import { keepSampleBusiness } from './demo-sample-business.ts';
import { openRegistryBank, type RegistryBank } from './testing/registry-bank.ts';

let bank: RegistryBank;
let reviewer: TestPerson;
beforeAll(async () => {
  bank = await openRegistryBank();
  reviewer = await bank.officer('Reviewer', 'registry.read', 'registry.review');
});
afterAll(() => bank.close());

type Movement = BusinessDashboard['activity'][number];

/** A person with a business that was registered. */
async function ownerOf(name: string, money = '10000') {
  const owner = await bank.person('Owner', money);
  const { body } = await bank.submit(owner, { name });
  await bank.step(body.id, reviewer, { step: 'take' });
  await bank.decide(body.id, reviewer, 'approve');
  const [{ id }] = (await bank.ask('GET', '/businesses', owner)).body.items;
  return { owner, id };
}

describe('the dashboard of a business', () => {
  it('shows its team what the register knows, and who wins which point [SYS-11] [SYS-12]', async () => {
    const { owner, id } = await ownerOf('Pebble Works');
    const { body } = await bank.ask('GET', `/businesses/${id}`, owner);
    expect(body).toMatchObject({
      name: 'Pebble Works',
      type: 'private_company',
      jurisdiction: 'IT',
      status: 'active',
      rights: ['view', 'edit', 'pay'],
      tokens: { jrc20: 0, jrc721: 0, jrc998: 0 },
      capitalization: { value: '100000', assetCode: 'USD' },
      shareholders: 2,
      directors: 1,
      compliance: { percent: 35, lost: ['verified', 'owners', 'documents', 'tax_id', 'governance'] },
      activity: [{ type: 'registered', status: 'confirmed' }],
      certificate: expect.any(String),
      wallet_address: expect.stringMatching(/^egcr1/),
    });
  });

  it('shows its latest money: posted, and locked until a second member confirms it [SYS-12]', async () => {
    const { owner, id } = await ownerOf('Shingle Works', '3000000');
    const { organisation_id: organisation } = (await bank.ask('GET', `/businesses/${id}`, owner)).body;
    const move = async (path: string, body: object) => {
      const said = await bank.call('POST', `/api/v1/treasury/${organisation}/${path}`, {
        as: owner,
        key: crypto.randomUUID(),
        body,
      });
      expect(said.status).toBe(201);
      bank.clock.advance(1);
    };
    await move('deposits', { amount: jvd('2500000') });
    const { username } = await bank.person('Bao');
    await move('payments', { to: { username }, amount: jvd('400') });
    await move('payments', { to: { username }, amount: jvd('1000001') });
    const { body } = await bank.ask('GET', `/businesses/${id}`, owner);
    const shown = body.activity.map(({ type, status, amount }: Movement) => [type, status, amount?.value]);
    expect(shown.toSorted()).toEqual([
      ['money_in', 'confirmed', '2500000'],
      ['money_out', 'confirmed', '400'],
      ['money_out', 'locked', '1000001'],
      ['registered', 'confirmed', '100000'],
    ]);
    const dates = body.activity.map(({ date }: Movement) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('is not there for others, nor is its confirmation', async () => {
    const { id } = await ownerOf('Gravel Works');
    const eve = await bank.person('Eve');
    expect((await bank.ask('GET', `/businesses/${id}`, eve)).status).toBe(404);
    expect((await bank.ask('POST', `/businesses/${id}/confirmation`, eve)).status).toBe(404);
    expect((await bank.ask('GET', '/businesses', eve)).body.items).toEqual([]);
    const closed = await bank.call('GET', `/api/v1/businesses/${id}`, { as: eve, pin: 'none' });
    expect([closed.status, closed.body.code]).toEqual([401, 'pin_required']);
  });

  it('wins the points of its owners by a confirmation, which is entered in the register', async () => {
    const { owner, id } = await ownerOf('Marble Works');
    const { body } = await bank.ask('POST', `/businesses/${id}/confirmation`, owner);
    expect(body.compliance).toMatchObject({ percent: 50 });
    expect(body.activity.map(({ type }: { type: string }) => type)).toEqual(['confirmed', 'registered']);
    bank.clock.advance(366 * 86_400);
    const later = await bank.ask('GET', `/businesses/${id}`, owner);
    expect(later.body.compliance.lost).toEqual([
      'verified',
      'owners',
      'annual',
      'documents',
      'tax_id',
      'governance',
    ]);
  });

  it('that is no longer active is read, not confirmed', async () => {
    const { owner, id } = await ownerOf('Sand Works');
    await bank.database.owner.query("update registry.business set status = 'dissolved' where id = $1", [id]);
    expect((await bank.ask('GET', `/businesses/${id}`, owner)).body.status).toBe('dissolved');
    const refused = await bank.ask('POST', `/businesses/${id}/confirmation`, owner);
    expect([refused.status, refused.body.code]).toEqual([409, 'business_not_active']);
  });
});

/** A sample business with its wallet, in a database of its own names: another one may exist. */
async function sampleOf(owner: TestPerson, otherId: string): Promise<string> {
  return bank.services.unit(async (work) => {
    const organisationId = await keepSampleBusiness(bank.entry, work, owner.userId);
    await bank.wallets.fillSample(work, { organisationId, ownerId: owner.userId, otherId });
    return organisationId;
  });
}

it('the sample business has the figures of the specification, from rows of the register [SYS-13]', async () => {
  const owner = await bank.person('Sample');
  await bank.services.unit((work) => keepSampleBusiness(bank.entry, work, owner.userId));
  const [{ id }] = (await bank.ask('GET', '/businesses', owner)).body.items;
  const { body } = await bank.ask('GET', `/businesses/${id}`, owner);
  expect(body).toMatchObject({
    is_sample: true,
    tokens: { jrc20: 1_000_000, jrc721: 250, jrc998: 12 },
    compliance: { percent: 95, lost: ['tax_id'] },
    capitalization: { value: '250000000', assetCode: 'USD', assetScale: 2 },
    shareholders: 12,
    directors: 3,
  });
  // What was entered at one moment stands in order too, the later first.
  expect(body.activity.map(({ type }: Movement) => type)).toEqual(['confirmed', 'registered']);
  const held = 'select sum(shares)::text as shares from registry.holding where business_id = $1';
  expect((await bank.database.owner.query(held, [id])).rows).toEqual([{ shares: '2500000' }]);
});

it('the wallet of the sample has 2.5M JVD and 150K USDC after 45 transactions, from its owner’s purse [SYS-13]', async () => {
  const other = await ownerOf('Brick Works');
  const { body: trader } = await bank.ask('GET', `/businesses/${other.id}`, other.owner);
  const owner = await bank.person('Sample');
  const organisationId = await sampleOf(owner, trader.organisation_id);
  const { body } = await bank.ask('GET', `/treasury/${organisationId}`, owner);
  expect(body.accounts).toMatchObject([
    { asset: 'JVD', balance: { value: '250000000', assetScale: 2 } },
    { asset: 'USDC', balance: { value: '150000000000', assetScale: 6 } },
  ]);
  const entriesIn = async (asset: string): Promise<number> =>
    (await bank.ask('GET', `/treasury/${organisationId}/entries?asset=${asset}&limit=100`, owner)).body.items
      .length;
  expect((await entriesIn('JVD')) + (await entriesIn('USDC'))).toBe(45);
  expect(await bank.balance(owner)).toBe('0');
  expect((await bank.ledger.proof(bank.services.db)).broken).toEqual([]);
});

describe('who signs for a business', () => {
  it('is said by an owner, and wins the points of governance', async () => {
    const { owner, id } = await ownerOf('Signing Works');
    const set = (rule: string, as = owner) =>
      bank.ask('POST', `/businesses/${id}/signatory-rule`, as, { rule });
    expect((await bank.ask('GET', `/businesses/${id}`, owner)).body.signatory_rule).toBeNull();
    const { body } = await set('two_directors');
    expect(body.signatory_rule).toBe('two_directors');
    expect(body.compliance.lost).not.toContain('governance');
    expect((await set('nobody')).body.errors).toMatchObject([{ field: 'rule', code: 'not_offered' }]);
    const editor = await bank.person('Editor');
    expect((await set('any_director', editor)).status).toBe(404);
    await bank.database.owner.query(
      `insert into organisations.member (organisation_id, user_id, role, joined_at) values ($1, $2, 'editor', now())`,
      [body.organisation_id, editor.userId],
    );
    expect((await set('any_director', editor)).body.code).toBe('team_role_required');
  });
});

describe('the verified badge', () => {
  it('is signed, and checked without us by the public key; it ends with the verification [SYS-09]', async () => {
    const { owner, id } = await ownerOf('Badge Works');
    const { slug } = (await bank.ask('GET', `/businesses/${id}`, owner)).body;
    const badge = () => fetch(new URL(`/api/v1/directory/businesses/${slug}/badge`, bank.url));
    expect((await badge()).status).toBe(404);
    const until = new Date(bank.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    await bank.database.owner.query(
      'insert into registry.standing (business_id, verified_level, verified_until) values ($1, 2, $2)',
      [id, until],
    );
    const { facts, signature } = await (await badge()).json();
    expect(facts).toMatchObject({ name: 'Badge Works', level: 2, verified_until: until });
    const { keys } = await (await fetch(new URL('/api/v1/registry/keys', bank.url))).json();
    const { payload } = await compactVerify(signature, await importJWK(keys[0], 'EdDSA'));
    expect(JSON.parse(Buffer.from(payload).toString('utf8'))).toEqual(facts);
    const [head, , mark] = signature.split('.');
    const forged = Buffer.from(JSON.stringify({ ...facts, level: 3 })).toString('base64url');
    await expect(
      compactVerify(`${head}.${forged}.${mark}`, await importJWK(keys[0], 'EdDSA')),
    ).rejects.toThrow('signature verification failed');
    bank.clock.advance(3 * 86_400);
    expect((await badge()).status).toBe(404);
  });
});
