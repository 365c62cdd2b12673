import { describe, expect, it } from 'vitest';

import { readXml } from '../rails/read-xml.ts';
import { camt, notification, stmt } from '../testing/bank-message.ts';
import type { BankEntry } from './camt-entry.ts';
import { depositReferencesIn, mayBeOwnReference, referenceIn } from './known.ts';
import { cutIntoPieces, joinPieces } from './pieces.ts';
import { readCamt, type BankMessage } from './read-camt.ts';

const IBAN = 'DE89370400440532013000';

/** The entry of a statement in dollars, or why the file cannot be believed. */
function entryOf(xml: string): BankEntry | string | undefined {
  const read = readCamt(
    `<Document><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>${IBAN}</IBAN></Id><Ccy>USD</Ccy></Acct>
    ${balance('OPBD')}${balance('CLBD')}<Ntry>${xml}</Ntry></Stmt></BkToCstmrStmt></Document>`,
  );
  const [problem] = read?.problems ?? [];
  return problem ? `${problem.place} ${problem.code}` : read?.messages[0]?.entries[0];
}
const balance = (type: string, amount = '0', currency = 'USD', direction = 'CRDT') =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd></Bal>`;
const head = (amount = '5.00', direction = 'DBIT', currency = 'USD') =>
  `<Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>`;
const detail = (inside: string) => `<TxDtls>${inside}</TxDtls>`;
const details = (...inside: readonly string[]) => `<NtryDtls>${inside.join('')}</NtryDtls>`;
const amount = (value: string, currency = 'USD') => `<Amt Ccy="${currency}">${value}</Amt>`;
const fields = (xml: string) => {
  const read = entryOf(xml);
  if (typeof read !== 'object') throw new Error(`${read}`);
  return read;
};

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

describe('a message', () => {
  const message = (inside: string, kind = 'BkToCstmrStmt', tag = 'Stmt') =>
    readCamt(`<Document><${kind}><${tag}>${inside}</${tag}></${kind}></Document>`);
  const account = `<Acct><Id><IBAN>de89 3704 0044 0532 0130 00</IBAN></Id><Ccy>USD</Ccy></Acct>`;
  const right = account + balance('OPBD', '1.00') + balance('CLBD', '2.00', 'USD', 'DBIT');
  const problems = (inside: string) => message(inside)?.problems.map(({ code }) => code);

  it('tells whose account it is, what was there, and its own name and number', () => {
    expect(message(`<Id>7</Id><LglSeqNb>3</LglSeqNb>${right}`)?.messages).toEqual([
      {
        kind: 'statement',
        account: IBAN,
        asset: 'USD',
        name: '7',
        sequence: '3',
        balances: { openingMinor: 100n, closingMinor: -200n },
        entries: [],
      },
    ]);
    expect(
      message(`<ElctrncSeqNb>4</ElctrncSeqNb><LglSeqNb>3</LglSeqNb>${right}`)?.messages[0]?.sequence,
    ).toBe('4');
    expect(message(right.replace('OPBD', 'PRCD'))?.messages[0]?.balances?.openingMinor).toBe(100n);
  });

  it.each([
    ['no account', right.replace(/<Acct>.*<\/Acct>/, '<Acct><Ccy>USD</Ccy></Acct>'), 'account_missing'],
    ['two numbers', right.replace('</Id>', '<Othr><Id>1</Id></Othr></Id>'), 'account_missing'],
    ['the same number twice', right.replace('</Id>', `<Othr><Id>${IBAN}</Id></Othr></Id>`), undefined],
    ['two accounts', right + account, 'account_missing'],
    ['no opening', account + balance('CLBD'), 'no_opening_balance'],
    ['no closing', account + balance('OPBD'), 'no_closing_balance'],
    ['two openings that differ', right + balance('PRCD', '3.00'), 'invalid_balance'],
    ['two openings that agree', right + balance('PRCD', '1.00'), undefined],
    ['two closings that differ', right + balance('CLBD', '3.00'), 'invalid_balance'],
    ['an opening of no amount', account + balance('OPBD', 'x') + balance('CLBD'), 'invalid_balance'],
    [
      'a closing of no direction',
      account + balance('OPBD') + balance('CLBD', '1', 'USD', 'x'),
      'invalid_balance',
    ],
    [
      'balances in two currencies',
      account + balance('OPBD') + balance('CLBD', '1', 'EUR'),
      'currencies_differ',
    ],
    ['a currency that we do not keep', right.replaceAll('USD', 'CHF'), 'unknown_currency'],
  ])('with %s', (...[, inside, problem]) => {
    expect(problems(inside)).toEqual(problem === undefined ? [] : [problem]);
  });

  it('leaves out what is only announced', () => {
    const entry = (status: string) => `<Ntry>${head()}${status}</Ntry>`;
    const read = message(
      right +
        entry('<Sts><Cd>BOOK</Cd></Sts>') +
        entry('<Sts>PDNG</Sts>') +
        entry('<Sts><Cd>PDNG</Cd></Sts>') +
        entry('<Sts>BOOK</Sts>') +
        entry(''),
    );
    expect(read?.messages[0]?.entries.map(({ place }) => place)).toEqual([1, 4, 5]);
  });

  it('that only announces has no balances, and the currency of its entries', () => {
    const [read] = readCamt(notification({ amount: '5.00' }))?.messages ?? [];
    expect(read).toMatchObject({
      kind: 'notification',
      asset: 'USD',
      balances: undefined,
      entries: [{ amountMinor: -500n }],
    });
  });

  it('is none where the text is no XML or something else', () => {
    expect([readCamt('hello'), readCamt('<Document/>'), message(right, 'Other')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a file', () => {
  const codes = (text: string) => readCamt(text)?.problems.map(({ code }) => code);
  const statements = (count: number) =>
    camt({}).replace(/<Stmt>[\s\S]*<\/Stmt>/, Array.from({ length: count }, () => stmt({})).join(''));
  const entries = (count: number) =>
    camt({}).replace('</Stmt>', `${`<Ntry>${head()}</Ntry>`.repeat(count)}</Stmt>`);
  const payments = (count: number) =>
    camt({}).replace('</Stmt>', `<Ntry>${head()}${details(detail('').repeat(count))}</Ntry></Stmt>`);
  const references = (count: number) => {
    const words = Array.from({ length: count }, (_, at) => `EG${String(at).padStart(10, '0')}`);
    const lines = Array.from({ length: Math.ceil(count / 60) }, (_, at) =>
      words.slice(60 * at, 60 * at + 60).join(' '),
    );
    const inside = lines.map((line) => detail(`<AddtlTxInf>${line}</AddtlTxInf>`)).join('');
    return camt({}).replace('</Stmt>', `<Ntry>${head()}${details(inside)}</Ntry></Stmt>`);
  };

  it.each([
    ['statements', statements, 400],
    ['entries', entries, 5_000],
    ['payments', payments, 10_000],
    ['references', references, 20_000],
  ] as const)('holds so many %s and no more', (what, of, most) => {
    expect(codes(of(most))).toEqual([]);
    expect(codes(of(most + 1))).toEqual([`too_many_${what}`]);
  });

  it('goes through processes in pieces and is the same after it', async () => {
    const many =
      readCamt(payments(175).replace('</Stmt>', `${`<Ntry>${head()}</Ntry>`.repeat(120)}</Stmt>`))
        ?.messages ?? [];
    const pieces = [...cutIntoPieces([...many, ...many])];
    const sizes = pieces.flat().flatMap((fragment) => ('parts' in fragment ? [fragment.parts.length] : []));
    expect(sizes).toEqual([50, 50, 50, 24, 50, 50, 50, 24]);
    // One for each fragment with payments, the last entries of a message by fifties.
    expect(pieces.map((piece) => piece.length)).toEqual([3, 1, 1, 1, 50, 50, 23, 1, 1, 1, 50, 50, 20]);
    let steps = 0;
    const joined: readonly BankMessage[] = await joinPieces(pieces, async () => void (steps += 1));
    expect(joined).toEqual([...many, ...many]);
    expect(steps).toBe(pieces.flat().length);
  });
});

describe('XML of a bank', () => {
  const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
  const tag = (length: number) => `<a b="${'x'.repeat(length - 'a b=""'.length)}"></a>`;
  const attributes = (count: number) =>
    `<a ${Array.from({ length: count }, (_, at) => `b${at}="1"`).join(' ')}></a>`;
  it.each([
    ['nests 32 deep', nested(32), true],
    ['nests 33 deep', nested(33), false],
    ['has siblings that are closed at once', `<a>${'<b/>'.repeat(100)}</a>`, true],
    ['has a tag of 4096 letters', tag(4096), true],
    ['has a tag of 4097 letters', tag(4097), false],
    ['has 32 attributes', attributes(32), true],
    ['has 33 attributes', attributes(33), false],
    ['hides a tag in a comment', `<a><!-- ${nested(40)} --></a>`, true],
    ['hides a tag in text', `<a><![CDATA[${'<b>'.repeat(40)}]]></a>`, true],
    ['begins with an instruction', '<?xml version="1.0"?><a/>', true],
    ['declares a type', '<!DOCTYPE a><a/>', false],
    ['has a comment without an end', '<a/><!-- ', false],
    ['has a tag without an end', '<a', false],
    ['has a quote without an end', `<a b="></a>`, false],
    ['has a control character', '<a>\u0001</a>', false],
    ['has half a letter', '<a>\uD800</a>', false],
    ['is not closed', '<a><b></a>', false],
  ])('that %s is read: %s', (...[, text, isRead]) => {
    expect(readXml(text) !== undefined).toBe(isRead);
  });

  it('writes out what XML itself escapes, and nothing else', () => {
    const said = (text: string) =>
      fields(head() + details(detail(`<AddtlTxInf>${text}</AddtlTxInf>`))).parts[0]?.remittance;
    expect(said('&lt;&gt;&amp;&quot;&apos;&#65;&#x42;&#x1F600;')).toBe(`<>&"'AB😀`);
    expect(said('&#0;&#x110000;&other;&#xD800;')).toBe('\uFFFD&#x110000;&other;\uFFFD');
    expect(said('&#x10FFFF;')).toBe('\uDBFF\uDFFF');
  });
});

it('our own references are found in whatever a bank makes of them', () => {
  expect([referenceIn(' eg-ab 12/3 '), referenceIn()]).toEqual(['EGAB123', '']);
  expect(
    ['A'.repeat(12), `EG${'A'.repeat(12)}`, 'A'.repeat(11), 'A'.repeat(13), `EG${'A'.repeat(13)}`].map(
      mayBeOwnReference,
    ),
  ).toEqual([true, true, false, false, false]);
  expect(depositReferencesIn('rent eg1234567890, EG1234567890 / EGABCDEFGHIJ')).toEqual([
    'EG1234567890',
    'EGABCDEFGHIJ',
  ]);
  expect(depositReferencesIn('EG123 4567 890')).toEqual(['EG1234567890']);
  expect(depositReferencesIn('EG123456789 EG12345678901')).toEqual([]);
});
