import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openVerificationBank, type VerificationBank } from '../testing/verification-bank.ts';

let bank: VerificationBank;
let admin: TestPerson;
beforeAll(async () => {
  bank = await openVerificationBank();
  admin = await bank.officer('verification.import_lists');
});
afterAll(() => bank.close());

const HEAD = 'id,schema,name,aliases,birth_date\n';
const importOf = (csv: string, more: object = {}) =>
  bank.asOfficer('POST', 'verification/lists', admin, { source: 'follow_the_money', csv, ...more });

describe('a list that is imported [SYS-09]', () => {
  it('uses a list in parts once the last one is there, and names the lines that it does not understand', async () => {
    const inUse = async () =>
      (await bank.asOfficer('GET', 'verification/lists', admin)).body.items
        .filter((each: { source: string }) => each.source === 'follow_the_money')
        .map((each: { entries: number; is_current: boolean }) => [each.entries, each.is_current]);
    expect((await importOf(`${HEAD}a,Person,Old Entry,,\n`)).status).toBe(201);
    const first = (
      await importOf(`${HEAD}b,Person,"Two\nLines",,\nc,Person,,,\n,Person,No Key,,\n`, { is_part: true })
    ).body;
    expect(first).toMatchObject({
      entries: 1,
      skipped: 2,
      problems: [
        { line: 4, code: 'no_name', text: 'c,Person,,,' },
        { line: 5, code: 'no_key', text: ',Person,No Key,,' },
      ],
    });
    expect(await inUse()).toEqual([
      [1, true],
      [1, false],
    ]);
    const goesOn = { import_id: first.import_id, head: HEAD, first_line: 6 };
    const last = await importOf('d,Person,Second Part,,\n\u001A\n', goesOn);
    expect(last.body).toMatchObject({ entries: 1, problems: [{ line: 7, code: 'no_key' }] });
    expect(await inUse()).toEqual([[2, true]]);
    const late = await importOf('e,Person,Late,,\n', goesOn);
    expect([late.status, late.body.code]).toEqual([409, 'import_replaced']);
  });

  it('keeps the list in use where an import stops, and lets the next one begin anew', async () => {
    const begin = () => importOf(`${HEAD}x,Person,Half,,\n`, { is_part: true });
    const [one, two] = [await begin(), await begin()];
    const goesOn = (id: string) =>
      importOf('y,Person,Other Half,,\n', { import_id: id, head: HEAD, first_line: 3 });
    expect((await goesOn(one.body.import_id)).body.code).toBe('import_replaced');
    expect((await goesOn(two.body.import_id)).status).toBe(201);
    const stranger = await bank.person('Stranger');
    expect((await bank.ask('GET', '/admin/verification/lists', stranger)).status).toBe(403);
  });
});
