import { clipped, element, xmlText } from '@egcr/server-kit/xml';

import { accountNumber, major, type Line, type Lines, type Statement } from './statement.ts';

/** OFX 2.2, a bank statement response. https://financialdataexchange.org/FDX/FDX/About/OFX-Work-Group.aspx */
export async function* ofxOf(statement: Statement, lines: Lines): AsyncGenerator<string> {
  const status = '<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>';
  yield [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n',
    '<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n',
    `<OFX><SIGNONMSGSRSV1><SONRS>${status}`,
    `${element('DTSERVER', time(statement.madeAt))}<LANGUAGE>ENG</LANGUAGE></SONRS></SIGNONMSGSRSV1>`,
    `<BANKMSGSRSV1><STMTTRNRS><TRNUID>0</TRNUID>${status}<STMTRS>`,
    element('CURDEF', statement.asset.code),
    '<BANKACCTFROM><BANKID>EGCR</BANKID>',
    `${element('ACCTID', accountNumber(statement))}<ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>`,
    `<BANKTRANLIST>${element('DTSTART', time(statement.period.from))}${element('DTEND', time(statement.period.to))}\n`,
  ].join('');
  for await (const page of lines) yield page.map((line) => entry(statement, line)).join('');
  yield [
    `</BANKTRANLIST><LEDGERBAL>${element('BALAMT', major(statement, statement.closingMinor))}`,
    `${element('DTASOF', time(statement.period.to))}</LEDGERBAL>`,
    '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n',
  ].join('');
}

function entry(statement: Statement, line: Line): string {
  return [
    '<STMTTRN>',
    element('TRNTYPE', typeOf(line)),
    element('DTPOSTED', time(line.at)),
    element('TRNAMT', major(statement, line.amountMinor)),
    element('FITID', line.transferId),
    element('REFNUM', line.reference),
    element('NAME', xmlText(clipped(line.counterpart?.name || line.title || line.kind, 32))),
    element('MEMO', xmlText(clipped(line.note ?? '', 255))),
    '</STMTTRN>\n',
  ].join('');
}

function typeOf({ kind, amountMinor }: Line): string {
  if (kind.endsWith('deposit')) return 'DEP';
  if (kind.endsWith('_fee')) return 'FEE';
  if (kind === 'withdrawal') return 'DEBIT';
  if (kind === 'transfer') return amountMinor < 0n ? 'PAYMENT' : 'CREDIT';
  return 'XFER';
}

/** `20261120093000.000[0:UTC]`. */
function time(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace(/\D/g, '')}.${at.toISOString().slice(20, 23)}[0:UTC]`;
}
