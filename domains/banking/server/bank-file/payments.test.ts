import { describe, expect, it } from 'vitest';

import { serveBankDesk } from '../testing/bank-desk.ts';
import { camt, closingOf, nextStatement, notification, stmt, type Booked } from '../testing/bank-message.ts';

const { bank, desk } = await serveBankDesk();

describe('an entry of several payments', () => {
  it('gives each person their own part (attack B4)', async () => {
    const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao')];
    const [first, second] = [await desk.depositReference(amina), await desk.depositReference(bao)];
    const details = [
      { amount: '10.00', text: first },
      { amount: '20.00', text: second },
      { amount: '30.00', text: 'who knows' },
    ];
    expect(await desk.take([{ amount: '60.00', isIn: true, details, batch: { count: 3 } }])).toEqual([
      'credited',
      'credited',
      'suspense no_owner',
    ]);
    expect([await desk.dollars(amina), await desk.dollars(bao)]).toEqual([
      ['1000', '0'],
      ['2000', '0'],
    ]);
  });

  it('waits as a whole where its parts cannot be told apart safely (attack B4)', async () => {
    const amina = await bank.person('Amina');
    const text = await desk.depositReference(amina);
    const stranger = { amount: '20.00', text: 'who knows' };
    const entry = { amount: '60.00', isIn: true };
    expect(
      await desk.take([
        { ...entry, details: [{ amount: '10.00', text }, stranger] },
        {
          ...entry,
          details: [
            { amount: '10.00', text },
            { ...stranger, amount: '50.01' },
          ],
        },
        { ...entry, details: [{ text }, { text: 'who knows' }] },
        {
          ...entry,
          details: [
            { amount: '40.00', text },
            { ...stranger, currency: 'EUR' },
          ],
        },
        { ...entry, details: [{ text }], batch: { count: 2 } },
        { ...entry, text, batch: { count: 3 }, details: [] },
        {
          ...entry,
          details: [
            { amount: '80.00', text },
            { ...stranger, amount: '-20.00' },
          ],
        },
        { ...entry, details: [{ amount: '59.00', text }] },
      ]),
    ).toEqual([
      'suspense details_differ',
      'suspense details_differ',
      'suspense details_without_amounts',
      'suspense detail_currency',
      'suspense details_differ',
      'suspense details_differ',
      'suspense detail_currency',
      'suspense details_differ',
    ]);
    expect(await desk.dollars(amina)).toBeUndefined();
    await desk.provesItself();
  });

  it('of one payment ordered in another currency is what was booked in ours (attack B4)', async () => {
    const amina = await bank.person('Amina');
    const text = await desk.depositReference(amina);
    expect(
      await desk.take([
        { amount: '11.00', isIn: true, details: [{ amount: '10.00', currency: 'EUR', text }] },
      ]),
    ).toEqual(['credited']);
    expect(await desk.dollars(amina)).toEqual(['1100', '0']);
  });
});

describe('twins', () => {
  const twin = (text: string, day = '2026-11-19'): Booked => ({
    amount: '5.00',
    isIn: true,
    text,
    own: null,
    day,
  });

  it('without a reference of the bank are two, and stay two however often and in whatever statement they come (attack B5)', async () => {
    const amina = await bank.person('Amina');
    const text = await desk.depositReference(amina);
    const opening = await closingOf(bank.database);
    const two = camt({ opening }, twin(text), twin(text));
    const outcomes = async (content: string) =>
      (await desk.hand(content)).body.entries?.map((entry: { outcome: string }) => entry.outcome);
    expect(await outcomes(two)).toEqual(['credited', 'credited']);
    expect(await outcomes(two)).toEqual(['duplicate', 'duplicate']);
    // The same day again, with what came later: two are known, the third is new.
    expect(await outcomes(camt({ opening }, twin(text), twin(text), twin(text)))).toEqual([
      'duplicate',
      'duplicate',
      'credited',
    ]);
    // A second statement of the day, which goes on where the first ended.
    expect(await desk.take([twin(text)])).toEqual(['credited']);
    expect(await outcomes(camt({ opening }, twin(text), twin(text), twin(text), twin(text)))).toEqual(
      Array.from({ length: 4 }, () => 'duplicate'),
    );
    expect(await desk.dollars(amina)).toEqual(['2000', '0']);
    await desk.provesItself();
  });

  it('of a statement that is taken again later, when the account stands where it began, count once (attack B5)', async () => {
    const amina = await bank.person('Amina');
    const text = await desk.depositReference(amina);
    const opening = await closingOf(bank.database);
    const day = camt({ opening }, twin(text), twin(text));
    await desk.hand(day);
    const fee = { amount: '10.00', text: 'a fee', own: 'FEE-1' };
    expect(await desk.take([fee])).toEqual(['unknown nothing_of_ours']);
    expect(await closingOf(bank.database)).toBe(opening);
    await desk.hand(day);
    await desk.hand(day.replace('<Id>1</Id>', '<Id>another name</Id>'));
    await desk.hand(camt({ opening }, twin(text), twin(text), fee));
    expect(await desk.dollars(amina)).toEqual(['1000', '0']);
  });

  it('announced in the day and stated at its end count once (attack B5)', async () => {
    const amina = await bank.person('Amina');
    const text = await desk.depositReference(amina);
    const announced = await desk.hand(notification(twin(text), twin(text)));
    expect(announced.body.entries.map((entry: { outcome: string }) => entry.outcome)).toEqual([
      'announced',
      'announced',
    ]);
    expect(await desk.dollars(amina)).toBeUndefined();
    expect(await desk.take([twin(text), twin(text)])).toEqual(['credited', 'credited']);
    await desk.hand(notification(twin(text), twin(text)));
    expect(await desk.dollars(amina)).toEqual(['1000', '0']);
  });

  it('with the same reference of the bank, or the same number in its file, are two as well (attack B5)', async () => {
    const amina = await bank.person('Amina');
    const text = await desk.depositReference(amina);
    for (const own of ['NONREF', 'SAME-1'])
      expect(
        await desk.take([
          { ...twin(text), own },
          { ...twin(text), own },
        ]),
      ).toEqual(['credited', 'credited']);
    expect(await desk.dollars(amina)).toEqual(['2000', '0']);
  });

  it('handed in by several at once, and twice in one file, count once (attack B5) (attack A5)', async () => {
    const amina = await bank.person('Amina');
    const text = await desk.depositReference(amina);
    const content = await nextStatement(bank.database, [twin(text), twin(text)]);
    const [third, fourth] = [await bank.person('Third'), await bank.person('Fourth')];
    // Nobody has more than two files read at a time.
    const pairs = [
      [desk.clerk, third],
      [desk.clerk, fourth],
      [desk.other, third],
      [desk.other, fourth],
    ] as const;
    const answers = await Promise.all(
      pairs.map(async ([maker, checker]) => {
        const proposed = await bank.call('POST', '/api/v1/admin/wallet/bank-files', {
          as: maker,
          role: 'super_admin',
          key: crypto.randomUUID(),
          body: { content },
        });
        return proposed.status === 202 ? bank.approve(proposed.body, checker) : proposed;
      }),
    );
    // A proposal made after the first approval shows payments that are already known. Approving it books nothing.
    const outcomes = answers.map(({ body }) =>
      String(body.entries?.map(({ outcome }: { outcome: string }) => outcome) ?? body.code),
    );
    expect(outcomes.filter((one) => one === 'credited,credited')).toHaveLength(1);
    for (const one of outcomes)
      expect(['credited,credited', 'duplicate,duplicate', 'proposal_outdated']).toContain(one);
    expect(await desk.dollars(amina)).toEqual(['1000', '0']);
    const opening = await closingOf(bank.database);
    const again = stmt({ opening }, twin(text, '2026-11-18'));
    const twice = `<Document><BkToCstmrStmt>${again}${again}</BkToCstmrStmt></Document>`;
    expect((await desk.hand(twice)).body.entries.map((entry: { outcome: string }) => entry.outcome)).toEqual([
      'credited',
      'duplicate',
    ]);
    expect(await desk.dollars(amina)).toEqual(['1500', '0']);
    await desk.provesItself();
  });
});
