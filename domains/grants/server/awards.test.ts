import type { Markup } from '@egcr/server-kit/http/markup';
import { invariant } from '@egcr/server-kit/refusal';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hasOpenGrants } from './open-grants.ts';
import { programmePages } from './open-page/programme-page.ts';
import { openGrantsBank, type GrantsBank } from './testing/grants-bank.ts';

let bank: GrantsBank;
let reviewer: TestPerson;
let manager: TestPerson;
let finance: TestPerson;
beforeAll(async () => {
  bank = await openGrantsBank();
  reviewer = await bank.officer('Reviewer', 'grants.read', 'grants.review');
  manager = await bank.officer('Manager', 'grants.read', 'grants.review', 'grants.award');
  finance = await bank.person('Finance');
  for (const slug of ['personal', 'energy']) await bank.fill(slug, '10000000000');
});
afterAll(() => bank.close());

async function approved(applicant: TestPerson, wished: Parameters<GrantsBank['apply']>[1] = {}) {
  const { body } = await bank.apply(applicant, wished);
  await bank.step(body.id, reviewer, { step: 'take' });
  await bank.decide(body.id, reviewer, 'approve');
  expect((await bank.decide(body.id, manager, 'approve')).body.state).toBe('approved');
  expect((await bank.accept(body.id, applicant)).status).toBe(200);
  return body;
}

/** What everyone reads, without signing in. */
const awards = async (query = '') => bank.call('GET', `/api/v1/grants/awards${query}`);

describe('awards, for everyone [SYS-03] [SYS-04]', () => {
  it('appear when two people approved, and say when a part is paid; no one is named', async () => {
    const ann = await bank.person('Ann');
    const sent = await bank.apply(ann);
    expect((await awards()).body.items).toEqual([]);
    await bank.step(sent.body.id, reviewer, { step: 'take' });
    await bank.decide(sent.body.id, reviewer, 'approve');
    await bank.decide(sent.body.id, manager, 'approve');
    const [award] = (await awards()).body.items;
    expect(award).toEqual({
      id: expect.any(String),
      programme: 'personal',
      kind: 'grant',
      title: 'Personal grant',
      who: 'person',
      country: 'IT',
      amount: { value: '500000', assetCode: 'USD', assetScale: 2 },
      state: 'promised',
      awarded_at: expect.any(String),
      is_sample: false,
    });
    await bank.accept(sent.body.id, ann);
    await bank.pay(sent.body.id, finance);
    const { body } = await awards();
    expect(body.items).toEqual([{ ...award, state: 'part' }]);
    // Neither the case, its reference nor the person can be found out from an award.
    for (const secret of [sent.body.id, sent.body.reference, ann.userId])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('stand at the profile of a business where its team lists them, and nowhere else by name [SYS-10]', async () => {
    const owner = await bank.person('Owner');
    const id = crypto.randomUUID();
    bank.teams.set(id, { owner: owner.userId, kind: 'business' });
    const listed = async (slug: string) =>
      (await bank.call('GET', `/api/v1/directory/businesses/${slug}/grants`)).body;
    const { services } = bank;
    expect(await hasOpenGrants(services.db, id)).toBe(false);
    await approved(owner, { type: 'energy', amount: '1000000', actingFor: id });
    expect(await hasOpenGrants(services.db, id)).toBe(true);
    expect((await listed(id)).items).toMatchObject([
      { programme: 'energy', who: 'business', amount: { value: '1000000' }, state: 'promised' },
    ]);
    expect(await listed(`hidden-${id}`)).toEqual({ items: [], next: null });
    expect((await listed(crypto.randomUUID())).items).toEqual([]);
  });

  it('are read by programme, the latest first, a page at a time; an unknown programme is not found', async () => {
    const owner = await bank.person('Owner');
    const id = crypto.randomUUID();
    bank.teams.set(id, { owner: owner.userId, kind: 'ngo' });
    await approved(owner, { type: 'energy', amount: '1000000', actingFor: id });
    await approved(await bank.person('Bob'));
    const { body } = await awards('?type=energy');
    expect(body.items).toMatchObject([
      { programme: 'energy', kind: 'fund', who: 'ngo' },
      { programme: 'energy', kind: 'fund', who: 'business' },
    ]);
    const first = (await awards('?limit=1')).body;
    expect(first.items).toMatchObject([{ programme: 'personal' }]);
    const second = (await awards(`?limit=1&after=${first.next}`)).body;
    expect(second.items).toMatchObject([{ programme: 'energy' }]);
    expect((await awards('?type=moon')).status).toBe(404);
    expect((await awards('?after=moon')).status).toBe(422);
    expect((await awards(`?type=${'x'.repeat(61)}`)).status).toBe(422);
  });

  it('that are declined after their payment stopped are no awards any more', async () => {
    const carl = await bank.person('Carl');
    const { id } = await approved(carl);
    const envelope = await bank.envelopeOf(id);
    const before = (await awards()).body.items.length;
    const cancelled = await bank.call('POST', `/api/v1/admin/disbursements/${envelope}/cancellation`, {
      as: finance,
      role: 'super_admin',
      key: crypto.randomUUID(),
    });
    expect(cancelled.status).toBe(200);
    await bank.hearPayments();
    const other = await bank.officer('Other', 'grants.read', 'grants.review');
    expect((await bank.decide(id, other, 'decline')).body).toMatchObject({ state: 'declined' });
    expect((await awards()).body.items).toHaveLength(before - 1);
  });
});

describe('the public page of a programme', () => {
  const page = async (path: '/grants/programmes/$slug' | '/funds/$slug', slug: string) => {
    const pages = programmePages({ money: bank.money });
    const found = pages.find((each) => each.path === path);
    invariant(found !== undefined, path);
    const { db } = bank.database;
    return found.answer({
      db,
      query: new URLSearchParams(),
      params: { slug },
      language: 'de',
      now: bank.clock.now(),
      origin: 'https://pay.example.org',
    });
  };
  const written = ({ text }: Markup) => text;

  it('has a head of its own and says what is left, in the language of the visitor [SYS-04]', async () => {
    const found = await page('/funds/$slug', 'energy');
    invariant(found.kind === 'found', 'the fund is there');
    expect(written(found.head)).toContain(
      '<link rel="canonical" href="https://pay.example.org/funds/energy">',
    );
    expect(written(found.head)).toContain('content="index, follow');
    expect(written(found.text)).toMatch(/10\.000\s\$ bis 1\.000\.000\s\$/);
    expect(written(found.text)).toMatch(/Bewertet wird nach: .+ 20\s%, .+ 35\s%/);
    expect(written(found.text)).toContain('href="/apply-funding/energy"');
  });

  it('publishes before anyone applies how it scores: weights of 100 percent together, and what decides a tie [SYS-03]', async () => {
    const read = async (slug: string) =>
      (await bank.call('GET', `/api/v1/grants/programmes/${slug}`)).body.rubric;
    for (const slug of ['personal', 'energy']) {
      const { criteria } = await read(slug);
      const weights = criteria.map(({ weight }: { weight: number }) => weight);
      expect(weights.reduce((sum: number, weight: number) => sum + weight, 0)).toBe(100);
    }
    expect(await read('personal')).toMatchObject({ minimum: 3, maximum: 5, ties: ['need', 'plan'] });
    expect((await read('energy')).ties).toEqual(['impact', 'need']);
  });

  it('has moved where a fund is asked for as a grant, and is missing where there is none', async () => {
    expect(await page('/grants/programmes/$slug', 'energy')).toEqual({ kind: 'moved', to: '/funds/energy' });
    expect(await page('/funds/$slug', 'personal')).toEqual({
      kind: 'moved',
      to: '/grants/programmes/personal',
    });
    for (const slug of ['', 'moon', '<script>', '%00', 'x'.repeat(5000)])
      expect(await page('/funds/$slug', slug)).toEqual({ kind: 'missing' });
  });
});
