import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';

import { pain001Of } from './pain001.ts';
import type { Payment } from './payout-details.ts';

const at = new Date('2026-11-22T10:00:00.000Z');
const from = { holder: 'EGCR & Sons <Ltd>', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };

function payment(holder: string, amount = 1n, asset = 'USD'): Payment {
  return {
    id: crypto.randomUUID(),
    user_id: crypto.randomUUID(),
    asset,
    amount,
    reference: 'ABCDEFGH1234',
    state: 'sent',
    reason: null,
    sealed_reason: null,
    transfer_id: null,
    created_at: at,
    scheme: 'iban',
    payout_account_id: crypto.randomUUID(),
    details: '',
    holder,
    account: 'DE89370400440532013000',
    bank: '',
  };
}

function fileOf(...payments: readonly Payment[]): string {
  const total = payments.reduce((sum, { amount }) => sum + amount, 0n);
  const asset = payments[0]?.asset ?? 'USD';
  const id = '019a0000-0000-7000-8000-000000000001';
  return pain001Of({ id, asset, count: payments.length, total, created_at: at }, payments, from);
}

const read = (text: string) =>
  new XMLParser({
    parseTagValue: false,
    processEntities: true,
    htmlEntities: true,
    ignoreAttributes: false,
  }).parse(text).Document.CstmrCdtTrfInitn;

describe('an order to the bank', () => {
  it.each([
    ['marks of the format', 'A & B <script> "x" \'y\'', 'A & B <script> "x" \'y\''],
    ['an element of its own', '</Nm></Cdtr><Amt>9</Amt>', '</Nm></Cdtr><Amt>9</Amt>'],
    ['an end of a marked section', 'a]]>b', 'a]]>b'],
    ['lines and control characters', 'A\nB\u0000\u0085\u202EC', 'A B C'],
    ['half a letter', 'A\uD800B', 'A\uFFFDB'],
    ['nothing that can be written', '\uFFFE', 'NOTPROVIDED'],
    ['letters of many scripts', 'Zoë Straße 陳大文 Ωmega', 'Zoë Straße 陳大文 Ωmega'],
    ['more letters than the format takes', '𝒜'.repeat(71), '𝒜'.repeat(70)],
  ])('names a payee with %s, and stays one order (attack B8)', (_what, holder, shown) => {
    const text = fileOf(payment(holder), payment('Next'));
    expect(XMLValidator.validate(text)).toBe(true);
    const orders = read(text).PmtInf.CdtTrfTxInf;
    expect(orders).toHaveLength(2);
    expect(orders[0].Cdtr.Nm).toBe(shown);
    expect(orders[0].Amt.InstdAmt['#text']).toBe('0.01');
  });

  it('has exact amounts and sums at both levels, and is the same bytes each time (attack B8)', () => {
    const payments = [payment('A', 1n), payment('B', 999_999_999_999_999_999n), payment('C', 10n)];
    const text = fileOf(...payments);
    const { GrpHdr: head, PmtInf: info } = read(text);
    const sums = { NbOfTxs: '3', CtrlSum: '10000000000000000.10' };
    expect([head, info]).toEqual([expect.objectContaining(sums), expect.objectContaining(sums)]);
    expect(info.CdtTrfTxInf[1].Amt.InstdAmt['#text']).toBe('9999999999999999.99');
    expect(fileOf(...payments)).toBe(text);
    expect(read(fileOf(payment('A', 1234n, 'JPY'), payment('B', 1n, 'JPY'))).GrpHdr.CtrlSum).toBe('1235');
  });
});
