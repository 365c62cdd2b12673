import type { TestDatabase } from '@egcr/server-kit/testing/database';

let entryCount = 0;

/** One payment of an entry. */
export interface BookedDetail {
  readonly amount?: string;
  readonly currency?: string;
  readonly endToEnd?: string;
  readonly text?: string;
  readonly reason?: string;
}

/** An entry of the bank, in dollars where nothing else is said. */
export interface Booked extends BookedDetail {
  readonly amount: string;
  readonly isIn?: boolean;
  /** The bank's reference; null where it gives none. */
  readonly own?: string | null;
  readonly day?: string;
  readonly status?: string;
  readonly isReversal?: boolean;
  /** What stands under `NtryDtls`, where it is more than the one payment. */
  readonly details?: readonly BookedDetail[];
  readonly batch?: { readonly name?: string; readonly count?: number };
}

/** What surrounds the entries. */
export interface Statement {
  readonly iban?: string;
  readonly currency?: string;
  readonly name?: string;
  /** In hundredths. */
  readonly opening?: bigint;
  readonly closing?: bigint;
}

const OUR_IBAN = 'DE89370400440532013000';

/** A camt.053 message as a bank sends it, its balances right where nothing else is said. */
export function camt(statement: Statement, ...entries: readonly Booked[]): string {
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
    ${stmt(statement, ...entries)}</BkToCstmrStmt></Document>`;
}

/** A camt.054 message: entries without balances. */
export function notification(...entries: readonly Booked[]): string {
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn>
    <Ntfctn><Id>1</Id><Acct><Id><IBAN>${OUR_IBAN}</IBAN></Id></Acct>${entries.map(entryOf).join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;
}

/** One `Stmt` of a camt.053 message. */
export function stmt(
  { iban = OUR_IBAN, currency = 'USD', name = '1', opening = 0n, closing }: Statement,
  ...entries: readonly Booked[]
): string {
  const end = closing ?? entries.reduce((sum, entry) => sum + hundredthsOf(entry, currency), opening);
  return `<Stmt><Id>${name}</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
    ${balance('OPBD', opening, currency)}${balance('CLBD', end, currency)}${entries.map(entryOf).join('')}</Stmt>`;
}

/** A statement that goes on where the last one that was taken ended. */
export async function nextStatement(
  database: TestDatabase,
  entries: readonly Booked[],
  statement: Statement = {},
): Promise<string> {
  return camt({ opening: await closingOf(database, statement.currency), ...statement }, ...entries);
}

/** What was on our account after the last statement, in hundredths. */
export async function closingOf(database: TestDatabase, currency = 'USD'): Promise<bigint> {
  const { rows } = await database.pool.query(
    'select closing::text from banking.bank_statement where asset = $1 order by place desc limit 1',
    [currency],
  );
  return BigInt(rows[0]?.closing ?? 0);
}

function balance(type: string, hundredths: bigint, currency: string): string {
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0');
  return `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${digits.slice(0, -2)}.${digits.slice(-2)}</Amt>
    <CdtDbtInd>${hundredths < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`;
}

/** What an entry adds to the balance: nothing where it is not booked, of another currency, or no amount. */
function hundredthsOf({ amount, isIn = false, status, currency }: Booked, account: string): bigint {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (whole === undefined || (status ?? 'BOOK') !== 'BOOK' || (currency ?? account) !== account) return 0n;
  const hundredths = BigInt(whole + decimals.padEnd(2, '0'));
  return isIn ? hundredths : -hundredths;
}

function entryOf(entry: Booked): string {
  const {
    amount,
    isIn = false,
    own,
    currency = 'USD',
    day = '2026-11-20',
    status = 'BOOK',
    isReversal,
    batch,
  } = entry;
  entryCount += 1;
  const details = entry.details ?? [{ ...entry, amount: undefined }];
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${isIn ? 'CRDT' : 'DBIT'}</CdtDbtInd>
    ${isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts><Cd>${status}</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>
    ${own === null ? '' : `<AcctSvcrRef>${own ?? `B${entryCount}`}</AcctSvcrRef>`}<NtryDtls>${batchOf(batch)}
    ${details.map((detail) => detailOf(detail, currency)).join('')}</NtryDtls></Ntry>`;
}

function batchOf(batch: Booked['batch']): string {
  if (batch === undefined) return '';
  const name = batch.name === undefined ? '' : `<PmtInfId>${batch.name}</PmtInfId>`;
  return `<Btch>${name}${batch.count === undefined ? '' : `<NbOfTxs>${batch.count}</NbOfTxs>`}</Btch>`;
}

function detailOf(
  {
    amount,
    currency,
    endToEnd,
    text,
    reason,
  }: { readonly [Name in keyof BookedDetail]: BookedDetail[Name] | undefined },
  entryCurrency: string,
): string {
  return `<TxDtls><Refs>${endToEnd ? `<EndToEndId>${endToEnd}</EndToEndId>` : ''}</Refs>
    ${amount === undefined ? '' : `<Amt Ccy="${currency ?? entryCurrency}">${amount}</Amt>`}
    <RmtInf><Ustrd>${text ?? ''}</Ustrd></RmtInf>
    ${reason ? `<RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf>` : ''}</TxDtls>`;
}
