import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { businessesBehind, businessesNamed } from './named-in.ts';
import { openRegistryBank, type RegistryBank } from './testing/registry-bank.ts';

let bank: RegistryBank;
let reviewer: TestPerson;
beforeAll(async () => {
  bank = await openRegistryBank();
  reviewer = await bank.officer('Reviewer', 'registry.read', 'registry.review');
});
afterAll(() => bank.close());

const owner = () => bank.person('Owner', '10000');

/** A registered business, as its row has it. */
async function registered(as: TestPerson, answers: object = { own_shares: 1000, has_holders: false }) {
  const { body } = await bank.submit(as, answers);
  await bank.step(body.id, reviewer, { step: 'take' });
  expect((await bank.decide(body.id, reviewer, 'approve')).body.state).toBe('registered');
  const { rows } = await bank.database.owner.query(
    'select id, number, slug, organisation_id from registry.business where case_id = $1',
    [body.id],
  );
  return rows[0];
}
const named = (text: string) => businessesNamed(bank.services.db, text);
const behind = (userId: string, organisationIds: readonly string[] = []) =>
  businessesBehind(bank.services.db, { userId, organisationIds });

describe('a text names a business', () => {
  it('by its number, its page, and a web domain that it has proven', async () => {
    const { id, number, slug, organisation_id: organisation } = await registered(await owner());
    await bank.database.owner.query(
      `insert into registry.contact_proof (business_id, kind, value, how, proven_at, valid_until)
       values ($1, 'domain', 'xn--bckerei-5wa.example', 'dns', now(), '2100-01-01')`,
      [id],
    );
    for (const text of [
      `The invoice says ${number}.`,
      number.toLowerCase(),
      `https://egcr.example/business/directory/${slug}, I think`,
      `egcr.example/business/directory/${slug}?page=2#top`,
      `see https://egcr.example/businesses/${id}/changes`,
      'https://shop.Bäckerei.example/sale',
      'they wrote from info@bäckerei.example',
    ])
      expect([text, await named(text)]).toEqual([text, [organisation]]);
  });

  it('also where it is one long row of dots', async () => {
    expect(await named(`${'a.'.repeat(2000)}example`)).toEqual([]);
  });

  it.each([
    '',
    'JVRIT0000000A',
    'https://egcr.example/business/directory/nobody',
    'example',
    'https://egcr.example/businesses/not-an-id',
    'http://[::1 and @@.. and \uD800',
  ])('and nobody in %j', async (text) => {
    expect(await named(text)).toEqual([]);
  });
});

describe('behind a business', () => {
  it('is who leads it, who holds shares of it, and who is behind a business that does', async () => {
    const [ann, bea, other] = [await owner(), await owner(), await owner()];
    const bakery = await registered(ann);
    const group = await registered(bea);
    expect(await behind(ann.userId)).toEqual([bakery.organisation_id]);
    await bank.database.owner.query(
      `update registry.holding set user_id = null, born_month = null, holder_kind = 'business', holder_business_id = $1
       where business_id = $2`,
      [group.id, bakery.id],
    );
    const both = new Set([bakery.organisation_id, group.organisation_id]);
    expect(new Set(await behind(bea.userId))).toEqual(both);
    // In the team of the one that holds the other.
    expect(new Set(await behind(other.userId, [group.organisation_id]))).toEqual(both);
    expect(await behind(other.userId)).toEqual([]);
  });
});
