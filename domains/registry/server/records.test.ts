import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { keepSampleBusiness } from './demo-sample-business.ts';
import { registryRecords } from './records.ts';
import { openRegistryBank, type RegistryBank } from './testing/registry-bank.ts';

let bank: RegistryBank;
let owner: TestPerson;
let slug: string;
let id: string;
let otherId: string;
beforeAll(async () => {
  bank = await openRegistryBank();
  const reviewer = await bank.officer('Reviewer', 'registry.read', 'registry.review');
  owner = await bank.person('Owner', '20000');
  const registered = async (name: string): Promise<string> => {
    const { body } = await bank.submit(owner, { name });
    await bank.step(body.id, reviewer, { step: 'take' });
    await bank.decide(body.id, reviewer, 'approve');
    const { items } = (await bank.ask('GET', '/businesses', owner)).body;
    return items.find((each: { name: string }) => each.name === name).id;
  };
  id = await registered('Lighthouse Works');
  otherId = await registered('Breakwater Works');
  ({ slug } = (await bank.ask('GET', `/businesses/${id}`, owner)).body);
});
afterAll(() => bank.close());

const inDays = (days: number) =>
  new Date(bank.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const shown = async () => (await bank.ask('GET', `/directory/businesses/${slug}`, owner)).body;
const lostBy = async (of: string): Promise<readonly string[]> =>
  (await bank.ask('GET', `/businesses/${of}`, owner)).body.compliance.lost;
const keep = (level: number, isLowered?: boolean) =>
  bank.services.unit((work) =>
    registryRecords.keepVerification(work, {
      businessId: id,
      level,
      until: level === 0 ? null : inDays(30),
      ...(isLowered !== undefined && { isLowered }),
    }),
  );

describe('what those who check a business enter of it', () => {
  it('its level counts until its day, its papers from level 2 on, and new people stay said until officers looked at them', async () => {
    const said = async () => {
      const { verified, people_changed_at: changed } = await shown();
      const lost = await lostBy(id);
      return [
        verified?.level ?? null,
        changed !== null,
        ...['verified', 'documents'].filter((each) => !lost.includes(each)),
      ];
    };
    expect(await said()).toEqual([null, false]);
    await keep(1);
    expect(await said()).toEqual([1, false, 'verified']);
    await keep(2);
    expect(await said()).toEqual([2, false, 'verified', 'documents']);
    await keep(1, true);
    expect(await said()).toEqual([1, true, 'verified']);
    // New numbers do not look at people.
    await keep(1);
    expect(await said()).toEqual([1, true, 'verified']);
    await keep(2);
    expect(await said()).toEqual([2, false, 'verified', 'documents']);
    await keep(2, true);
    expect(await said()).toEqual([2, true, 'verified', 'documents']);
    await keep(0);
    expect(await said()).toEqual([null, true]);
    await keep(3);
    bank.clock.advance(30 * 86_400);
    expect(await said()).toEqual([3, false, 'verified', 'documents']);
    bank.clock.advance(86_400);
    expect(await said()).toEqual([null, false]);
    expect(await lostBy(otherId)).toEqual(expect.arrayContaining(['verified', 'documents']));
  });

  it('its tax number wins a point while it is right', async () => {
    const give = (isGiven: boolean) =>
      bank.services.unit((work) => registryRecords.keepTaxIdGiven(work, { businessId: id, isGiven }));
    expect(await lostBy(id)).toContain('tax_id');
    await give(true);
    expect(await lostBy(id)).not.toContain('tax_id');
    expect(await lostBy(otherId)).toContain('tax_id');
    await give(false);
    expect(await lostBy(id)).toContain('tax_id');
  });

  it('its contacts are shown with how and when they were proven, until their day; a later proof takes the place of the one before', async () => {
    const at = bank.clock.now();
    const prove = (
      kind: 'domain' | 'phone',
      given: { readonly value: string; readonly days: number } | null,
      of = id,
    ) =>
      bank.services.unit((work) =>
        registryRecords.keepContactProof(work, {
          businessId: of,
          kind,
          proof: given && {
            value: given.value,
            how: kind === 'phone' ? 'sms' : 'dns',
            at,
            until: inDays(given.days),
          },
        }),
      );
    await prove('phone', { value: '', days: 2 });
    await prove('domain', { value: 'old.example', days: 9 });
    await prove('domain', { value: 'new.example', days: 1 });
    await prove('domain', { value: 'other.example', days: 9 }, otherId);
    const proven = at.toISOString().replace(/\.\d+Z$/, '');
    const domain = {
      kind: 'domain',
      value: 'new.example',
      how: 'dns',
      proven_at: expect.stringContaining(proven),
    };
    const phone = { kind: 'phone', value: '', how: 'sms', proven_at: expect.stringContaining(proven) };
    expect((await shown()).contacts).toEqual([domain, phone]);
    bank.clock.advance(86_400);
    expect((await shown()).contacts).toEqual([domain, phone]);
    bank.clock.advance(86_400);
    expect((await shown()).contacts).toEqual([phone]);
    await prove('phone', null);
    expect((await shown()).contacts).toEqual([]);
    await prove('phone', null, otherId);
    const { rows } = await bank.database.owner.query(
      'select business_id, kind from registry.contact_proof order by business_id',
    );
    expect(rows).toEqual(
      [id, otherId].toSorted().map((business) => ({ business_id: business, kind: 'domain' })),
    );
  });
});

describe('an invented document', () => {
  it('is there of the sample business alone, as a PDF and as JSON', async () => {
    const person = await bank.person('Sample');
    await bank.services.unit((work) => keepSampleBusiness(bank.entry, work, person.userId));
    const [sample] = (await bank.ask('GET', '/businesses', person)).body.items;
    const { slug: sampleSlug } = (await bank.ask('GET', `/businesses/${sample.id}`, person)).body;
    const files = `/api/v1/directory/businesses/${sampleSlug}/sample-files`;
    const file = async (path: string) => {
      const answer = await fetch(new URL(path, bank.url), {
        headers: { authorization: `Bearer ${person.userId}:fresh:` },
      });
      const { headers } = answer;
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      return [
        answer.status,
        headers.get('content-type'),
        headers.get('content-disposition') ?? '',
        text.slice(0, 8),
      ];
    };
    const [pdf, json] = [await file(`${files}/pdf`), await file(`${files}/json`)];
    expect([pdf[0], pdf[1], pdf[3]]).toEqual([200, 'application/pdf', '%PDF-1.7']);
    expect(pdf[2]).toContain('sample-report.pdf');
    expect([json[0], json[3]]).toEqual([200, '{"note":']);
    expect(json[1]).toContain('application/json');
    expect(json[2]).toContain('sample-report.json');
    expect((await file(files.replace(sampleSlug, slug) + '/pdf'))[0]).toBe(404);
    expect((await file(files.replace(sampleSlug, 'nowhere') + '/json'))[0]).toBe(404);
  });
});
