/** The installation's own account in demonstrations: the sample that `/wallet/add` shows. */
const OUR_IBAN = 'DE89370400440532013000';

interface Statement {
  /** What the bank calls it. */
  readonly name: string;
  readonly iban?: string;
  /** On the account before and after, in dollars. */
  readonly opening: string;
  readonly closing: string;
  /** What came in, in dollars, and the note the payer wrote. */
  readonly deposit: { readonly amount: string; readonly note: string };
}

/** A camt.053 message of one deposit, as a bank sends it, for a file field. */
export function bankStatement({ name, iban = OUR_IBAN, opening, closing, deposit }: Statement) {
  const balance = (type: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`;
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>${name}</Id>
<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>USD</Ccy></Acct>
${balance('OPBD', opening)}${balance('CLBD', closing)}
<Ntry><Amt Ccy="USD">${deposit.amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>${name}-1</AcctSvcrRef>
<NtryDtls><TxDtls><RmtInf><Ustrd>${deposit.note}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`;
  return { name: `${name}.xml`, mimeType: 'application/xml', buffer: Buffer.from(text) };
}
