import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openVerificationBank, type VerificationBank } from '../testing/verification-bank.ts';

const LEI = '5493000IBP32UQZ0KL24';
const OTHER = '213800KUD8LAJWSQ9D15';
const DAY_S = 86_400;

let bank: VerificationBank;
let server: Server;
/** What GLEIF answers, and what it was asked. */
let answer = { status: 200, body: '' };
let heard: (string | undefined)[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    heard.push(request.url);
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  bank = await openVerificationBank({ gleifUrl: `http://127.0.0.1:${port}/api/v1/` });
});
afterAll(async () => {
  server.close();
  await bank.close();
});
beforeEach(() => {
  heard = [];
  answer = { status: 200, body: recordOf({}) };
});

const recordOf = ({
  lei = LEI,
  name = 'TESTED Ltd.',
  others = [],
  status = 'ISSUED',
  entity = 'ACTIVE',
}: Told) =>
  JSON.stringify({
    data: {
      attributes: {
        lei,
        entity: { legalName: { name }, otherNames: others.map((each) => ({ name: each })), status: entity },
        registration: { status },
      },
    },
  });
interface Told {
  readonly lei?: string;
  readonly name?: string;
  readonly others?: readonly string[];
  readonly status?: string;
  readonly entity?: string;
}
const unknown = { status: 404, body: JSON.stringify({ errors: [{ status: '404', title: 'Not Found' }] }) };

const give = (as: TestPerson, id: string, lei = LEI) =>
  bank.ask('POST', `/verification/businesses/${id}/basics`, as, { lei, tax_country: '', tax_id: '' });
async function stateOf(as: TestPerson, id: string) {
  const { body } = await bank.ask('GET', `/verification/businesses/${id}`, as);
  const lei = body.checks.find((each: { kind: string }) => each.kind === 'lei');
  return { level: body.level, lei: [lei.result, lei.note] };
}
/** Runs the errand as the queue does. */
async function asked(id: string, { lei = LEI, tries = 0 } = {}): Promise<void> {
  const [errand] = bank.domains.flatMap(({ errands }) => errands?.['verification.ask_gleif'] ?? []);
  await errand?.(bank.services, { id, lei, tries });
}
async function queued(id: string): Promise<number> {
  const { rows } = await bank.database.owner.query(
    'select count(*)::int as count from graphile_worker.jobs where key = $1',
    [`verification.ask_gleif ${id}`],
  );
  return rows[0].count;
}
/** A business whose LEI is given and not answered. */
async function given() {
  const ann = await bank.person('Owner');
  const id = await bank.business(ann);
  expect((await give(ann, id)).status).toBe(200);
  return { ann, id };
}

describe('an LEI where GLEIF is asked [SYS-09]', () => {
  it('gives level 1 once GLEIF has answered, and is asked about once a day at most', async () => {
    const { ann, id } = await given();
    expect(await stateOf(ann, id)).toEqual({ level: 0, lei: ['open', 'lei_asked'] });
    expect(await queued(id)).toBe(1);
    await asked(id);
    expect(heard).toEqual([`/api/v1/lei-records/${LEI}`]);
    expect(await stateOf(ann, id)).toEqual({ level: 1, lei: ['pass', 'lei_issued'] });
    await asked(id);
    await give(ann, id);
    expect(heard).toHaveLength(1);
    expect(await stateOf(ann, id)).toEqual({ level: 1, lei: ['pass', 'lei_issued'] });
    bank.clock.advance(DAY_S + 1);
    await give(ann, id);
    expect((await stateOf(ann, id)).lei).toEqual(['open', 'lei_asked']);
  });

  it.each([
    ['of another business', recordOf({ name: 'Someone Else' }), ['refer', 'lei_other_name'], 0],
    [
      'that is known by a second name',
      recordOf({ name: 'Old Name', others: ['Tested'] }),
      ['pass', 'lei_issued'],
      1,
    ],
    ['that was not renewed', recordOf({ status: 'LAPSED' }), ['pass', 'lei_lapsed'], 1],
    ['that is no longer used', recordOf({ status: 'RETIRED' }), ['fail', 'lei_ended'], 0],
    ['of a business that is gone', recordOf({ entity: 'INACTIVE' }), ['fail', 'lei_ended'], 0],
  ])('says so of one %s', async (_what, body, lei, level) => {
    const { ann, id } = await given();
    answer = { status: 200, body };
    await asked(id);
    expect(await stateOf(ann, id)).toEqual({ level, lei });
  });

  it('takes level 1 away where GLEIF knows the number no more', async () => {
    const { ann, id } = await given();
    await asked(id);
    bank.clock.advance(DAY_S + 1);
    await give(ann, id);
    answer = unknown;
    await asked(id);
    expect(await stateOf(ann, id)).toEqual({ level: 0, lei: ['fail', 'lei_unknown'] });
    expect(bank.register.told.get(id)).toMatchObject({ level: 0, isLowered: true });
  });

  it.each([
    ['an error', { status: 500, body: '' }],
    ['a page that is not there', { status: 404, body: '<html>' }],
    ['no record', { status: 200, body: '{"data":null}' }],
    ['the record of another', { status: 200, body: recordOf({ lei: OTHER }) }],
    ['more than it should', { status: 200, body: 'x'.repeat(1_000_000) }],
  ])('waits where GLEIF answers with %s, and is taken by its digits in the end', async (_what, said) => {
    const { ann, id } = await given();
    answer = said;
    for (const tries of [0, 1, 2, 3]) {
      await asked(id, { tries });
      expect(await stateOf(ann, id)).toEqual({ level: 0, lei: ['open', 'lei_asked'] });
    }
    await asked(id, { tries: 4 });
    expect(await stateOf(ann, id)).toEqual({ level: 1, lei: ['pass', 'digits_right'] });
  });

  it('that is replaced meanwhile gets no answer about the one before it', async () => {
    const { ann, id } = await given();
    await give(ann, id, OTHER);
    await asked(id);
    expect(await stateOf(ann, id)).toEqual({ level: 0, lei: ['open', 'lei_asked'] });
    const wrong = await give(ann, id, LEI.replace('24', '25'));
    expect(wrong.status).toBe(200);
    await asked(id, { lei: OTHER });
    expect(await stateOf(ann, id)).toEqual({ level: 0, lei: ['fail', 'digits_wrong'] });
    expect(heard).toHaveLength(1);
  });
});
