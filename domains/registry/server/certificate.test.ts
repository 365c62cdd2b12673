import { createHash } from 'node:crypto';

import { readTaggedPdf } from '@egcr/server-kit/testing/tagged-pdf';
import type { TestPerson } from '@egcr/wallet/testing';
import { compactVerify, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { keepSampleBusiness } from './demo-sample-business.ts';
import { openRegistryBank, type RegistryBank } from './testing/registry-bank.ts';

let bank: RegistryBank;
let reviewer: TestPerson;
let ann: TestPerson;
beforeAll(async () => {
  bank = await openRegistryBank();
  reviewer = await bank.officer('Reviewer', 'registry.read', 'registry.review');
  ann = await bank.person('Ann', '1000000');
});
afterAll(() => bank.close());

/** Without an account. */
async function visit(path: string): Promise<Response> {
  return fetch(new URL(`/api/v1${path}`, bank.url));
}
const read = async (path: string) => (await visit(path)).json();

/** A business that was registered: its public profile. */
async function registered(answers: object) {
  const { body } = await bank.submit(ann, answers);
  await bank.step(body.id, reviewer, { step: 'take' });
  await bank.decide(body.id, reviewer, 'approve');
  const [{ number }] = await bank.mine(ann);
  const { items } = await read(`/directory/businesses?words=${number}`);
  return read(`/directory/businesses/${items[0].slug}`);
}

async function fileOf(certificate: string, language = 'en'): Promise<Uint8Array> {
  const answer = await visit(`/registry/certificates/${certificate}/file?language=${language}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return new Uint8Array(await answer.arrayBuffer());
}
const checkedOf = async (slug: string) =>
  read(`/registry/certificates/${(await read(`/directory/businesses/${slug}`)).certificate}`);
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('a certificate', () => {
  it('is valid for anyone who scans it, with and without us', async () => {
    const { certificate, number } = await registered({ name: 'Cedar Mill', postcode: '16100' });
    const checked = await read(`/registry/certificates/${certificate}`);
    expect(checked).toMatchObject({ state: 'valid', facts: { number, name: 'Cedar Mill', certificate } });
    expect(checked.facts.note).toContain('no entry in a state register and no LEI');
    const { keys } = await read('/registry/keys');
    const key = await importJWK({ ...keys[0], alg: 'EdDSA' });
    const { payload } = await compactVerify(checked.signature, key);
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual(checked.facts);
    const [head = '', facts = '', seal = ''] = String(checked.signature).split('.');
    const other = facts.startsWith('e') ? `f${facts.slice(1)}` : `e${facts.slice(1)}`;
    await expect(compactVerify([head, other, seal].join('.'), key)).rejects.toThrow('signature');
  });

  it('on paper is known by its hash, and any changed byte is found out', async () => {
    const { certificate } = await registered({ name: 'はまなす製粉' });
    for (const language of ['en', 'ar', 'ja']) {
      const bytes = await fileOf(certificate, language);
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
      const path = `/registry/certificates/${certificate}?sha256=`;
      expect((await read(path + hashOf(bytes))).state).toBe('valid');
      for (let at = 7; at < bytes.length; at += Math.ceil(bytes.length / 12)) {
        const changed = Uint8Array.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ 1;
        expect((await read(path + hashOf(changed))).state).toBe('altered');
      }
    }
    // The same paper again is the same file: it is not drawn anew for each reader.
    expect(hashOf(await fileOf(certificate))).toBe(hashOf(await fileOf(certificate)));
  });

  it('of a sample says so: on the screen of those who check it, on paper and in what is signed', async () => {
    const { slug } = await registered({ name: 'Teal Mill' });
    expect(await checkedOf(slug)).toMatchObject({ is_sample: false, status: 'active' });
    const organisationId = await bank.services.unit((work) =>
      keepSampleBusiness(bank.entry, work, ann.userId),
    );
    const { rows } = await bank.database.owner.query<{ slug: string }>(
      'select slug from registry.business where organisation_id = $1',
      [organisationId],
    );
    const checked = await checkedOf(rows[0]?.slug ?? '');
    expect(checked).toMatchObject({ is_sample: true, status: 'active', state: 'valid' });
    expect(checked.facts.note).toMatch(/^This is a sample\./);
    const { said } = readTaggedPdf(await fileOf(checked.facts.certificate, 'ar'));
    expect(said.join(' ')).toContain('هذا مثال');
  });

  it('of a business that is no longer active is revoked, and is not printed', async () => {
    const { certificate, number } = await registered({ name: 'Old Wharf' });
    await bank.database.owner.query("update registry.business set status = 'suspended' where number = $1", [
      number,
    ]);
    expect((await read(`/registry/certificates/${certificate}`)).state).toBe('revoked');
    const refused = await visit(`/registry/certificates/${certificate}/file`);
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'business_not_active']);
  });

  it('that was never issued is not found; a hash that is none is refused', async () => {
    expect((await visit('/registry/certificates/AAAA-BBBB-CCCC')).status).toBe(404);
    const { certificate } = await registered({ name: 'New Wharf' });
    expect((await visit(`/registry/certificates/${certificate}?sha256=zz`)).status).toBe(422);
  });
});

describe('the directory', () => {
  const found = async (query: string): Promise<readonly string[]> =>
    (await read(`/directory/businesses?${query}`)).items.map(({ name }: { name: string }) => name);

  it('finds by name, town, activity and country [SYS-10]', async () => {
    await registered({ name: 'Blue Heron Boats', town: 'Camogli', activities: ['H'] });
    await registered({ name: 'Blue Heron Books', jurisdiction: 'FR', town: 'Nantes', activities: ['J'] });
    expect(await found('words=heron')).toEqual(['Blue Heron Books', 'Blue Heron Boats']);
    expect(await found('words=camogli')).toEqual(['Blue Heron Boats']);
    expect(await found('words=heron&activity=J')).toEqual(['Blue Heron Books']);
    expect(await found('words=heron&jurisdiction=IT')).toEqual(['Blue Heron Boats']);
    expect(await found('words=heron&jurisdiction=DE')).toEqual([]);
    const first = await read('/directory/businesses?words=heron&limit=1');
    const second = await read(`/directory/businesses?words=heron&limit=1&after=${first.next}`);
    expect([first.items[0].name, second.items[0].name, second.next]).toEqual([
      'Blue Heron Books',
      'Blue Heron Boats',
      null,
    ]);
  });

  it('finds by the level that a business has today', async () => {
    const { number } = await registered({ name: 'Level Lantern Works' });
    await registered({ name: 'Level Lamp Works' });
    const levels = async (level: string) => found(`words=level&level=${level}`);
    expect(await levels('1')).toEqual([]);
    await bank.database.owner.query(
      `insert into registry.standing (business_id, verified_level, verified_until)
       select id, 2, $2 from registry.business where number = $1`,
      [number, new Date(bank.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)],
    );
    expect([await levels('1'), await levels('2'), await levels('3')]).toEqual([
      ['Level Lantern Works'],
      ['Level Lantern Works'],
      [],
    ]);
    const { items } = await read('/directory/businesses?words=level');
    expect(items.map(({ level }: { level: number }) => level)).toEqual([0, 2]);
    await bank.database.owner.query("update registry.standing set verified_until = '2020-01-01'");
    expect(await levels('1')).toEqual([]);
  });

  it('shows of a birth the month alone, and nothing of who is not there [SYS-10]', async () => {
    const profile = await registered({ name: 'Quiet Lamp Shop', born: '1987-03-29' });
    expect(profile).toMatchObject({
      officers: [{ name: 'Ann Test', role: 'director', born_month: '1987-03' }],
      capital: { value: '100000', assetCode: 'USD' },
      filings: [{ kind: 'registered' }],
    });
    expect(JSON.stringify(profile)).not.toContain('1987-03-29');
    expect((await visit('/directory/businesses/no-such-business')).status).toBe(404);
  });

  it('is open data in which no cell is a formula', async () => {
    await registered({ name: '=Sum Bakery' });
    const text = await (await visit('/directory/open-data')).text();
    const [head, ...rows] = text.trim().split('\r\n');
    expect(head).toBe('number,name,type,jurisdiction,town,activities_isic4,status,registered_on,is_sample');
    expect(rows.some((row) => row.includes(",'=Sum Bakery,private_company,IT,Genova,C I,active,"))).toBe(
      true,
    );
  });
});
