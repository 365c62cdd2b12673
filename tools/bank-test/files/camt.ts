/** Statements and notifications as a bank writes them: ISO 20022 camt.053 and camt.054. Written here anew, from the standard. */

/** What a payment changes in the house's own books. `account` is a person's id, or the purpose of one of the house's accounts. */
export interface Change {
  readonly account: string;
  readonly asset: string;
  readonly minor: bigint;
  readonly held?: bigint;
}

/** One payment of an entry, as the bank tells it. */
export interface Detail {
  readonly minor?: bigint;
  readonly endToEnd?: string;
  readonly text?: string;
  /** Why it came back: AC04, the account is closed. */
  readonly returnReason?: string;
}

export interface Entry {
  /** Below zero where money left the account. */
  readonly minor: bigint;
  /** Where it is not that of the account. */
  readonly currency?: string;
  /** The bank's own reference; undefined where it gives none. */
  readonly reference: string | undefined;
  readonly isReversal?: boolean;
  readonly details: readonly Detail[];
  readonly batch?: { readonly name?: string; readonly count: number };
  /** What it has to change in the house's books, once. */
  readonly changes: readonly Change[];
}

export interface Statement {
  readonly iban: string;
  readonly asset: string;
  readonly name: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly day: string;
  readonly entries: readonly Entry[];
  /** Of the entries those that no earlier statement has told. */
  readonly fresh: readonly Entry[];
}

export function camt053(...statements: readonly Statement[]): string {
  const inner = statements.map((statement) => {
    const { asset, opening, closing } = statement;
    const balances = `${balance('OPBD', opening, asset)}${balance('CLBD', closing, asset)}`;
    return `<Stmt>${head(statement)}${balances}${entriesOf(statement)}</Stmt>`;
  });
  return document('camt.053.001.08', 'BkToCstmrStmt', inner.join(''));
}

export function camt054(statement: Statement): string {
  const inner = `<Ntfctn>${head(statement)}${entriesOf(statement)}</Ntfctn>`;
  return document('camt.054.001.08', 'BkToCstmrDbtCdtNtfctn', inner);
}

function document(schema: string, element: string, inner: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${schema}"><${element}>${inner}</${element}></Document>\n`;
}

function head({ name, iban, asset }: Statement): string {
  return `<Id>${name}</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${asset}</Ccy></Acct>`;
}

function balance(type: string, minor: bigint, asset: string): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp>${amount(minor, asset)}${direction(minor)}</Bal>`;
}

function entriesOf({ entries, asset, day }: Statement): string {
  return entries
    .map((entry) => {
      const { minor, currency = asset, reference, isReversal = false, details, batch } = entry;
      return [
        `<Ntry>${amount(minor, currency)}${direction(minor)}`,
        isReversal ? '<RvslInd>true</RvslInd>' : '',
        `<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>`,
        reference === undefined ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`,
        `<NtryDtls>${batch === undefined ? '' : batchOf(batch)}`,
        ...details.map((detail) => detailOf(detail, currency)),
        '</NtryDtls></Ntry>\n',
      ].join('');
    })
    .join('');
}

function batchOf({ name, count }: NonNullable<Entry['batch']>): string {
  return `<Btch>${name === undefined ? '' : `<PmtInfId>${name}</PmtInfId>`}<NbOfTxs>${count}</NbOfTxs></Btch>`;
}

function detailOf({ minor, endToEnd, text, returnReason }: Detail, currency: string): string {
  return [
    `<TxDtls><Refs><EndToEndId>${endToEnd ?? 'NOTPROVIDED'}</EndToEndId></Refs>`,
    minor === undefined ? '' : amount(minor, currency),
    text === undefined ? '' : `<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`,
    returnReason === undefined ? '' : `<RtrInf><Rsn><Cd>${returnReason}</Cd></Rsn></RtrInf>`,
    '</TxDtls>',
  ].join('');
}

/** Without its sign: the direction says it. All currencies of the test have hundredths. */
function amount(minor: bigint, currency: string): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `<Amt Ccy="${currency}">${digits.slice(0, -2)}.${digits.slice(-2)}</Amt>`;
}

function direction(minor: bigint): string {
  return `<CdtDbtInd>${minor < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
}
