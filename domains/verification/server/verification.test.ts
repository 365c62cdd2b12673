import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { verificationDoor } from './door.ts';
import { openVerificationBank, type VerificationBank } from './testing/verification-bank.ts';

let bank: VerificationBank;
let viktor: TestPerson;
let vera: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  bank = await openVerificationBank();
  viktor = await bank.officer('verification.read', 'verification.review');
  vera = await bank.officer('verification.read', 'verification.review');
  admin = await bank.officer('verification.import_lists');
});
afterAll(() => bank.close());

const LEI = '5493000IBP32UQZ0KL24';
const read = async (as: TestPerson, id: string) =>
  (await bank.ask('GET', `/verification/businesses/${id}`, as)).body;
const basics = (as: TestPerson, id: string, body: object) =>
  bank.ask('POST', `/verification/businesses/${id}/basics`, as, {
    lei: '',
    tax_country: 'IT',
    tax_id: '',
    ...body,
  });
const checkOf = (found: { checks: { kind: string; result: string; note: string }[] }, kind: string) => {
  const check = found.checks.find((each) => each.kind === kind);
  return [check?.result, check?.note];
};
const importList = (csv: string, more: object = {}) =>
  bank.asOfficer('POST', 'verification/lists', admin, { source: 'follow_the_money', csv, ...more });
const HEAD = 'id,schema,name,aliases,birth_date\n';

describe('before any list is imported', () => {
  it('screening refers and never passes, and no level is given [SYS-09]', async () => {
    const ann = await bank.person('Owner');
    const id = await bank.business(ann, [{ name: 'Anna Notlisted', bornMonth: null }]);
    const { body } = await bank.apply(ann, id);
    expect(checkOf(await read(ann, id), 'sanctions')).toEqual(['refer', 'no_list']);
    await bank.take(body.id, viktor);
    expect((await bank.decide(body.id, viktor, 'approve')).status).toBeGreaterThanOrEqual(400);
    expect((await read(ann, id)).level).toBe(0);
  });
});

describe('the numbers of a business', () => {
  it('are checked at once, and give level 1 for twelve months', async () => {
    const ann = await bank.person('Owner');
    const id = await bank.business(ann);
    const wrong = (await basics(ann, id, { lei: LEI.replace('24', '25') })).body;
    expect([wrong.level, checkOf(wrong, 'lei')]).toEqual([0, ['fail', 'digits_wrong']]);
    const right = (await basics(ann, id, { lei: LEI.toLowerCase() })).body;
    expect([right.level, right.state, checkOf(right, 'lei')]).toEqual([
      1,
      'verified',
      ['pass', 'digits_right'],
    ]);
    expect(bank.register.told.get(id)).toEqual({ level: 1, until: right.valid_until });
    const tax = (await basics(ann, id, { tax_id: '00743110157' })).body;
    expect(checkOf(tax, 'tax')).toEqual(['pass', 'number_right']);
    expect(checkOf((await basics(ann, id, { tax_id: '00743110158' })).body, 'tax')[0]).toBe('fail');
    const unknown = (await basics(ann, id, { tax_country: 'TO', tax_id: '12345' })).body;
    expect(checkOf(unknown, 'tax')).toEqual(['pass', 'format_only']);
  });

  it('of another team are not there; hostile ones are refused at their field', async () => {
    const [ann, eve] = [await bank.person('Owner'), await bank.person('Eve')];
    const id = await bank.business(ann);
    expect((await bank.ask('GET', `/verification/businesses/${id}`, eve)).status).toBe(404);
    expect((await basics(eve, id, {})).status).toBe(404);
    for (const lei of ['short', '\u0000'.repeat(20), 'é'.repeat(20)])
      expect((await basics(ann, id, { lei })).body.errors?.[0]?.field).toBe('lei');
    expect((await basics(ann, id, { tax_id: '\u202E<script>' })).status).toBe(422);
    expect((await basics(ann, id, { tax_id: 'x'.repeat(10_000) })).status).toBe(422);
  });
});

describe('screening', () => {
  beforeAll(async () => {
    await importList(
      `${HEAD}q-1,Person,Vladimir Notreal,"Владимир Нотреал;V. Notreal",1960-05-01\nq-2,Company,"Umbra Quill, Ltd",,\n`,
    );
  });

  /** An application with one hit. */
  async function withHit(level: '2' | '3' = '2') {
    const ann = await bank.person('Owner');
    const id = await bank.business(ann, [
      { name: 'Notreal Wladimir', bornMonth: '1960-05' },
      { name: 'Anna Notlisted', bornMonth: null },
    ]);
    const { status, body } = await bank.apply(ann, id, level);
    expect(status).toBe(201);
    await bank.take(body.id, viktor);
    await bank.decideChecks(body.id, viktor);
    const known = (await bank.asOfficer('GET', `verification/cases/${body.id}`, viktor)).body;
    expect(known.hits).toHaveLength(1);
    return { ann, id, caseId: body.id, hit: known.hits[0] };
  }
  const decideHit = (caseId: string, hitId: string, as: TestPerson, decision: string) =>
    bank.asOfficer('POST', `verification/cases/${caseId}/hits/${hitId}`, as, {
      decision,
      reason: 'Compared with the papers.',
    });

  it('finds names in another order and spelling, word by word, and one person clears them', async () => {
    const { ann, id, caseId, hit } = await withHit();
    expect(hit).toMatchObject({ subject: 'Notreal Wladimir', qualifier: 'born_same', state: 'potential' });
    expect(hit.reasons.map(({ word, how }: Record<string, string>) => [word, how])).toEqual([
      ['notreal', 'same'],
      ['wladimir', 'near'],
    ]);
    expect((await bank.decide(caseId, viktor, 'approve')).status).toBeGreaterThanOrEqual(400);
    const cleared = await decideHit(caseId, hit.id, viktor, 'clear');
    expect([cleared.status, cleared.body.hits[0].state]).toEqual([200, 'cleared']);
    expect((await decideHit(caseId, hit.id, vera, 'clear')).body.code).toBe('hit_decided');
    expect((await bank.decide(caseId, viktor, 'approve')).body.state).toBe('verified');
    const found = await read(ann, id);
    expect([found.level, found.state]).toEqual([2, 'verified']);
    expect(bank.register.told.get(id)?.level).toBe(2);
  });

  it('is confirmed by two people, none of them of the team; then the business has no level', async () => {
    const { ann, id, caseId, hit } = await withHit();
    expect((await decideHit(caseId, hit.id, viktor, 'confirm')).body.hits[0].state).toBe('confirmed_once');
    expect((await decideHit(caseId, hit.id, viktor, 'confirm')).body.code).toBe('second_person');
    expect((await decideHit(caseId, hit.id, ann, 'confirm')).status).toBe(404);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => decideHit(caseId, hit.id, vera, 'confirm')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const found = await read(ann, id);
    expect([found.level, found.state, checkOf(found, 'sanctions')]).toEqual([
      0,
      'suspended',
      ['fail', 'confirmed_hits'],
    ]);
    expect((await basics(ann, id, { lei: LEI })).body.code).toBe('verification_refused');
    expect((await bank.decide(caseId, viktor, 'approve')).status).toBeGreaterThanOrEqual(400);
  });

  it('keeps the list before one that cannot be read, and lets no one else import', async () => {
    for (const csv of ['nothing here', 'id,name\n', '\u0000\uD800', '"'.repeat(99)])
      expect((await importList(csv)).body.code).toBe('list_unreadable');
    const ann = await bank.person('Stranger');
    const other = await bank.ask('POST', '/admin/verification/lists', ann, {
      source: 'ofac_sdn',
      csv: '1,"X"',
    });
    expect(other.status).toBe(403);
    expect((await withHit()).hit.source).toBe('follow_the_money');
  });

  it('adds what comes in parts, and takes OFAC names and their other names', async () => {
    const row =
      '36,"AEROPHANTOM AIRLINES",-0- ,"TEST",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"a.k.a. \'AERO PHANTOM\'."';
    const { body } = await bank.asOfficer('POST', 'verification/lists', admin, {
      source: 'ofac_sdn',
      csv: row,
    });
    expect(body).toMatchObject({ entries: 1, skipped: 0, problems: [] });
    // Another table, chosen by mistake, takes the place of nothing.
    const wrong = { source: 'ofac_sdn', csv: 'a,b\n1,2\n3,"Four"\n' };
    const refused = await bank.asOfficer('POST', 'verification/lists', admin, wrong);
    expect(refused.body.code).toBe('list_unreadable');
    await bank.asOfficer('POST', 'verification/lists', admin, {
      source: 'ofac_sdn',
      csv: `37,"SECOND FICTION"${',-0- '.repeat(10)}`,
      is_more: true,
    });
    const { rows } = await bank.database.owner.query(
      `select w.names from verification.watched w
       join verification.screening_list l on l.id = w.list_id and l.is_current
       where l.source = 'ofac_sdn' order by entry_key`,
    );
    expect(rows.map(({ names }) => names)).toEqual([
      ['AEROPHANTOM AIRLINES', 'AERO PHANTOM'],
      ['SECOND FICTION'],
    ]);
  });

  it('for level 3 is followed by two approvals of different people', async () => {
    const { ann, id, caseId, hit } = await withHit('3');
    await decideHit(caseId, hit.id, viktor, 'clear');
    // Nobody can be reached by a domain or a phone that is proven.
    expect((await bank.decide(caseId, viktor, 'approve')).body.code).toBe('decision_not_ready');
    await bank.provePhone(ann, id);
    expect((await bank.decide(caseId, viktor, 'approve')).body.state).toBe('in_review');
    expect((await bank.decide(caseId, viktor, 'approve')).status).toBeGreaterThanOrEqual(400);
    expect((await read(ann, id)).level).toBe(0);
    expect((await bank.decide(caseId, vera, 'approve')).body.state).toBe('verified');
    expect((await read(ann, id)).level).toBe(3);
  });
});

describe('an application', () => {
  it('is decided check by check, each with a reason that the team reads; a level takes all of them', async () => {
    const ann = await bank.person('Owner');
    const id = await bank.business(ann, [{ name: 'Bea Cleanname', bornMonth: null }]);
    await basics(ann, id, { lei: LEI });
    const { body } = await bank.apply(ann, id);
    const path = `verification/cases/${body.id}/checks`;
    const check = (as: TestPerson, kind: string, given: object = {}) =>
      bank.asOfficer('POST', path, as, { kind, result: 'pass', reason: 'Seen on the papers.', ...given });
    expect((await check(viktor, 'documents')).body.code).toBe('verification_refused');
    await bank.take(body.id, viktor);
    const open = (await bank.asOfficer('GET', `verification/cases/${body.id}`, viktor)).body.to_decide;
    expect(open).toEqual(['documents', 'officers', 'owners']);
    // What a rule found, or hits decide, is not decided by hand; nor what another level asks for.
    for (const kind of ['lei', 'registry', 'sanctions', 'wallet'])
      expect([kind, (await check(viktor, kind)).body.code]).toEqual([kind, 'check_not_open']);
    expect((await check(viktor, 'documents', { reason: 'short' })).body.errors[0].field).toBe('reason');
    expect((await check(ann, 'documents')).status).toBe(404);
    expect((await bank.decide(body.id, viktor, 'approve')).body.code).toBe('decision_not_ready');
    await check(viktor, 'documents', { result: 'fail', reason: 'The page cannot be read.' });
    await check(viktor, 'officers');
    await check(viktor, 'owners');
    expect((await bank.decide(body.id, viktor, 'approve')).body.code).toBe('decision_not_ready');
    const found = await read(ann, id);
    expect(found.checks.find((each: { kind: string }) => each.kind === 'documents')).toMatchObject({
      result: 'fail',
      reason: 'The page cannot be read.',
    });
    await check(viktor, 'documents');
    expect((await bank.decide(body.id, viktor, 'approve')).body.state).toBe('verified');
    expect((await check(viktor, 'documents')).body.code).toBe('verification_refused');
  });

  it('of a business with a wrong number is not approved: no officer passes what the rules failed', async () => {
    const ann = await bank.person('Owner');
    const id = await bank.business(ann, [{ name: 'Bea Cleanname', bornMonth: null }]);
    await basics(ann, id, { lei: LEI.replace('24', '25') });
    const { body } = await bank.apply(ann, id);
    await bank.take(body.id, viktor);
    expect((await bank.decide(body.id, viktor, 'approve')).body).toMatchObject({
      code: 'decision_not_ready',
    });
    expect(checkOf(await read(ann, id), 'lei')).toEqual(['fail', 'digits_wrong']);
    expect((await read(ann, id)).level).toBe(0);
  });

  it('withdrawn or refused leaves the level that was there', async () => {
    const ann = await bank.person('Owner');
    const id = await bank.business(ann);
    await basics(ann, id, { lei: LEI });
    const { body } = await bank.apply(ann, id);
    expect((await basics(ann, id, { lei: LEI })).body.code).toBe('verification_refused');
    await bank.take(body.id, viktor);
    await bank.decide(body.id, viktor, 'decline');
    const found = await read(ann, id);
    expect([found.level, found.state]).toEqual([1, 'rejected']);
    expect((await bank.apply(ann, id)).status).toBe(201);
  });

  it('of a business of another team is not found', async () => {
    const [ann, eve] = [await bank.person('Owner'), await bank.person('Eve')];
    const [own, other] = [await bank.business(eve), await bank.business(ann)];
    expect(own).not.toBe(other);
    const sent = await bank.ask('POST', `/verification/businesses/${other}/applications`, eve, {
      draft_id: crypto.randomUUID(),
      version: 1,
    });
    expect(sent.status).toBe(404);
    expect((await bank.asOfficer('GET', `verification/cases/${crypto.randomUUID()}`, viktor)).status).toBe(
      404,
    );
  });
});

/** What the door says of the organisation of a business. */
async function levelKnownToOthers(id: string): Promise<number | undefined> {
  const organisationId = bank.register.rows.get(id)?.business.organisationId ?? '';
  const at = { db: bank.services.db, now: bank.clock.now() };
  return (await verificationDoor.levelsOf(at, [organisationId, crypto.randomUUID()])).get(organisationId);
}

describe('the end of a verification', () => {
  it('is told thirty days before, and takes the level away on the day after', async () => {
    const ann = await bank.person('Owner');
    const id = await bank.business(ann);
    await basics(ann, id, { lei: LEI });
    const endIn = async (days: number) =>
      bank.database.owner.query('update verification.business set valid_until = $2 where id = $1', [
        id,
        new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
      ]);
    const run = async () => {
      await bank.runJob('verification.end');
      const { level, state } = await read(ann, id);
      return [level, state];
    };
    await endIn(40);
    expect(await run()).toEqual([1, 'verified']);
    await endIn(20);
    expect(await run()).toEqual([1, 'expiring']);
    expect(await run()).toEqual([1, 'expiring']);
    expect(await levelKnownToOthers(id)).toBe(1);
    await endIn(-2);
    // The job has not run yet.
    expect(await levelKnownToOthers(id)).toBeUndefined();
    expect(await run()).toEqual([0, 'expired']);
    expect(bank.register.told.get(id)).toEqual({ level: 0, until: null });
    expect((await basics(ann, id, { lei: LEI })).body.level).toBe(1);
  });
});
