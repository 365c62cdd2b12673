import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { registerNumber } from '../../contract/index.ts';
import { entriesOf } from '../testing/entries.ts';
import { openRegistryBank, type RegistryBank } from '../testing/registry-bank.ts';

let bank: RegistryBank;
let reviewer: TestPerson;
let entries: ReturnType<typeof entriesOf>;
beforeAll(async () => {
  bank = await openRegistryBank();
  reviewer = await bank.officer('Reviewer', 'registry.read', 'registry.review');
  entries = entriesOf(bank, reviewer);
});
afterAll(() => bank.close());

const address = { street: 'Via Nuova 9', town: 'Savona', postcode: '17100' };
const nobody = { leaving: '', joining_name: '', joining_born: '', joining_user: '' };
const issuesOf = ({ body }: Awaited<ReturnType<RegistryBank['ask']>>) =>
  body.errors?.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
const seen = async (caseId: string) =>
  (
    await bank.call('GET', `/api/v1/admin/registry/changes/${caseId}`, {
      as: reviewer,
      role: 'super_admin',
    })
  ).body;
const told = 'registry.entry_changed';

describe('a change that is approved [SYS-08]', () => {
  it('of the address leaves name and number findable, and brings no certificate where there was none', async () => {
    const ann = await bank.person('Ann', '10000');
    const { id, slug, number } = await entries.registered(ann);
    await entries.rowsOf('delete from registry.certificate where business_id = $1', id);
    const { body } = await entries.file(ann, id, 'address', address);
    await entries.decided(body.case_id);
    const found = await entries.profile({ slug });
    expect([found.town, found.certificate]).toEqual(['Savona', null]);
    for (const words of [number, 'Savona', found.name.split(' ').at(-1)]) {
      const { items } = await (
        await fetch(new URL(`/api/v1/directory/businesses?words=${encodeURIComponent(words)}`, bank.url))
      ).json();
      expect(items.map((each: { slug: string }) => each.slug)).toContain(slug);
    }
    expect(await entries.events(told, id)).toMatchObject([
      { change: 'registered' },
      { change: 'address', has_new_people: false },
    ]);
  });

  it('is not entered where the business was suspended meanwhile: the officer reads that it is out of date', async () => {
    const ann = await bank.person('Ann', '10000');
    const { id, slug } = await entries.registered(ann);
    const { body } = await entries.file(ann, id, 'address', address);
    expect((await seen(body.case_id)).is_stale).toBe(false);
    await entries.rowsOf(`update registry.business set status = 'suspended' where id = $1`, id);
    expect((await seen(body.case_id)).is_stale).toBe(true);
    const { status, body: no } = await entries.decided(body.case_id);
    expect([status, no.code]).toEqual([409, 'decision_not_ready']);
    expect((await entries.profile({ slug })).town).toBe('Genova');
    expect(await entries.entryOf(id, ann)).toMatchObject({ version: 1, may_file: false });
  });

  it('of directors brings new people only where one joins; a director who left counts as none', async () => {
    const ann = await bank.person('Ann', '10000');
    const { id } = await entries.registered(ann);
    await entries.rowsOf(
      `insert into registry.officer (id, business_id, role, name, born_month, appointed_at)
       values (gen_random_uuid(), $1, 'secretary', 'Sec Retary', '1980-01', now())`,
      id,
    );
    const [first, ...others] = (await entries.entryOf(id, ann)).directors;
    expect(others).toEqual([]);
    const joins = { ...nobody, joining_name: 'Eda Old', joining_born: '1970-02-28' };
    const joined = await entries.file(ann, id, 'directors', joins);
    expect((await seen(joined.body.case_id)).after).toMatchObject([
      { text: 'Ann Test' },
      { text: 'Eda Old', born_month: '1970-02' },
    ]);
    await entries.decided(joined.body.case_id);
    const left = await entries.file(ann, id, 'directors', { ...nobody, leaving: first.id });
    await entries.decided(left.body.case_id);
    expect(await entries.events(told, id)).toMatchObject([
      { change: 'registered' },
      { change: 'directors', has_new_people: true },
      { change: 'directors', has_new_people: false },
    ]);
    const { directors } = await entries.entryOf(id, ann);
    expect(directors).toMatchObject([{ name: 'Eda Old' }]);
    const again = await entries.file(ann, id, 'directors', { ...joins, leaving: first.id });
    expect(issuesOf(again)).toEqual(['leaving not_offered']);
    const last = await entries.file(ann, id, 'directors', { ...nobody, leaving: directors[0].id });
    expect(issuesOf(last)).toEqual(['leaving last_director']);
  });

  it('of directors takes the account of a director only where that director leaves', async () => {
    const ann = await bank.person('Ann', '10000');
    const { id } = await entries.registered(ann);
    const [own] = (await entries.entryOf(id, ann)).directors;
    const renamed = {
      ...nobody,
      joining_name: 'Ann Married',
      joining_born: '1990-05-17',
      joining_user: ann.username,
    };
    expect(issuesOf(await entries.file(ann, id, 'directors', renamed))).toEqual([
      'joining_user director_repeated',
    ]);
    const { status, body } = await entries.file(ann, id, 'directors', { ...renamed, leaving: own.id });
    expect(status).toBe(201);
    // Who files it as the director who joins has confirmed with that.
    const { consent } = await seen(body.case_id);
    expect(consent).toEqual({ asked_as: 'own', given_at: expect.any(String), given_by: 'Ann Test' });
    await entries.decided(body.case_id);
    expect(
      await entries.rowsOf(
        `select name, user_id, confirmed_at is not null as is_confirmed, resigned_at is null as leads
         from registry.officer where business_id = $1 order by appointed_at, id`,
        id,
      ),
    ).toEqual([
      { name: 'Ann Test', user_id: ann.userId, is_confirmed: true, leads: false },
      { name: 'Ann Married', user_id: ann.userId, is_confirmed: true, leads: true },
    ]);
  });

  it('of directors counts years to the day on which it is filed', async () => {
    const ann = await bank.person('Ann', '10000');
    const { id } = await entries.registered(ann);
    const now = bank.clock.now();
    const born = (daysLater: number) => {
      const day = new Date(
        Date.UTC(now.getUTCFullYear() - 18, now.getUTCMonth(), now.getUTCDate() + daysLater),
      );
      return { ...nobody, joining_name: 'Eda Young', joining_born: day.toISOString().slice(0, 10) };
    };
    expect(issuesOf(await entries.file(ann, id, 'directors', born(1)))).toEqual(['joining_born under_age']);
    expect((await entries.file(ann, id, 'directors', born(0))).status).toBe(201);
  });
});

describe('shares that go over [SYS-08]', () => {
  it('to a person born today, not tomorrow', async () => {
    const ann = await bank.person('Ann', '10000');
    const { id } = await entries.registered(ann);
    const papers = [await bank.paper(ann)];
    const day = (later: number) =>
      new Date(bank.clock.now().getTime() + later * 86_400_000).toISOString().slice(0, 10);
    const late = await entries.transfer(ann, id, { papers, to_born: day(1) });
    expect(issuesOf(late)).toEqual(['to_born born_later']);
    expect((await entries.transfer(ann, id, { papers, to_born: day(0) })).status).toBe(201);
  });

  it('go to a business of the register by its number, to another by its name alone', async () => {
    const ann = await bank.person('Ann', '10000');
    const { id } = await entries.registered(ann);
    const other = await entries.registered(await bank.person('Cleo', '10000'));
    const to = { to_kind: 'business', to_name: 'Quay Holding', to_born: '', papers: [await bank.paper(ann)] };
    const wrong = await entries.transfer(ann, id, { ...to, to_number: registerNumber('IT', 9_999_999) });
    expect(issuesOf(wrong)).toEqual(['to_number business_unknown']);
    const { body } = await entries.transfer(ann, id, { ...to, to_number: other.number });
    expect((await seen(body.case_id)).after).toMatchObject([
      { text: 'Ann Test', shares: '600' },
      { text: 'Bao Lin', shares: '250' },
      { text: `Quay Holding (${other.number})`, born_month: null, shares: '150' },
    ]);
    await entries.decided(body.case_id);
    const next = await entries.transfer(ann, id, {
      ...to,
      to_name: 'Far Away Ltd',
      to_number: '',
      shares: '50',
      papers: [await bank.paper(ann)],
    });
    await entries.decided(next.body.case_id);
    const { holdings } = await entries.entryOf(id, ann);
    const shown = holdings.map(
      ({ id: _, class_name: __, ...each }: { id: string; class_name: string }) => each,
    );
    expect(shown).toHaveLength(4);
    expect(shown).toEqual(
      expect.arrayContaining([
        {
          kind: 'business',
          name: 'Quay Holding',
          born_month: null,
          number: other.number,
          shares: '150',
          consent: 'account',
        },
        {
          kind: 'business',
          name: 'Far Away Ltd',
          born_month: null,
          number: null,
          shares: '50',
          consent: 'paper',
        },
        { kind: 'person', name: 'Bao Lin', born_month: null, number: null, shares: '200', consent: 'paper' },
      ]),
    );
    expect((await entries.events(told, id)).slice(1)).toMatchObject([
      { change: 'transfer', has_new_people: true },
      { change: 'transfer', has_new_people: true },
    ]);
    // Those who hold shares without an account cannot be told.
    expect(bank.told.filter(({ userId }) => typeof userId !== 'string')).toEqual([]);
  });

  it('of a second class join no shares of the first; a holder who is known keeps name and account', async () => {
    const ann = await bank.person('Ann', '10000');
    const { id } = await entries.registered(ann);
    await entries.rowsOf(
      `insert into registry.share_class (business_id, name, issued, nominal_minor, asset)
       values ($1, 'Preferred', 100, 1, 'USD')`,
      id,
    );
    await entries.rowsOf(
      `update registry.holding set class_name = 'Preferred' where business_id = $1 and name = 'Bao Lin'`,
      id,
    );
    const { body } = await entries.transfer(ann, id, {
      to_name: ' ann  TEST ',
      to_born: '1990-05-31',
      papers: [await bank.paper(ann)],
    });
    await entries.decided(body.case_id);
    expect(
      await entries.rowsOf(
        `select name, user_id, class_name = 'Preferred' as is_preferred, shares::text as shares, born_month
         from registry.holding where business_id = $1 order by shares desc`,
        id,
      ),
    ).toEqual([
      { name: 'Ann Test', user_id: ann.userId, is_preferred: false, shares: '600', born_month: '1990-05' },
      { name: 'Bao Lin', user_id: null, is_preferred: true, shares: '250', born_month: null },
      { name: 'Ann Test', user_id: ann.userId, is_preferred: true, shares: '150', born_month: '1990-05' },
    ]);
  });

  it('are told to those who lead or hold the business, and to no director who left', async () => {
    const ann = await bank.person('Ann', '10000');
    const [left, leads] = [await bank.person('Left'), await bank.person('Leads')];
    const { id } = await entries.registered(ann);
    for (const [person, resigned] of [
      [left, true],
      [leads, false],
    ] as const)
      await entries.rowsOf(
        `insert into registry.officer (id, business_id, role, user_id, name, born_month, appointed_at, resigned_at)
         values (gen_random_uuid(), $1, 'director', $2, 'Named', '1980-01', now(), case when $3 then now() end)`,
        id,
        person.userId,
        resigned,
      );
    const { body } = await entries.transfer(ann, id, { papers: [await bank.paper(ann)] });
    await entries.decided(body.case_id);
    expect(entries.toldTo(leads)).toEqual(['registry.change_filed', 'registry.change_entered']);
    expect([entries.toldTo(left), entries.toldTo(ann)]).toEqual([[], []]);
  });
});
