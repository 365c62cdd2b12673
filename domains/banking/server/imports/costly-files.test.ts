import { TooCostly } from '@egcr/server-kit/aside/too-costly';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bank } from '@egcr/wallet/testing';

import { openBank } from '../testing/bank.ts';
import { IMPORT_ENTRIES_MAX, IMPORT_MAX_LENGTH } from '../../contract/limits.ts';
import { readFile } from './read-file.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const filled = (begin: string, part: string, length = IMPORT_MAX_LENGTH) =>
  begin + part.repeat(Math.floor((length - begin.length) / part.length));
const camt = (inside: string) => `<Document><BkToCstmrStmt><Stmt>${inside}`;

/** Ten thousand columns of text, and rows for each of which all of them were joined. */
const wide = (length: number) => filled(`Date,Amount${',text'.repeat(9_998)}\n`, '1\n', length);

/** Shapes that cost more than their length. */
const costly: readonly (readonly [string, string])[] = [
  ['a CSV with ten thousand columns of text', wide(70_000)],
  ['the same, larger', wide(180_000)],
  ['a CSV of commas', filled('Date,Amount\n', ',')],
  ['a CSV whose head is blank cells', filled('Date,Amount', ', ')],
  ['a CSV of quotes in one cell', filled('Date,Amount\na', '"')],
  ['a CSV of quotes in one quoted cell', filled('Date,Amount\n"', '""')],
  ['a CSV of blanks before a quote', filled('Date,Amount\n', ' ')],
  ['a CSV of rows of blanks', filled('Date,Amount\n', ' ,\n')],
  ['a CSV of empty lines', filled('Date,Amount\n', '\n')],
  ['a CSV of one long amount', filled('Date,Amount\n2026-01-01,', '1')],
  ['a CSV of one long amount of marks', filled('Date;Amount\n2026-01-01;', '1.')],
  ['a CSV of one long amount of signs', filled('Date,Amount\n2026-01-01,', '-')],
  ['a CSV of one long text', filled('Date,Amount,Text\n2026-01-01,1,', '\u0000 ')],
  ['a first line that never ends', filled('', ';')],
  ['an OFX of entries without an end', filled('<OFX>', '<STMTTRN>')],
  ['an OFX of one entry with many tags', filled('<OFX><STMTTRN>', '<DTPOSTED>')],
  ['an OFX of currencies without a name', filled('<OFX>', '<CURDEF> ')],
  ['an OFX of one long value', filled('<OFX><STMTTRN><NAME>', 'a')],
  ['an XML that nests without an end', filled('', '<a>')],
  ['an XML that hides its nesting in attributes', filled('', '<a b="/>">')],
  ['an XML that hides its nesting in false ends', filled('', '<a b="</a></a>">')],
  ['an XML of empty elements', `${filled(camt(''), '<Ntry/>')}</Stmt></BkToCstmrStmt></Document>`],
  ['an XML of attributes without an end', `${filled('<Document ', 'a="" ')}>`],
  ['an XML of attributes whose quote is not closed', `${filled('<Document ', `a='b" `)}>`],
  ['an XML of attribute names without values', `${filled('<Document ', 'a ')}/>`],
  ['an XML with one long name', `<${filled('', 'a')}/>`],
  ['an XML of tags that do not close', filled('<Document>', '<')],
  ['an XML of comments that do not close', filled('<Document>', '<!--')],
  ['an XML of comments', filled('<Document>', '<!---->')],
  ['an XML of sections that do not close', filled('<Document>', '<![CDATA[')],
  ['an XML of instructions', filled('<Document>', '<?a?>')],
  ['an XML of entities', `${filled(camt('<Ntry><AddtlNtryInf>'), '&#x41;')}</AddtlNtryInf></Ntry>`],
  ['an XML of one long text', `${filled(camt('<Ntry><AddtlNtryInf>'), 'a ')}</AddtlNtryInf></Ntry>`],
  ['an XML of brackets', filled('<', '>')],
];

/** What reading it costs this thread, in ms of computing: other work of the machine does not count. */
function costOf(content: string): number {
  const since = process.threadCpuUsage();
  try {
    readFile(content);
  } catch (error) {
    if (!(error instanceof TooCostly)) throw error;
  }
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
}

describe('a file that costs more to read than it is long', () => {
  it.each(costly)('%s: is read or refused within a second (attack S4)', (_, content) => {
    expect(costOf(content)).toBeLessThan(1000);
  });

  it('takes a time that grows with its length, not with its square (attack S4)', () => {
    const quotes = (length: number) => costOf(filled('Date,Amount\na', '"', length));
    quotes(50_000);
    expect(quotes(IMPORT_MAX_LENGTH)).toBeLessThan(Math.max(100 * quotes(30_000), 200));
  });

  it('is refused, and a person in a hurry is answered meanwhile (attack S4)', async () => {
    const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao')];
    const taken = bank.call('POST', '/api/v1/wallet/imports', {
      as: amina,
      body: { name: 'Wide', content: wide(180_000) },
    });
    expect((await bank.call('GET', '/api/v1/wallet', { as: bao })).status).toBe(200);
    expect((await taken).body).toMatchObject({ status: 422, code: 'file_too_costly' });
  });

  it('does not keep one with as many entries as an import takes from being read', async () => {
    const amina = await bank.person('Amina');
    const content = `Date,Amount,Currency\n${'2026-01-01,1,EUR\n'.repeat(IMPORT_ENTRIES_MAX)}`;
    const taken = await bank.call('POST', '/api/v1/wallet/imports', {
      as: amina,
      body: { name: 'Long', content },
    });
    expect(taken.body).toMatchObject({ added: IMPORT_ENTRIES_MAX });
  });
});
