import { describe, expect, it } from 'vitest';

import { readXml } from '../rails/read-xml.ts';
import { camt, notification, stmt } from '../testing/bank-message.ts';
import { balance, detail, details, fields, head, IBAN } from '../testing/camt-parts.ts';
import { depositReferencesIn, mayBeOwnReference, referenceIn } from './known.ts';
import { cutIntoPieces, joinPieces } from './pieces.ts';
import { readCamt, type BankMessage } from './read-camt.ts';

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
