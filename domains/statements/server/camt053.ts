import { clipped, element, xmlText } from '@egcr/server-kit/xml';
import { NOTE_MAX_LENGTH } from '@egcr/wallet/contract';

import { accountNumber, major, type Line, type Lines, type Statement } from './statement.ts';

/** What banks take of a name, though the schema has room for more. */
const NAME_MAX = 70;
const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08';

/** ISO 20022 camt.053.001.08, a bank-to-customer statement. https://www.iso20022.org/iso-20022-message-definitions */
export async function* camt053Of(statement: Statement, lines: Lines): AsyncGenerator<string> {
  const id = `${accountNumber(statement)}-${statement.days.from}-${statement.days.to}`;
  const made = element('CreDtTm', statement.madeAt.toISOString());
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<Document xmlns="${NAMESPACE}"><BkToCstmrStmt>`,
    `<GrpHdr>${element('MsgId', clipped(id, 35))}${made}</GrpHdr>`,
    `<Stmt>${element('Id', clipped(id, 35))}${made}`,
    `<FrToDt>${element('FrDtTm', statement.period.from.toISOString())}${element('ToDtTm', statement.period.to.toISOString())}</FrToDt>`,
    `<Acct><Id><Othr>${element('Id', accountNumber(statement))}</Othr></Id>${element('Ccy', statement.asset.code)}`,
    `${element('Ownr', element('Nm', xmlText(clipped(statement.holder, NAME_MAX))))}</Acct>`,
    balance(statement, { code: 'OPBD', minor: statement.openingMinor, day: statement.days.from }),
    balance(statement, { code: 'CLBD', minor: statement.closingMinor, day: statement.days.to }),
    '\n',
  ].join('');
  for await (const page of lines) yield page.map((line) => entry(statement, line)).join('');
  yield '</Stmt></BkToCstmrStmt></Document>\n';
}

interface Balance {
  readonly code: 'OPBD' | 'CLBD';
  readonly minor: bigint;
  readonly day: string;
}

function balance(statement: Statement, { code, minor, day }: Balance): string {
  const type = `<Tp><CdOrPrtry>${element('Cd', code)}</CdOrPrtry></Tp>`;
  return `<Bal>${type}${amount(statement, minor)}<Dt>${element('Dt', day)}</Dt></Bal>`;
}

/** The amount without its sign, and beside it whether it is the holder's or owed by them. */
function amount(statement: Statement, minor: bigint): string {
  const plain = major(statement, minor < 0n ? -minor : minor);
  return `${element('Amt', plain, ` Ccy="${statement.asset.code}"`)}${element('CdtDbtInd', minor < 0n ? 'DBIT' : 'CRDT')}`;
}

function entry(statement: Statement, line: Line): string {
  const isOut = line.amountMinor < 0n;
  const booked = element('DtTm', line.at.toISOString());
  const name = line.counterpart?.name;
  const party = name
    ? element(isOut ? 'Cdtr' : 'Dbtr', element('Pty', element('Nm', xmlText(clipped(name, NAME_MAX)))))
    : '';
  return [
    `<Ntry>${element('NtryRef', line.number.toString())}${amount(statement, line.amountMinor)}`,
    `<Sts><Cd>BOOK</Cd></Sts>${element('BookgDt', booked)}${element('ValDt', booked)}`,
    element('AcctSvcrRef', line.transferId.replaceAll('-', '')),
    `<BkTxCd>${domain(line)}<Prtry>${element('Cd', line.kind)}<Issr>EGCR</Issr></Prtry></BkTxCd>`,
    `<NtryDtls><TxDtls><Refs>${element('EndToEndId', line.reference)}</Refs>`,
    element('RltdPties', party),
    element('RmtInf', element('Ustrd', xmlText(clipped(line.note ?? '', NOTE_MAX_LENGTH)))),
    '</TxDtls></NtryDtls></Ntry>\n',
  ].join('');
}

/** ISO's code of what kind of payment it was: credit transfers issued and received, foreign exchange, anything else. */
function domain({ kind, amountMinor }: Line): string {
  const isOut = amountMinor < 0n;
  const [family, sub] = kind.startsWith('conversion')
    ? ['MCOP', 'OTHR']
    : [isOut ? 'ICDT' : 'RCDT', familyOf(kind, isOut)];
  return `<Domn><Cd>PMNT</Cd><Fmly>${element('Cd', family)}${element('SubFmlyCd', sub)}</Fmly></Domn>`;
}

function familyOf(kind: string, isOut: boolean): string {
  if (kind.startsWith('pot')) return 'BOOK';
  return isOut && kind === 'withdrawal' ? 'DMCT' : 'BOOK';
}
