import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { changeSeenBy } from '../testing/change-seen.ts';
import { openRegistryBank, type RegistryBank } from '../testing/registry-bank.ts';

let bank: RegistryBank;
let reviewer: TestPerson;
beforeAll(async () => {
  bank = await openRegistryBank();
  reviewer = await bank.officer('Reviewer', 'registry.read', 'registry.review');
});
afterAll(() => bank.close());

const owner = () => bank.person('Owner', '10000');
const rowsOf = async (query: string, ...values: readonly unknown[]) =>
  (await bank.database.owner.query(query, [...values])).rows;
const visit = async (path: string) => (await fetch(new URL(`/api/v1${path}`, bank.url))).json();

/** A registered business: its id and slug. */
async function registered(as: TestPerson, answers: object = {}): Promise<{ id: string; slug: string }> {
  const { body } = await bank.submit(as, answers);
  await bank.step(body.id, reviewer, { step: 'take' });
  expect((await bank.decide(body.id, reviewer, 'approve')).status).toBe(200);
  const [row] = await rowsOf('select id, slug from registry.business where case_id = $1', body.id);
  return row;
}

const entryOf = async (id: string, as: TestPerson) =>
  (await bank.ask('GET', `/businesses/${id}/entry`, as)).body;
const file = (as: TestPerson, id: string, kind: 'address' | 'directors' | 'transfer', body: object) =>
  bank.ask('POST', `/businesses/${id}/changes/${kind}`, as, body);
const address = (version: number, street = 'Via Nuova 9') => ({
  version,
  street,
  town: 'Savona',
  postcode: '17100',
});
const seenOf = (caseId: string) => changeSeenBy(bank, reviewer, caseId);
async function approve(caseId: string) {
  await bank.step(caseId, reviewer, { step: 'take' });
  return bank.decide(caseId, reviewer, 'approve');
}

describe('a change of an entry [SYS-08]', () => {
  it('of the address waits for an officer, who sees before and after; then all pages and the certificate say it', async () => {
    const ann = await owner();
    const { id, slug } = await registered(ann);
    const { certificate } = await visit(`/directory/businesses/${slug}`);
    const { status, body } = await file(ann, id, 'address', address(1));
    expect(status).toBe(201);
    expect(await visit(`/directory/businesses/${slug}`)).toMatchObject({ town: 'Genova' });
    expect(await entryOf(id, ann)).toMatchObject({ version: 1, open_case: body.case_id });
    const seen = [['Via del Porto 1', 'Genova'], ['Via Nuova 9', '17100 Savona'], false];
    expect(await seenOf(body.case_id)).toEqual(seen);
    expect((await approve(body.case_id)).body.state).toBe('entered');
    // What was entered is not out of date, though the entry has another version now.
    expect(await seenOf(body.case_id)).toEqual(seen);
    const profile = await visit(`/directory/businesses/${slug}`);
    expect(profile).toMatchObject({ street: 'Via Nuova 9', town: 'Savona', postcode: '17100' });
    expect(profile.filings[0]).toMatchObject({ kind: 'changed', change: 'address' });
    expect(profile.certificate).not.toBe(certificate);
    expect(await visit(`/registry/certificates/${certificate}`)).toMatchObject({ state: 'revoked' });
    expect(await visit(`/registry/certificates/${profile.certificate}`)).toMatchObject({
      state: 'valid',
      facts: { address: 'Via Nuova 9, 17100 Savona' },
    });
    const { items } = await visit('/directory/businesses?words=Savona');
    expect(items.map((each: { slug: string }) => each.slug)).toContain(slug);
    expect(await entryOf(id, ann)).toMatchObject({ version: 2, open_case: null });
  });

  it.each(['\u0000', 'Via \u0000 9', 'Via \u202E9', '\uD800 9'])(
    'refuses signs that are no text at their fields: %j',
    async (text) => {
      const ann = await owner();
      const { id } = await registered(ann);
      const fields = async (kind: 'address' | 'directors' | 'transfer', body: object) => {
        const answer = await file(ann, id, kind, { version: 1, ...body });
        expect(answer.status).toBe(422);
        return answer.body.errors.map(({ field }: { field: string }) => field).toSorted();
      };
      const names = { joining_name: text, joining_born: '1980-02-03', joining_user: text };
      const transfer = { from: '', shares: '1', to_kind: 'person', to_born: '1980-02-03', to_name: text };
      const lines = { street: text, town: text, postcode: text };
      expect(await fields('address', lines)).toEqual(['postcode', 'street', 'town']);
      expect(await fields('directors', { leaving: '', ...names })).toEqual(['joining_name', 'joining_user']);
      expect(await fields('transfer', { ...transfer, to_number: text })).toEqual(['to_name', 'to_number']);
    },
  );

  it('of directors keeps who left in the history, and one director always stays', async () => {
    const ann = await owner();
    const { id, slug } = await registered(ann);
    const [director] = (await entryOf(id, ann)).directors;
    const change = { version: 1, leaving: director.id, joining_name: '', joining_born: '' };
    const alone = await file(ann, id, 'directors', change);
    expect([alone.status, alone.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'leaving', code: 'last_director' })],
    ]);
    const young = await file(ann, id, 'directors', {
      ...change,
      joining_name: 'Eda Young',
      joining_born: '2020-01-01',
    });
    expect(young.body.errors).toEqual([
      expect.objectContaining({ field: 'joining_born', code: 'under_age' }),
    ]);
    const { body } = await file(ann, id, 'directors', {
      ...change,
      joining_name: '  Eda   Old ',
      joining_born: '1970-02-28',
    });
    await approve(body.case_id);
    const profile = await visit(`/directory/businesses/${slug}`);
    expect(profile.officers).toMatchObject([{ name: 'Eda Old', born_month: '1970-02' }]);
    expect(profile.former_officers).toMatchObject([{ name: director.name, role: 'director' }]);
    expect(profile.filings[0]).toMatchObject({ change: 'directors' });
    const kept = await rowsOf('select sealed_details from registry.change where business_id = $1', id);
    expect(JSON.stringify(kept)).not.toContain('Eda');
  });

  it('of owners moves shares, and who is named as an owner is computed anew', async () => {
    const ann = await owner();
    const { id } = await registered(ann);
    const entry = await entryOf(id, ann);
    const own = entry.holdings.find((each: { name: string }) => each.name === 'Owner Test');
    const transfer = {
      version: 1,
      from: own.id,
      shares: '600',
      to_kind: 'person',
      to_name: 'Cem Kaya',
      to_born: '1982-03-04',
      to_number: '',
    };
    const bad = await Promise.all([
      file(ann, id, 'transfer', { ...transfer, shares: '601' }),
      file(ann, id, 'transfer', { ...transfer, from: crypto.randomUUID() }),
      file(ann, id, 'transfer', { ...transfer, to_kind: 'business', to_number: entry.number }),
      file(ann, id, 'transfer', { ...transfer, to_kind: 'business', to_number: 'JVRIT00000000' }),
      file(ann, id, 'transfer', { ...transfer, to_born: '2999-01-01' }),
      file(ann, id, 'transfer', { ...transfer, to_born: '2001-02-30' }),
      file(ann, id, 'transfer', { ...transfer, to_name: 'Owner Test', to_born: '1990-05-17' }),
    ]);
    expect(bad.map(({ status, body }) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code])).toEqual([
      [422, 'shares', 'too_many_shares'],
      [422, 'from', 'not_offered'],
      [422, 'to_number', 'own_business'],
      [422, 'to_number', 'number_wrong'],
      [422, 'to_born', 'born_later'],
      [422, 'to_born', 'format'],
      [422, 'to_name', 'same_holder'],
    ]);
    const named = async () => {
      const { owners, network } = await visit(`/registry/businesses/${entry.number}/owners`);
      return owners.map(
        ({ node }: { node: string }) => network.nodes.find((each: { id: string }) => each.id === node).name,
      );
    };
    expect((await named()).toSorted()).toEqual(['Bao Lin', 'Owner Test']);
    const { body } = await file(ann, id, 'transfer', transfer);
    const whole = [['Owner Test 600', 'Bao Lin 400'], ['Bao Lin 400', 'Cem Kaya 600'], false];
    expect(await seenOf(body.case_id)).toEqual(whole);
    await approve(body.case_id);
    expect((await named()).toSorted()).toEqual(['Bao Lin', 'Cem Kaya']);
    const held = async (by: string) =>
      (await entryOf(id, ann)).holdings.find(({ name }: { name: string }) => name === by).id;
    const back = await file(ann, id, 'transfer', {
      ...transfer,
      version: 2,
      from: await held('Cem Kaya'),
      shares: '100',
      to_name: 'bao lin',
      to_born: '1980-01-01',
      papers: [await bank.paper(ann)],
    });
    expect((await seenOf(back.body.case_id))[1]).toEqual(['Bao Lin 400', 'Cem Kaya 500', 'bao lin 100']);
    await approve(back.body.case_id);
    const [sum] = await rowsOf(
      'select sum(shares)::text as sum, count(*)::integer as holders from registry.holding where business_id = $1',
      id,
    );
    expect(sum).toEqual({ sum: '1000', holders: 3 });
    const from = await held('bao lin');
    const rest = { ...transfer, version: 3, from, shares: '100', papers: [await bank.paper(ann)] };
    const { body: third } = await file(ann, id, 'transfer', rest);
    // To one who holds shares already: theirs become more, and nobody is named twice.
    expect((await seenOf(third.case_id))[1]).toEqual(['Bao Lin 400', 'Cem Kaya 600']);
  });
});

describe('changes at the same time', () => {
  it('of many that are filed against one version one is kept, and the others are told what to do', async () => {
    const ann = await owner();
    const { id } = await registered(ann);
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, at) => file(ann, id, 'address', address(1, `Via ${at}`))),
    );
    const kept = all.filter(({ status }) => status === 201);
    expect(kept).toHaveLength(1);
    const refused = all.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body.code, body.case_id])).toEqual(
      Array.from({ length: 11 }, () => [409, 'change_open', kept[0]?.body.case_id]),
    );
    await approve(kept[0]?.body.case_id);
    const late = await file(ann, id, 'address', address(1, 'Via Tarda'));
    expect([late.status, late.body.code, late.body.version]).toEqual([409, 'entry_changed', 2]);
    expect((await file(ann, id, 'address', address(2, 'Via Tarda'))).status).toBe(201);
  });

  it('is entered once, however many officers approve it at once', async () => {
    const ann = await owner();
    const { id } = await registered(ann);
    const { body } = await file(ann, id, 'address', address(1));
    await bank.step(body.case_id, reviewer, { step: 'take' });
    const { version } = await bank.read(body.case_id, reviewer);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        bank.asOfficer('POST', `${body.case_id}/decision`, reviewer, {
          version,
          decision: 'approve',
          reason: 'The new address was shown on a bill.',
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await entryOf(id, ann)).toMatchObject({ version: 2 });
    expect(
      await rowsOf(`select from registry.filing where business_id = $1 and kind = 'changed'`, id),
    ).toHaveLength(1);
  });

  it('is not entered in another version than the one that was read, only declined', async () => {
    const ann = await owner();
    const { id, slug } = await registered(ann);
    const { body } = await file(ann, id, 'address', address(1));
    await rowsOf('update registry.business set version = 2 where id = $1', id);
    expect((await approve(body.case_id)).status).toBe(409);
    expect(await visit(`/directory/businesses/${slug}`)).toMatchObject({ town: 'Genova' });
    expect((await bank.decide(body.case_id, reviewer, 'decline')).status).toBe(200);
    expect(await entryOf(id, ann)).toMatchObject({ version: 2, open_case: null });
  });

  it('lets the next one be filed once it is withdrawn', async () => {
    const ann = await owner();
    const { id } = await registered(ann);
    const { body } = await file(ann, id, 'address', address(1));
    const own = (await bank.ask('GET', `/cases/${body.case_id}`, ann)).body;
    const { status } = await bank.ask('POST', `/cases/${body.case_id}/steps`, ann, {
      version: own.version,
      step: 'cancel',
    });
    expect(status).toBe(200);
    expect((await file(ann, id, 'address', address(1))).status).toBe(201);
  });
});

describe('who changes an entry', () => {
  it('is an owner of its team: to others it is not there, and editors and finance may not', async () => {
    const ann = await owner();
    const { id } = await registered(ann);
    const stranger = await bank.person('Stranger');
    expect((await file(stranger, id, 'address', address(1))).status).toBe(404);
    expect((await bank.ask('GET', `/businesses/${id}/entry`, stranger)).status).toBe(404);
    for (const role of ['editor', 'finance', 'viewer']) {
      const member = await bank.person(role);
      await rowsOf(
        `insert into organisations.member (organisation_id, user_id, role, joined_at)
         select organisation_id, $2, $3, now() from registry.business where id = $1`,
        id,
        member.userId,
        role,
      );
      expect((await file(member, id, 'address', address(1))).body.code).toBe('team_role_required');
      expect(await entryOf(id, member)).toMatchObject({ may_file: false });
    }
  });

  it('does not decide about it, nor does an officer who holds shares or leads the business', async () => {
    const ann = await owner();
    bank.appoint(ann, 'registry.read', 'registry.review');
    const holder = await bank.officer('Holder', 'registry.read', 'registry.review');
    const { id } = await registered(ann);
    await rowsOf(
      `update registry.holding set user_id = $2 where business_id = $1 and name = 'Bao Lin'`,
      id,
      holder.userId,
    );
    const { body } = await file(ann, id, 'address', address(1));
    for (const related of [ann, holder]) {
      const { status } = await bank.asOfficer('POST', `${body.case_id}/steps`, related, {
        version: 1,
        step: 'take',
      });
      expect([403, 404]).toContain(status);
      const seen = await bank.call('GET', `/api/v1/admin/registry/changes/${body.case_id}`, {
        as: related,
        role: 'super_admin',
      });
      expect(seen.status).toBe(404);
    }
    expect((await approve(body.case_id)).status).toBe(200);
    const told = ({ userId }: TestPerson) =>
      bank.told.filter((each) => each.userId === userId).map(({ kind }) => kind);
    expect(told(holder)).toEqual(['registry.change_filed', 'registry.change_entered']);
    expect(told(ann)).toEqual([]);
  });

  it('files nothing for a business that is no longer active', async () => {
    const ann = await owner();
    const { id } = await registered(ann);
    await rowsOf(`update registry.business set status = 'suspended' where id = $1`, id);
    const { status, body } = await file(ann, id, 'address', address(1));
    expect([status, body.code]).toEqual([409, 'business_not_active']);
  });
});
