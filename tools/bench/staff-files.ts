/** What staff hand in: the largest of each kind that is taken as a proposal, and shapes that cost more than their length. */
import { BODY_LIMIT_BYTES, CALL_BODY_BYTES_MAX } from '@egcr/contract/limits';

import { filled } from './costly-files.ts';
import type { FileShape } from './hand-in.ts';

/** The installation's own account, as its settings say it: a statement of another is refused. */
export const OWN_BANK = { holder: 'EGCR (bench)', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };

/** So many statements, entries, payments and references a file of the bank may hold, and rows a table. */
const STATEMENTS_MAX = 400;
const ENTRIES_MAX = 5000;
const PAYMENTS_MAX = 10_000;
const REFERENCES_MAX = 20_000;
const ROWS_MAX = 200;

/** Less than a body may be: the name of the field is part of it. */
const LENGTH = BODY_LIMIT_BYTES - 100;
const TABLE_LENGTH = CALL_BODY_BYTES_MAX - 400;

const amountOf = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const balance = (type: string, cents: number) =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp>${amount(cents)}</Bal>`;
// Quotes of the other kind: in JSON these count once.
const amount = (cents: number) => `<Amt Ccy='EUR'>${amountOf(cents)}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`;
const opens = (from: number, to: number) =>
  `<Stmt><Acct><Id><IBAN>${OWN_BANK.iban}</IBAN></Id></Acct>${balance('OPBD', from)}${balance('CLBD', to)}`;

const CAMT = '<Document><BkToCstmrStmt>';
const CAMT_END = '</BkToCstmrStmt></Document>';

/** Entries of a cent each in one statement; `partsOf` says what stands in an entry after its amount. */
function statement(count: number, partsOf: (at: number) => string): string {
  const entries = Array.from({ length: count }, (_, at) => `<Ntry>${amount(1)}${partsOf(at)}</Ntry>`);
  return `${CAMT}${opens(0, count)}${entries.join('')}</Stmt>${CAMT_END}`;
}

/** One entry with as many details as fit into a file, or so many: the entry as a whole waits for a person. */
function details(partOf: (at: number) => string, most = Infinity): string {
  const begin = `${CAMT}${opens(0, 1)}<Ntry>${amount(1)}<NtryDtls>`;
  const end = `</NtryDtls></Ntry></Stmt>${CAMT_END}`;
  const parts: string[] = [];
  let left = LENGTH - begin.length - end.length;
  for (let part = partOf(0); part.length <= left && parts.length < most; part = partOf(parts.length)) {
    left -= part.length;
    parts.push(part);
  }
  return begin + parts.join('') + end;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const REFERENCES_OF_ONE = 76;

/** Texts as long as they are read, full of references of deposits that are nobody's. */
function references(at: number): string {
  const reference = (number: number) =>
    `EG${String(number).padStart(9, '0')}${LETTERS[number % LETTERS.length] ?? ''}`;
  const all = Array.from({ length: REFERENCES_OF_ONE }, (_, each) =>
    reference(at * REFERENCES_OF_ONE + each),
  );
  return `<TxDtls><RmtInf><Ustrd>${all.join(' ')}</Ustrd></RmtInf></TxDtls>`;
}

/** Each goes on where the one before ended, and its only entry is like that of all the others. */
function statements(): string {
  const one = (at: number) => `${opens(at, at + 1)}<Ntry>${amount(1)}</Ntry></Stmt>`;
  return CAMT + Array.from({ length: STATEMENTS_MAX }, (_, at) => one(at)).join('') + CAMT_END;
}

const bankFile = (name: string, content: string, answer: 202 | 422 = 202): FileShape => ({
  name: `bank file, ${name}`,
  path: '/api/v1/admin/wallet/bank-files',
  body: JSON.stringify({ content }),
  isOfStaff: true,
  answer,
});

const CURRENCIES = ['USD', 'GBP', 'JPY', 'CNY', 'INR', 'CAD', 'AUD', 'USDC'];
/** Each currency once: those that we keep, then others that the source may have. */
const currencyAt = (at: number) => CURRENCIES[at] ?? `X${String(at).padStart(3, '0')}`;
const LONG_RATE = `${'1'.padEnd(17, '0')}.${'3'.repeat(18)}`;

/** A table from now, or with other rows in place of its own. */
function table(rows: string): string {
  const head = {
    source: 'bench',
    name: 'Bench',
    kind: 'table',
    base: 'EUR',
    as_of: new Date().toISOString(),
  };
  return JSON.stringify({ ...head, rates: [] }).replace('[]', () => `[${rows}]`);
}

const rateTable = (name: string, rows: string, answer: 202 | 422): FileShape => ({
  name: `rates, ${name}`,
  path: '/api/v1/admin/rates',
  body: table(rows),
  isOfStaff: true,
  answer,
});

const largestRows = Array.from({ length: ROWS_MAX }, (_, at) =>
  JSON.stringify({
    currency: currencyAt(at),
    mid: LONG_RATE,
    bid: LONG_RATE,
    ask: LONG_RATE,
  }),
).join(',');

const rowsOf = (row: string) =>
  Array.from({ length: Math.floor(TABLE_LENGTH / (row.length + 1)) }, () => row).join(',');

export const staffFiles: readonly FileShape[] = [
  bankFile(
    'largest',
    statement(ENTRIES_MAX, (at) => {
      const text = `Invoice ${at} of ${'x'.repeat(20)}`;
      return `<AcctSvcrRef>${String(at).padStart(11, '0')}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls>`;
    }),
  ),
  bankFile(
    'details',
    details(
      (at) => `<TxDtls><RmtInf><Ustrd>Invoice ${at} of ${'x'.repeat(20)}</Ustrd></RmtInf></TxDtls>`,
      PAYMENTS_MAX,
    ),
  ),
  bankFile(
    'too many details',
    details(() => '<TxDtls/>'),
    422,
  ),
  bankFile('references', details(references, Math.floor(REFERENCES_MAX / REFERENCES_OF_ONE))),
  bankFile('too many references', details(references), 422),
  bankFile('statements', statements()),
  bankFile('too many entries', filled(`${CAMT}<Stmt>`, '<Ntry/>', `</Stmt>${CAMT_END}`, LENGTH), 422),
  rateTable('largest', largestRows, 202),
  rateTable('empty rows', rowsOf('{}'), 422),
  rateTable('rows of other fields', rowsOf('{"a":1,"b":1,"c":1}'), 422),
];
