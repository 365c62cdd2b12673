import type { BankEntry } from '../bank-file/camt-entry.ts';
import { readCamt } from '../bank-file/read-camt.ts';

export const IBAN = 'DE89370400440532013000';

/** The entry of a statement in dollars, or why the file cannot be believed. */
export function entryOf(xml: string): BankEntry | string | undefined {
  const read = readCamt(
    `<Document><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>${IBAN}</IBAN></Id><Ccy>USD</Ccy></Acct>
    ${balance('OPBD')}${balance('CLBD')}<Ntry>${xml}</Ntry></Stmt></BkToCstmrStmt></Document>`,
  );
  const [problem] = read?.problems ?? [];
  return problem ? `${problem.place} ${problem.code}` : read?.messages[0]?.entries[0];
}
export const balance = (type: string, amount = '0', currency = 'USD', direction = 'CRDT') =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd></Bal>`;
export const head = (amount = '5.00', direction = 'DBIT', currency = 'USD') =>
  `<Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>`;
export const detail = (inside: string) => `<TxDtls>${inside}</TxDtls>`;
export const details = (...inside: readonly string[]) => `<NtryDtls>${inside.join('')}</NtryDtls>`;
export const amount = (value: string, currency = 'USD') => `<Amt Ccy="${currency}">${value}</Amt>`;
export const fields = (xml: string) => {
  const read = entryOf(xml);
  if (typeof read !== 'object') throw new Error(`${read}`);
  return read;
};
