import type { TestPerson } from '@egcr/wallet/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openRegistryBank, type RegistryBank } from '../testing/registry-bank.ts';
import { answerProfile } from './profile-page.ts';

let bank: RegistryBank;
let reviewer: TestPerson;
let ann: TestPerson;
beforeAll(async () => {
  bank = await openRegistryBank();
  reviewer = await bank.officer('Reviewer', 'registry.read', 'registry.review');
  ann = await bank.person('Ann', '1000000');
});
afterAll(() => bank.close());

/** A registered business: its slug. */
async function registered(answers: object): Promise<string> {
  const { body } = await bank.submit(ann, answers);
  await bank.step(body.id, reviewer, { step: 'take' });
  await bank.decide(body.id, reviewer, 'approve');
  const { rows } = await sql<{ slug: string }>`
    select slug from registry.business where case_id = ${body.id}`.execute(bank.services.db);
  return rows[0]?.slug ?? '';
}

async function pageOf(slug: string) {
  const { db, clock } = bank.services;
  const page = await answerProfile({
    db,
    now: clock.now(),
    params: { slug },
    query: new URLSearchParams(),
    language: 'de',
    origin: 'https://register.example.org',
  });
  return page.kind === 'found' ? { head: page.head.text, text: page.text.text } : page.kind;
}

async function pageFound(slug: string) {
  const page = await pageOf(slug);
  if (typeof page === 'string') throw new Error(`the page is ${page}`);
  return page;
}

describe('the page of a business, before a script runs', () => {
  it('says what the register says, to readers and to search engines [SYS-10]', async () => {
    const slug = await registered({ name: 'Lantern Boats', postcode: '16100' });
    const { head, text } = await pageFound(slug);
    expect(head).toContain('<title>Lantern Boats · EGCR</title>');
    expect(head).toContain(
      `<link rel="canonical" href="https://register.example.org/business/directory/${slug}">`,
    );
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
    expect(JSON.parse(json)['@graph']).toEqual([
      {
        '@type': 'Organization',
        name: 'Lantern Boats',
        url: `https://register.example.org/business/directory/${slug}`,
        identifier: {
          '@type': 'PropertyValue',
          propertyID: 'EGCR',
          value: expect.stringMatching(/^JVRIT[0-9]{7}/),
        },
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Via del Porto 1',
          addressLocality: 'Genova',
          postalCode: '16100',
          addressCountry: 'IT',
        },
      },
    ]);
    expect(text).toContain('Via del Porto 1, 16100 Genova, Italien');
    expect(text).toContain('1000.00 USD');
    expect(text).toMatch(/<a class="underline" href="\/verify\/[0-9A-Z-]{14}">Urkunde prüfen<\/a>/);
    expect(text).not.toContain('1990');
  });

  it('stays text where the address is hostile', async () => {
    const slug = await registered({
      name: 'Quiet Anvil',
      street: '</script><script>alert(1)</script>',
      town: '"><img src=x onerror=alert(1)>',
    });
    const { head, text } = await pageFound(slug);
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head + text).not.toMatch(/<script>|<img/);
  });

  it('is gone when the business was dissolved, and not there where none was registered', async () => {
    const slug = await registered({ name: 'Ferry of Yesterday' });
    await sql`update registry.business set status = 'dissolved' where slug = ${slug}`.execute(
      bank.services.db,
    );
    expect(await pageOf(slug)).toBe('gone');
    for (const unknown of ['no-such-business', '', 'x'.repeat(5000), "' or true --"])
      expect(await pageOf(unknown)).toBe('missing');
  });
});
