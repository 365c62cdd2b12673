import { writeFile } from 'node:fs/promises';

import { readTaggedPdf } from '@egcr/server-kit/testing/tagged-pdf';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jvd, openBank, type Bank, type TestPerson } from '@egcr/wallet/testing';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const today = () => bank.clock.now().toISOString().slice(0, 10);

const accountOf = async (as: TestPerson): Promise<string> =>
  (await bank.call('GET', '/api/v1/wallet', { as })).body.accounts[0].id;

async function read(as: TestPerson, query: Record<string, string>, language = 'en') {
  const whole = { account: await accountOf(as), from: today(), to: today(), ...query };
  const response = await fetch(
    `${bank.url}/api/v1/wallet/statements?${new URLSearchParams(whole).toString()}`,
    { headers: { authorization: `Bearer ${as.userId}:fresh`, 'accept-language': language } },
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString('utf8') };
}

/** RFC 4180 read back, by hand. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  let [cell, isQuoted] = ['', false];
  for (let at = 0; at < csv.length; at += 1) {
    const mark = csv.charAt(at);
    if (isQuoted && mark === '"' && csv.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (mark === '"') isQuoted = !isQuoted;
    else if (isQuoted || (mark !== ',' && mark !== '\r')) cell += mark;
    else {
      rows.at(-1)?.push(cell);
      cell = '';
      if (mark === ',') continue;
      rows.push([]);
      at += 1;
    }
  }
  return rows.filter((row) => row.length > 0);
}

const xml = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => ['Ntry', 'STMTTRN', 'Bal'].includes(name),
});
const minor = (text: string): bigint => BigInt(text.replace('.', ''));
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

describe('statements', () => {
  it('add up in every format, for any history: opening, all transactions, closing are those of the ledger', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ isOut: fc.boolean(), value: fc.integer({ min: 1, max: 900 }) }), {
          maxLength: 12,
        }),
        async (history) => {
          const [amina, bao] = [await bank.person('Amina', '100000'), await bank.person('Bao', '100000')];
          for (const { isOut, value } of history) {
            const [from, to] = isOut ? [amina, bao] : [bao, amina];
            await bank.send(from, {
              to: { username: to.username },
              amount: jvd(String(value)),
              note: 'a, "b" <c>',
            });
          }
          const moves = history.map(({ isOut, value }) => BigInt(isOut ? -value : value));
          const all = [100_000n, ...moves];
          const closing = sum(all);
          expect(await bank.balance(amina)).toBe(closing.toString());

          const [, first, ...rest] = rowsOf((await read(amina, { format: 'csv' })).text);
          const last = rest.pop();
          expect([first?.[4], last?.[4]].map((text) => minor(text ?? ''))).toEqual([0n, closing]);
          expect(rest.map((row) => minor(row[2] ?? ''))).toEqual(all);

          const ofx = xml.parse((await read(amina, { format: 'ofx' })).text).OFX.BANKMSGSRSV1.STMTTRNRS
            .STMTRS;
          expect(ofx.BANKTRANLIST.STMTTRN.map((one: { TRNAMT: string }) => minor(one.TRNAMT))).toEqual(all);
          expect(minor(ofx.LEDGERBAL.BALAMT)).toBe(closing);

          const camt = xml.parse((await read(amina, { format: 'camt053' })).text).Document.BkToCstmrStmt.Stmt;
          const signed = (one: { Amt: { '#text': string }; CdtDbtInd: string }) =>
            minor(one.Amt['#text']) * (one.CdtDbtInd === 'DBIT' ? -1n : 1n);
          expect(camt.Bal.map(signed)).toEqual([0n, closing]);
          expect(camt.Ntry.map(signed)).toEqual(all);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('of a period begin with the balance before it and end with the balance after it', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
    const yesterday = today();
    bank.clock.advance(24 * 3600);
    await bank.send(amina, { to: { username: bao.username }, amount: jvd('250') });
    const rows = rowsOf((await read(amina, { format: 'csv' })).text);
    expect(rows.map((row) => [row[1], row[2], row[4]])).toEqual([
      ['type', 'amount', 'balance'],
      ['opening_balance', '', '10.00'],
      ['transfer', '-2.50', '7.50'],
      ['closing_balance', '', '7.50'],
    ]);
    const before = rowsOf((await read(amina, { format: 'csv', from: yesterday, to: yesterday })).text);
    expect(before.at(-1)?.[4]).toBe('10.00');
  });

  it('are files to save, with a name that says whose and when, and never a page', async () => {
    const amina = await bank.person('Amina', '1000');
    const { status, headers } = await read(amina, { format: 'csv' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain(`-${today()}-${today()}.csv`);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('keep what people typed from running as a formula', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('=Bao')];
    await bank.send(bao, { to: { username: amina.username }, amount: jvd('1') });
    await bank.fund(bao, jvd('9'));
    await bank.send(bao, { to: { username: amina.username }, amount: jvd('1'), note: '=1+1' });
    const row = rowsOf((await read(amina, { format: 'csv' })).text).at(-2);
    expect([row?.[2], row?.[5], row?.[7]]).toEqual(['0.01', "'=Bao Test", "'=1+1"]);
  });

  it.each(['en', 'ar', 'zh'])('print as PDF in %s', async (language) => {
    const [amina, bao] = [await bank.person('Amina', '100000'), await bank.person('Bao')];
    for (let at = 0; at < 30; at += 1)
      await bank.send(amina, { to: { username: bao.username }, amount: jvd('75'), note: 'für das Boot 船' });
    const { bytes, headers } = await read(amina, { format: 'pdf' }, language);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(bytes.toString('latin1')).toMatch(/^%PDF[\s\S]*%%EOF\s*$/);
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(2);
    const { kinds, untagged } = readTaggedPdf(bytes);
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    // The head of the table is read once, though it stands on both pages; 31 transactions of four cells each.
    expect([untagged, count('H1'), count('TH'), count('TR'), count('TD')]).toEqual([0, 1, 4, 32, 124]);
    const folder = process.env['PICTURES'];
    if (folder !== undefined) await writeFile(`${folder}/statement-${language}.pdf`, bytes);
    const { body } = await bank.call('GET', '/api/v1/wallet/activity?limit=1', { as: amina });
    const receipt = await fetch(`${bank.url}/api/v1/wallet/activity/${body.items[0].id}/receipt`, {
      headers: { authorization: `Bearer ${amina.userId}:fresh`, 'accept-language': language },
    });
    const paper = Buffer.from(await receipt.arrayBuffer());
    expect(paper.toString('latin1')).toMatch(/^%PDF[\s\S]*%%EOF\s*$/);
    expect(readTaggedPdf(paper).kinds.slice(0, 6)).toEqual(['Document', 'P', 'H1', 'P', 'P', 'L']);
    expect(readTaggedPdf(paper).untagged).toBe(0);
    if (folder !== undefined) await writeFile(`${folder}/receipt-${language}.pdf`, paper);
  });

  it('keep very long names, notes and emoji on their page', async () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff Maximiliana Theodora '.repeat(2).slice(0, 100).trim();
    const [amina, other] = [await bank.person('Amina', '100000'), await bank.person('Max')];
    bank.people.add({ ...amina, firstName: 'Amina 🎉' });
    bank.people.add({ ...other, firstName: long });
    const note = 'Rent and electricity for the flat by the river 🏠 '.repeat(8).slice(0, 140).trim();
    const { status } = await bank.send(amina, {
      to: { username: other.username },
      amount: jvd('75'),
      note,
    });
    expect(status).toBe(201);
    const { bytes } = await read(amina, { format: 'pdf' });
    const { body } = await bank.call('GET', '/api/v1/wallet/activity?limit=1', { as: amina });
    const receipt = await fetch(`${bank.url}/api/v1/wallet/activity/${body.items[0].id}/receipt`, {
      headers: { authorization: `Bearer ${amina.userId}:fresh`, 'accept-language': 'en' },
    });
    const papers = [bytes, Buffer.from(await receipt.arrayBuffer())];
    for (const paper of papers) {
      expect(readTaggedPdf(paper).untagged).toBe(0);
      expect(paper.toString('latin1')).toMatch(/NotoEmoji/);
      expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    }
    const folder = process.env['PICTURES'];
    if (folder !== undefined)
      await Promise.all(papers.map((paper, at) => writeFile(`${folder}/long-${at}.pdf`, paper)));
  });

  it('refuse another’s account, a day that is none, a period that is too long, and formats that lack the currency', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000', 'USDC', 6), await bank.person('Bao')];
    expect((await read(bao, { account: await accountOf(amina), format: 'csv' })).status).toBe(404);
    const code = async (query: Record<string, string>) =>
      JSON.parse((await read(amina, query)).text).errors[0];
    for (const from of ['2026-02-30', '0000-01-01', '1899-12-31'])
      expect(await code({ format: 'csv', from, to: from })).toMatchObject({ code: 'day_format' });
    expect(await code({ format: 'csv', from: '2024-01-01', to: '2026-01-01' })).toMatchObject({
      code: 'period_too_long',
    });
    expect(await code({ format: 'csv', from: '2026-01-02', to: '2026-01-01' })).toMatchObject({
      code: 'ends_before_begin',
    });
    expect(await code({ format: 'doc' })).toMatchObject({ field: 'format', code: 'not_offered' });
    const { body } = await bank.call('GET', '/api/v1/wallet', { as: amina });
    const usdc = body.accounts.find((account: { asset: string }) => account.asset === 'USDC').id;
    expect(await code({ account: usdc, format: 'ofx' })).toEqual({
      field: 'format',
      code: 'format_without_currency',
    });
    expect((await read(amina, { account: usdc, format: 'csv' })).text).toContain('0.001000');
  });

  it('refuse days that are all before the account or yet to come, and take the year in which it was opened', async () => {
    const chidi = await bank.person('Chidi', '1000');
    const { body } = await bank.call('GET', '/api/v1/wallet', { as: chidi });
    const opened = new Date(body.accounts[0].opened_at);
    const daysLater = (count: number) =>
      new Date(opened.getTime() + count * 24 * 3600_000).toISOString().slice(0, 10);
    const refusal = async (from: string, to: string) =>
      JSON.parse((await read(chidi, { format: 'csv', from, to })).text).errors[0];
    expect(await refusal(daysLater(-40), daysLater(-1))).toMatchObject({
      field: 'to',
      code: 'ends_before_account',
    });
    expect(await refusal(daysLater(300), daysLater(310))).toMatchObject({
      field: 'from',
      code: 'begins_after_today',
    });
    const year = await read(chidi, { format: 'csv', from: daysLater(-300), to: daysLater(60) });
    expect([year.status, year.text.includes('10.00')]).toEqual([200, true]);
  });
});
