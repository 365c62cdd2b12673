import { toMajorText } from '@egcr/contract/money';
import { assetOf } from '@egcr/ledger/contract';
import { invariant } from '@egcr/server-kit/refusal';
import { clipped, element, xmlText } from '@egcr/server-kit/xml';

import { ACCOUNT_HOLDER_MAX_LENGTH } from '../../contract/limits.ts';
import type { BankAccount } from '../settings.ts';
import type { Payment } from './payout-details.ts';
import type { BatchRow } from './store.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** ISO 20022 pain.001.001.09: credit transfers for the bank to make, one for each withdrawal of a batch. */
export function pain001Of(batch: BatchRow, withdrawals: readonly Payment[], from: BankAccount): string {
  const id = batch.id.replaceAll('-', '');
  const scale = assetOf(batch.asset)?.scale ?? 0;
  const sums = `${element('NbOfTxs', withdrawals.length.toString())}${element('CtrlSum', toMajorText(batch.total, scale))}`;
  const total = withdrawals.reduce((sum, { amount }) => sum + amount, 0n);
  invariant(total === batch.total && withdrawals.length === batch.count, 'a batch is not what it was');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<Document xmlns="${NAMESPACE}"><CstmrCdtTrfInitn>`,
    `<GrpHdr>${element('MsgId', id)}${element('CreDtTm', batch.created_at.toISOString())}${sums}`,
    `<InitgPty>${element('Nm', xmlText(from.holder))}</InitgPty></GrpHdr>`,
    `<PmtInf>${element('PmtInfId', id)}<PmtMtd>TRF</PmtMtd>${sums}`,
    `<ReqdExctnDt>${element('Dt', batch.created_at.toISOString().slice(0, 10))}</ReqdExctnDt>`,
    `<Dbtr>${element('Nm', xmlText(from.holder))}</Dbtr>`,
    `<DbtrAcct><Id>${element('IBAN', from.iban)}</Id>${element('Ccy', batch.asset)}</DbtrAcct>`,
    `<DbtrAgt><FinInstnId>${element('BICFI', from.bic)}</FinInstnId></DbtrAgt>\n`,
    ...withdrawals.map((row) => transfer(row, scale)),
    '</PmtInf></CstmrCdtTrfInitn></Document>\n',
  ].join('');
}

function transfer(row: Payment, scale: number): string {
  const account =
    row.scheme === 'iban' ? element('IBAN', row.account) : `<Othr>${element('Id', row.account)}</Othr>`;
  return [
    `<CdtTrfTxInf><PmtId>${element('InstrId', row.reference)}${element('EndToEndId', row.reference)}</PmtId>`,
    `<Amt>${element('InstdAmt', toMajorText(row.amount, scale), ` Ccy="${row.asset}"`)}</Amt>`,
    agent(row),
    `<Cdtr>${element('Nm', nameOf(row.holder))}</Cdtr><CdtrAcct><Id>${account}</Id></CdtrAcct>`,
    `<RmtInf>${element('Ustrd', `EGCR ${row.reference}`)}</RmtInf></CdtTrfTxInf>\n`,
  ].join('');
}

/** A name on one line, as long as the format takes; a payee without one is refused by banks, so it is never left out. */
function nameOf(holder: string): string {
  const line = clipped(holder.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim(), ACCOUNT_HOLDER_MAX_LENGTH);
  return xmlText(line) || 'NOTPROVIDED';
}

/** The bank of the one who gets the money; an IBAN names it already. */
function agent({ scheme, bank }: Payment): string {
  if (scheme === 'iban') return '';
  const institution =
    scheme === 'aba'
      ? `<ClrSysMmbId><ClrSysId><Cd>USABA</Cd></ClrSysId>${element('MmbId', bank)}</ClrSysMmbId>`
      : element('BICFI', bank);
  return `<CdtrAgt><FinInstnId>${institution}</FinInstnId></CdtrAgt>`;
}
