let entryCount = 0;
/** An entry of the bank, in dollars. */
export interface Booked {
  readonly amount: string;
  readonly isIn?: boolean;
  readonly endToEnd?: string;
  readonly text?: string;
  readonly reason?: string;
  readonly own?: string;
}

/** A camt.053 message as a bank sends it. */
export function camt(...entries: readonly Booked[]): string {
  const booked = entries.map(({ amount, isIn = false, endToEnd, text, reason, own }) => {
    entryCount += 1;
    return `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${isIn ? 'CRDT' : 'DBIT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>${own ?? `B${entryCount}`}</AcctSvcrRef>
      <NtryDtls><TxDtls><Refs>${endToEnd ? `<EndToEndId>${endToEnd}</EndToEndId>` : ''}</Refs>
      <RmtInf><Ustrd>${text ?? ''}</Ustrd></RmtInf>
      ${reason ? `<RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf>` : ''}</TxDtls></NtryDtls></Ntry>`;
  });
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
    <Stmt><Id>1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${booked.join('')}</Stmt></BkToCstmrStmt></Document>`;
}
