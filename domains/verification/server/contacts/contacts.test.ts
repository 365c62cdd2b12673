import { readOutside } from '@egcr/server-kit/http/post-outside';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { markFileOf, markRecordOf } from '../../contract/index.ts';
import { CODE_TRIES } from '../../contract/limits.ts';
import { openVerificationBank, type VerificationBank } from '../testing/verification-bank.ts';
import { lookAtDomain, systemReading, type DomainReading } from './domain-reading.ts';

type Text = Awaited<ReturnType<DomainReading['readText']>>;

let bank: VerificationBank;
/** What is on the web and in the DNS, and which texts were sent. */
const files = new Map<string, Text>();
const records = new Map<string, readonly string[]>();
let texts: { readonly phone: string; readonly text: string }[] = [];
let verdict: 'sent' | 'refused' | 'later' = 'sent';
beforeAll(async () => {
  bank = await openVerificationBank({
    outside: {
      reading: {
        readText: async (url) => files.get(url) ?? { status: 404, text: 'Not here' },
        readTxt: async (name) => {
          const found = records.get(name);
          if (found === undefined) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
          return found;
        },
      },
      textPhone: async (_work, message) => {
        if (verdict === 'sent') texts.push(message);
        return verdict;
      },
    },
  });
});
afterAll(() => bank.close());
beforeEach(() => {
  texts = [];
  verdict = 'sent';
});

const DAY_S = 86_400;
const contactsAt = (id: string) => `/verification/businesses/${id}/contacts`;
const giveDomain = (as: TestPerson, id: string, domain: string) =>
  bank.ask('POST', `${contactsAt(id)}/domain`, as, { domain });
const askToLook = (as: TestPerson, id: string) => bank.ask('POST', `${contactsAt(id)}/domain/readings`, as);
const givePhone = (as: TestPerson, id: string, phone = '+39 010 1234567') =>
  bank.ask('POST', `${contactsAt(id)}/phone`, as, { phone });
const prove = (as: TestPerson, id: string, code: string) =>
  bank.ask('POST', `${contactsAt(id)}/phone/codes`, as, { code });
const lastCode = () => /\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? '';
const otherThan = (code: string) => ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0');
const read = async (as: TestPerson, id: string) =>
  (await bank.ask('GET', `/verification/businesses/${id}`, as)).body;
async function stateOf(as: TestPerson, id: string, kind: 'domain' | 'phone') {
  const { checks, contacts } = await read(as, id);
  const check = checks.find((each: { kind: string }) => each.kind === kind);
  const contact = contacts.find((each: { kind: string }) => each.kind === kind);
  return [contact?.state, check.result, check.note];
}
/** Runs the errand as the queue does. */
async function look(id: string, token: string): Promise<void> {
  const [errand] = bank.domains.flatMap(({ outings }) => outings?.['verification.read_domain'] ?? []);
  await errand?.(bank.services, { id, token });
}

let domains = 0;
/** A business with a domain, and the line that proves it. */
async function withDomain() {
  const ann = await bank.person('Owner');
  const id = await bank.business(ann);
  const domain = `shop${(domains += 1)}.example.org`;
  const { status, body } = await giveDomain(ann, id, `https://${domain.toUpperCase()}/about`);
  expect(status).toBe(200);
  const [{ mark, value }] = body.contacts;
  expect(value).toBe(domain);
  return { ann, id, domain, mark, token: mark.replace('egcr-verification=', '') };
}

describe('a web domain [SYS-09]', () => {
  it('is proven by a line in a file on its server, and everyone is told how', async () => {
    const { ann, id, domain, mark, token } = await withDomain();
    expect(await stateOf(ann, id, 'domain')).toEqual(['waiting', 'open', 'proof_waiting']);
    files.set(markFileOf(domain), { status: 200, text: `# ours\r\n${mark}\r\n` });
    expect((await askToLook(ann, id)).body.contacts[0].is_reading).toBe(true);
    await look(id, token);
    expect(await stateOf(ann, id, 'domain')).toEqual(['proven', 'pass', 'proof_file']);
    expect(bank.register.proofs.get(`${id} domain`)).toMatchObject({ value: domain, how: 'file' });
    expect((await read(ann, id)).contacts[0]).toMatchObject({ is_reading: false, how: 'file' });
  });

  it('is proven by a record of the DNS', async () => {
    const { ann, id, domain, mark, token } = await withDomain();
    records.set(markRecordOf(domain), ['v=spf1 -all', mark]);
    await look(id, token);
    expect(await stateOf(ann, id, 'domain')).toEqual(['proven', 'pass', 'proof_dns']);
  });

  it('is not proven by a page that answers everything, by the mark of another business, or by a part of it', async () => {
    const { ann, id, domain, mark, token } = await withDomain();
    const other = await withDomain();
    const wrong = ['<html>Welcome</html>', other.mark, mark.slice(0, -1), `${mark}0`, `see ${mark}`];
    for (const text of wrong) {
      files.set(markFileOf(domain), { status: 200, text });
      await look(id, token);
      expect([text, await stateOf(ann, id, 'domain')]).toEqual([text, ['failed', 'fail', 'proof_missing']]);
    }
    files.set(markFileOf(domain), { status: 404, text: mark });
    await look(id, token);
    expect((await stateOf(ann, id, 'domain'))[0]).toBe('failed');
    // The right line proves it afterwards.
    files.set(markFileOf(domain), { status: 200, text: mark });
    await look(id, token);
    expect((await stateOf(ann, id, 'domain'))[0]).toBe('proven');
  });

  it('that was replaced meanwhile proves nothing, and the same domain keeps its line', async () => {
    const { ann, id, domain, mark, token } = await withDomain();
    files.set(markFileOf(domain), { status: 200, text: mark });
    expect((await giveDomain(ann, id, domain)).body.contacts[0].mark).toBe(mark);
    await giveDomain(ann, id, 'other.example.org');
    await look(id, token);
    expect(await stateOf(ann, id, 'domain')).toEqual(['waiting', 'open', 'proof_waiting']);
  });

  it('stays proven where its server is silent once, and not where its line is gone', async () => {
    const { ann, id, domain, mark, token } = await withDomain();
    files.set(markFileOf(domain), { status: 200, text: mark });
    await look(id, token);
    files.set(markFileOf(domain), { failure: 'timeout' });
    await look(id, token);
    expect((await stateOf(ann, id, 'domain'))[0]).toBe('proven');
    files.set(markFileOf(domain), { status: 404, text: '' });
    await look(id, token);
    expect(await stateOf(ann, id, 'domain')).toEqual(['failed', 'fail', 'proof_missing']);
    expect(bank.register.proofs.get(`${id} domain`)).toBeNull();
  });

  it('is proven for twelve months; the team is reminded before, and proves it again', async () => {
    const { ann, id, domain, mark, token } = await withDomain();
    files.set(markFileOf(domain), { status: 200, text: mark });
    await look(id, token);
    const until = Date.parse((await read(ann, id)).contacts[0].valid_until);
    const days = Math.floor((until - bank.clock.now().getTime()) / (DAY_S * 1000));
    bank.clock.advance((days - 20) * DAY_S);
    await bank.runJob('verification.end_contacts');
    expect((await stateOf(ann, id, 'domain'))[0]).toBe('expiring');
    await look(id, token);
    expect((await stateOf(ann, id, 'domain'))[0]).toBe('proven');
    bank.clock.advance(800 * DAY_S);
    await bank.runJob('verification.end_contacts');
    expect(await stateOf(ann, id, 'domain')).toEqual(['expired', 'open', 'proof_expired']);
    expect(bank.register.proofs.get(`${id} domain`)).toBeNull();
  });

  it('of a team is nobody else’s to change; a viewer is not shown its line', async () => {
    const { ann, id, domain } = await withDomain();
    const eve = await bank.person('Eve');
    const answers = [
      await giveDomain(eve, id, domain),
      await askToLook(eve, id),
      await givePhone(eve, id),
      await prove(eve, id, '000000'),
      await bank.ask('DELETE', `${contactsAt(id)}/domain`, eve),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    await bank.database.owner.query(
      `insert into organisations.member (organisation_id, user_id, role, joined_at)
       select organisation_id, $2, 'viewer', now() from verification.business where id = $1`,
      [id, eve.userId],
    );
    expect((await read(eve, id)).contacts[0]).toMatchObject({ value: domain, mark: '' });
    expect((await giveDomain(eve, id, 'evil.example.org')).body.code).toBe('team_role_required');
    expect((await read(ann, id)).contacts[0].value).toBe(domain);
  });

  it.each([
    'localhost',
    '10.0.0.1',
    'http://169.254.169.254/latest',
    'intranet',
    'a.internal',
    'x'.repeat(600),
  ])('that leads inside is refused at its field: %j', async (domain) => {
    const ann = await bank.person('Owner');
    const refused = await giveDomain(ann, await bank.business(ann), domain);
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'domain']);
  });

  it('whose name leads to a private address is not asked', async () => {
    const seen = await lookAtDomain(
      {
        ...systemReading,
        readText: (url) =>
          readOutside({ url, headers: {}, allowsLoopback: false, resolve: async () => ['192.168.0.1'] }),
        readTxt: async () => [],
      },
      { domain: 'inside.example.org', token: 'abc' },
    );
    expect(seen).toEqual({ note: 'proof_private' });
  });
});

describe('a phone of a business [SYS-09]', () => {
  it('is proven by the code that was sent there, once; its number is shown to the team alone', async () => {
    const ann = await bank.person('Owner');
    const id = await bank.business(ann);
    const sent = await givePhone(ann, id);
    expect(sent.body.contacts[0]).toMatchObject({ value: '+390101234567', state: 'waiting' });
    expect(texts[0]?.phone).toBe('+390101234567');
    const code = lastCode();
    expect((await prove(ann, id, code)).status).toBe(200);
    expect(await stateOf(ann, id, 'phone')).toEqual(['proven', 'pass', 'proof_sms']);
    expect(bank.register.proofs.get(`${id} phone`)).toMatchObject({ value: '', how: 'sms' });
    expect((await prove(ann, id, code)).body.code).toBe('contact_code_over');
  });

  it('is not proven by guessing: wrong codes are counted, and a code ends', async () => {
    const ann = await bank.person('Owner');
    const id = await bank.business(ann);
    await givePhone(ann, id);
    const code = lastCode();
    for (let left = CODE_TRIES - 1; left >= 0; left -= 1)
      expect((await prove(ann, id, otherThan(code))).body).toMatchObject({
        code: 'contact_code_wrong',
        tries_left: left,
      });
    expect((await prove(ann, id, code)).body.code).toBe('contact_code_over');
    await givePhone(ann, id);
    bank.clock.advance(10 * 60);
    expect((await prove(ann, id, lastCode())).body.code).toBe('contact_code_over');
    expect((await stateOf(ann, id, 'phone'))[0]).toBe('waiting');
  });

  it('gets few codes in a day, whatever numbers are given', async () => {
    const ann = await bank.person('Owner');
    const id = await bank.business(ann);
    for (let count = 0; count < 5; count += 1)
      expect((await givePhone(ann, id, `+39 010 123456${count}`)).status).toBe(200);
    expect((await givePhone(ann, id)).body.code).toBe('codes_full');
    bank.clock.advance(DAY_S);
    await bank.runJob('verification.end_contacts');
    expect((await givePhone(ann, id)).status).toBe(200);
  });

  it('that no SMS reaches is refused, and nothing is kept of it', async () => {
    const ann = await bank.person('Owner');
    const id = await bank.business(ann);
    verdict = 'refused';
    expect((await givePhone(ann, id)).body).toMatchObject({ status: 422, code: 'phone_not_reached' });
    verdict = 'later';
    expect((await givePhone(ann, id)).body.code).toBe('codes_full');
    expect((await read(ann, id)).contacts).toEqual([]);
    expect((await givePhone(ann, id, 'call me')).body.errors[0].field).toBe('phone');
  });

  it('is taken off by the team, and counts no more', async () => {
    const ann = await bank.person('Owner');
    const id = await bank.business(ann);
    await givePhone(ann, id);
    await prove(ann, id, lastCode());
    const off = await bank.ask('DELETE', `${contactsAt(id)}/phone`, ann);
    expect(off.body.contacts).toEqual([]);
    expect(await stateOf(ann, id, 'phone')).toEqual([undefined, 'na', null]);
    expect(bank.register.proofs.get(`${id} phone`)).toBeNull();
  });
});
