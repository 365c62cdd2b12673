import { uuidv7 } from '@egcr/contract/ids';
import { describe, expect, it } from 'vitest';

import type { ActivityEntry } from '@egcr/wallet/contract';
import { factsOf } from './receipt-facts.ts';
import { statementMessages } from './texts.ts';

const say = statementMessages('en');
const amina = { user_id: uuidv7(1), username: 'amina', name: 'Amina Test' };
const bao = { user_id: uuidv7(2), username: 'bao', name: 'Bao Test' };
const sent: ActivityEntry = {
  id: uuidv7(3),
  reference: 'AAAA-BBBB-CCCC',
  state: 'posted',
  amount: { value: '2500', assetCode: 'JVD', assetScale: 2 },
  note: null,
  created_at: '2026-11-20T12:00:00.000Z',
  kind: 'transfer',
  direction: 'out',
  counterpart: bao,
  category: 'other',
  is_guess: true,
  guess: 'sent',
  private_note: null,
};

const facts = (entry: ActivityEntry, holder = amina) => Object.fromEntries(factsOf(say, entry, holder));

describe('the facts of a receipt', () => {
  it('name both people with their usernames, the fee, and the time with its zone', () => {
    expect(facts(sent)).toMatchObject({
      From: 'Amina Test (@amina)',
      To: 'Bao Test (@bao)',
      Fee: 'None',
      'Date (UTC)': '20 Nov 2026, 12:00:00',
    });
  });

  it('turn round for the person who was paid', () => {
    expect(facts({ ...sent, direction: 'in', counterpart: amina }, bao)).toMatchObject({
      From: 'Amina Test (@amina)',
      To: 'Bao Test (@bao)',
    });
  });

  it('say what it was for where a title and another side are there; alone the title stands for the side', () => {
    const award = { ...sent, kind: 'grants.award', title: 'A grant', direction: 'in' } as const;
    expect(factsOf(say, award, amina).slice(0, 3)).toEqual([
      [say.from, 'Bao Test (@bao)'],
      [say.to, 'Amina Test (@amina)'],
      [say.description, 'A grant'],
    ]);
    const alone = Object.fromEntries(factsOf(say, { ...award, counterpart: null }, amina));
    expect([alone[say.from], alone[say.description]]).toEqual(['A grant', undefined]);
    expect(facts(sent)[say.description]).toBeUndefined();
  });

  it('have both amounts, rate and fee where the money changed its currency, and the note where there is one', () => {
    const money = (value: string, assetCode: string) => ({ value, assetCode, assetScale: 2 });
    const across = factsOf(
      say,
      {
        ...sent,
        note: 'Rent',
        conversion: {
          source: money('2500', 'JVD'),
          fee: money('13', 'JVD'),
          target: money('2291', 'EUR'),
          rate: '0.9212',
        },
      },
      amina,
    );
    expect(across.slice(2)).toEqual([
      [say.date, '20 Nov 2026, 12:00:00'],
      [say.state, say.posted],
      [say.sent, '25.00 JVD'],
      [say.arrived, '22.91 EUR'],
      [say.rate, '1 JVD = 0.9212 EUR'],
      [say.fee, '0.13 JVD'],
      [say.note, 'Rent'],
      [say.reference, 'AAAA-BBBB-CCCC'],
      [say.number, sent.id],
    ]);
    expect(Object.keys(facts(sent))).not.toContain(say.note);
  });

  it('keep a person whose profile is gone without a username, and say nothing of fees where no person was paid', () => {
    const gone = { user_id: uuidv7(4), username: '', name: '' };
    expect(facts({ ...sent, counterpart: gone })['To']).toBe('');
    expect(facts({ ...sent, kind: 'sandbox_deposit', counterpart: null })['Fee']).toBeUndefined();
  });
});
