/** Files as a person may hand them in: the largest of each kind that is taken, and shapes that cost more than their length. */
import type { FileShape } from './hand-in.ts';

const LENGTH = 890_000;
const ENTRIES = 5000;

interface Content {
  readonly name: string;
  readonly content: string;
}

/** As long as the body of a request may be: quotes and ends of lines count twice in JSON. */
export function filled(begin: string, part: string, end = '', length = LENGTH): string {
  const sent = (text: string) => JSON.stringify(text).length - 2;
  return begin + part.repeat(Math.floor((length - sent(begin) - sent(end)) / sent(part))) + end;
}

const HEAD = 'Date,Amount,Currency,Description\n';
const CAMT = '<Document><BkToCstmrStmt><Stmt>';
const CAMT_END = '</Stmt></BkToCstmrStmt></Document>';
const entry = (at: number) =>
  `<Ntry><Amt Ccy="EUR">12.${10 + (at % 90)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>r${at}</AcctSvcrRef></Ntry>`;
const many = (make: (at: number) => string) => Array.from({ length: ENTRIES }, (_, at) => make(at)).join('');

const largestFiles: readonly Content[] = [
  {
    name: 'csv, largest',
    content:
      HEAD + many((at) => `2026-11-20,"1,2${10 + (at % 90)}.50",EUR,"Rent ${at} ""${'x'.repeat(120)}"""\n`),
  },
  {
    name: 'ofx, largest',
    content: `<OFX><CURDEF>EUR${many((at) => `<STMTTRN><DTPOSTED>20261120<TRNAMT>-12.50<FITID>${at}<NAME>Rent<MEMO>${'x'.repeat(80)}\n`)}`,
  },
  {
    name: 'camt053, largest',
    content:
      CAMT +
      many(entry)
        .slice(0, LENGTH)
        .replace(/<Ntry>(?:(?!<\/Ntry>).)*$/s, '') +
      CAMT_END,
  },
];

const costlyFiles: readonly Content[] = [
  { name: 'csv, 10,000 columns', content: filled(`Date,Amount${',text'.repeat(9998)}\n`, '1\n') },
  { name: 'csv, 100 columns', content: filled(`Date,Amount${',text'.repeat(98)}\n`, '2026-11-20,1\n') },
  { name: 'csv, quotes', content: filled('Date,Amount\n"', '""') },
  { name: 'csv, empty lines', content: filled('Date,Amount\n', '\n') },
  { name: 'ofx, entries without an end', content: filled('<OFX>', '<STMTTRN>') },
  { name: 'xml, empty elements', content: filled(CAMT, '<Ntry/>', CAMT_END) },
  { name: 'xml, attributes', content: filled(CAMT, '<Ntry a="" b="" c="" d="" e="" f=""/>', CAMT_END) },
  { name: 'xml, nesting', content: filled('', '<a>') },
  {
    name: 'xml, one long text',
    content: filled(`${CAMT}<Ntry><AddtlNtryInf>`, 'a ', `</AddtlNtryInf></Ntry>${CAMT_END}`),
  },
];

export const importFiles: readonly FileShape[] = [...largestFiles, ...costlyFiles].map(
  ({ name, content }) => ({
    name,
    path: '/api/v1/wallet/imports',
    body: JSON.stringify({ name: 'Bench', content, preview: true }),
  }),
);
