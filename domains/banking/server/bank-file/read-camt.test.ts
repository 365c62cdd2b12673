import { describe, expect, it } from 'vitest';

import { amount, detail, details, entryOf, fields, head } from '../testing/camt-parts.ts';

describe('the amount of an entry', () => {
  it.each([
    ['5', 'DBIT', 'USD', -500n, 2],
    ['5.', 'CRDT', 'USD', 500n, 2],
    ['5.1', 'CRDT', 'USD', 510n, 2],
    ['5.100000', 'CRDT', 'USD', 510n, 2],
    ['5', 'CRDT', 'JPY', 5n, 0],
    ['5.00', 'CRDT', 'JPY', 5n, 0],
    ['5.123456', 'CRDT', 'USDC', 5_123_456n, 6],
    ['5.125', 'CRDT', 'CHF', 5125n, 3],
    ['5.00', 'CRDT', 'CHF', 5n, 0],
    ['10000000000000.00', 'CRDT', 'USD', 10n ** 15n, 2],
  ])('%s %s in %s is told exactly', (...[value, direction, currency, minor, scale]) => {
    expect(fields(head(value, direction, currency))).toMatchObject({
      amountMinor: minor,
      scale,
      currency,
      isForeign: currency !== 'USD',
    });
  });

  it.each([
    ['10000000000000.01', 'DBIT', 'USD', '1 invalid_amount'],
    ['5.001', 'DBIT', 'USD', '1 invalid_amount'],
    ['5.1', 'DBIT', 'JPY', '1 invalid_amount'],
    ['-5', 'DBIT', 'USD', '1 invalid_amount'],
    ['5', 'DBIT', 'US', '1 invalid_amount'],
    ['5', 'DBIT', 'DOLLA', '1 invalid_amount'],
    ['5', 'DBIT', 'usd', '1 invalid_amount'],
    [`0${'1'.repeat(18)}`, 'DBIT', 'USD', '1 invalid_amount'],
    ['5', 'BOTH', 'USD', '1 no_direction'],
    ['5', '', 'USD', '1 no_direction'],
  ])('%s %s in %s makes the file wrong: %s', (...[value, direction, currency, problem]) => {
    expect(entryOf(head(value, direction, currency))).toBe(problem);
  });

  it('and its direction are there once', () => {
    expect(entryOf(head() + amount('1'))).toBe('1 invalid_amount');
    expect(entryOf(`${head()}<CdtDbtInd>DBIT</CdtDbtInd>`)).toBe('1 no_direction');
    expect(entryOf('<CdtDbtInd>DBIT</CdtDbtInd>')).toBe('1 invalid_amount');
  });
});

describe('an entry', () => {
  it('of one payment is that payment, with all its texts and the bank’s own', () => {
    const read = fields(
      `${head()}<BookgDt><DtTm>2026-11-20T10:00:00Z</DtTm></BookgDt><AddtlNtryInf>more</AddtlNtryInf>${details(
        detail(
          '<Refs><EndToEndId>AAAA-1</EndToEndId></Refs><RmtInf><Ustrd>one</Ustrd><Ustrd>two</Ustrd><Strd><CdtrRefInf><Ref>RF1</Ref></CdtrRefInf></Strd></RmtInf><AddtlTxInf>three</AddtlTxInf>',
        ),
      )}`,
    );
    expect(read).toMatchObject({
      place: 1,
      bookedOn: '2026-11-20',
      isReversal: false,
      batchNames: [],
      splitProblem: undefined,
    });
    expect(read.parts).toEqual([
      {
        amountMinor: -500n,
        endToEndId: 'AAAA-1',
        remittance: 'one two RF1 three more',
        depositReferences: [],
        returnReason: undefined,
      },
    ]);
  });

  it('of no details is one payment of its whole amount', () => {
    expect(fields(`${head()}<BookgDt><Dt>2026-11-20</Dt></BookgDt>`).parts).toMatchObject([
      { amountMinor: -500n, remittance: '' },
    ]);
  });

  it('of several payments leaves the bank’s text for the whole out', () => {
    const read = fields(
      `${head()}<AddtlNtryInf>more</AddtlNtryInf>${details(detail(`${amount('2')}<AddtlTxInf>a</AddtlTxInf>`), detail(amount('3')))}`,
    );
    expect(read.parts.map(({ amountMinor, remittance }) => [amountMinor, remittance])).toEqual([
      [-200n, 'a'],
      [-300n, ''],
    ]);
    expect(read.splitProblem).toBeUndefined();
  });

  it.each([
    ['that are no sum of it', details(detail(amount('2')), detail(amount('2'))), 'details_differ'],
    ['of which one says nothing', details(detail(amount('2')), detail('')), 'detail_currency'],
    ['of which none says anything', details(detail(''), detail('')), undefined],
    ['of which one is of nothing', details(detail(amount('5')), detail(amount('0'))), 'details_differ'],
    [
      'in the other direction',
      details(detail(`${amount('5')}<CdtDbtInd>CRDT</CdtDbtInd>`)),
      'detail_direction',
    ],
    ['in its direction', details(detail(`${amount('5')}<CdtDbtInd>DBIT</CdtDbtInd>`)), undefined],
    ['in another currency', details(detail(amount('5', 'EUR')), detail(amount('2'))), 'detail_currency'],
    ['counted right', details('<Btch><NbOfTxs>2</NbOfTxs></Btch>', detail(''), detail('')), undefined],
    ['counted wrong', details('<Btch><NbOfTxs>3</NbOfTxs></Btch>', detail(''), detail('')), 'details_differ'],
    ['counted as one, and not told', details('<Btch><NbOfTxs>1</NbOfTxs></Btch>'), undefined],
    ['counted as none', details('<Btch><NbOfTxs>0</NbOfTxs></Btch>'), 'details_differ'],
  ])('of details %s', (...[, inside, problem]) => {
    expect(fields(head() + inside).splitProblem).toBe(problem);
  });

  it('takes the booked amount of a detail, and not what was ordered in another currency', () => {
    const transaction = `<AmtDtls><TxAmt>${amount('5')}</TxAmt></AmtDtls>`;
    expect(fields(head() + details(detail(amount('4', 'EUR') + transaction))).parts[0]?.amountMinor).toBe(
      -500n,
    );
    expect(fields(head() + details(detail(transaction))).parts[0]?.amountMinor).toBe(-500n);
  });

  it('keeps a thousand letters of a remittance', () => {
    const said = (length: number) =>
      fields(head() + details(detail(`<AddtlTxInf>${'x'.repeat(length)}</AddtlTxInf>`))).parts[0]?.remittance
        .length;
    expect([said(1_000), said(1_001)]).toEqual([1_000, 1_000]);
  });

  it.each([
    ['<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>', 'AC04'],
    ['<RtrInf><Rsn><Prtry>closed</Prtry></Rsn></RtrInf>', 'closed'],
    ['<RtrInf><Rsn/></RtrInf>', 'NARR'],
    ['', undefined],
  ])('of a return says why: %s', (inside, reason) => {
    expect(fields(head() + details(detail(inside))).parts[0]?.returnReason).toBe(reason);
  });

  it.each([
    ['<RvslInd>true</RvslInd>', true],
    ['<RvslInd>TRUE</RvslInd>', true],
    ['<RvslInd>1</RvslInd>', true],
    ['<RvslInd>false</RvslInd>', false],
    ['<RvslInd>0</RvslInd>', false],
  ])('that the bank takes back says so: %s', (inside, isReversal) => {
    expect(fields(head() + inside).isReversal).toBe(isReversal);
  });

  it('names our batches wherever the bank writes them, each once, and no others', () => {
    const [one, other] = ['a1'.repeat(16), 'b2'.repeat(16)];
    const grouped = `${one.slice(0, 8)}-${one.slice(8)}`.toUpperCase();
    const inside = details(
      `<Btch><PmtInfId>${grouped}</PmtInfId><MsgId>${one}</MsgId></Btch>`,
      detail(`<Refs><PmtInfId>${other}</PmtInfId><MsgId>theirs</MsgId></Refs>`),
      detail(`<Refs><MsgId>${'c'.repeat(31)}</MsgId></Refs>`),
    );
    expect(fields(head() + inside).batchNames).toEqual([one, other]);
    expect(fields(`${head()}${details(detail(`<Refs><MsgId>${other}</MsgId></Refs>`))}`).batchNames).toEqual([
      other,
    ]);
  });

  it.each(['NONREF', 'NOTPROVIDED', 'not provided', 'Unknown', 'no-ref', ''])(
    'has no reference where the bank writes %j',
    (text) => {
      const inside = details(detail(`<Refs><EndToEndId>${text}</EndToEndId></Refs>`));
      expect(fields(`${head()}<AcctSvcrRef>${text}</AcctSvcrRef>${inside}`)).toMatchObject({
        isNamed: false,
        parts: [{ endToEndId: undefined }],
      });
    },
  );

  it('is known by the bank’s reference, else by all that it says', () => {
    const of = (more: string, value = '5.00', direction = 'DBIT') => fields(head(value, direction) + more);
    const day = '<BookgDt><Dt>2026-11-20</Dt></BookgDt>';
    const own = '<AcctSvcrRef>B1</AcctSvcrRef>';
    const inDetail = details(detail('<Refs><AcctSvcrRef>B1</AcctSvcrRef></Refs>'));
    expect(of(own)).toMatchObject({ isNamed: true, content: expect.stringMatching(/^B1\|[0-9a-f]{32}$/) });
    expect(of(own + day).content).toBe(of(own).content);
    expect(of(inDetail).content).toBe(of(own).content);
    expect(of(own, '5.01').content).not.toBe(of(own).content);
    expect(of(own, '5.00', 'CRDT').content).not.toBe(of(own).content);
    expect(of(day).content).toMatch(/^2026-11-20\|/);
    const text = (words: string) => details(detail(`<AddtlTxInf>${words}</AddtlTxInf>`));
    const said = [
      day,
      day + text('a'),
      day + text('b'),
      `${day}<ValDt><Dt>2026-11-20</Dt></ValDt>`,
      `${day}<ValDt><Dt>2026-11-21</Dt></ValDt>`,
      day + details(detail('<Refs><EndToEndId>X1</EndToEndId></Refs>')),
      day.replace('20</Dt>', '21</Dt>'),
    ];
    expect(new Set(said.map((one) => of(one).content)).size).toBe(said.length);
    const long = fields(`${head()}<AcctSvcrRef>${'R'.repeat(90)}</AcctSvcrRef>`).content;
    expect(long.split('|').map(({ length }) => length)).toEqual([80, 32]);
  });
});
