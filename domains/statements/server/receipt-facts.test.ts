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

  it('keep a person whose profile is gone without a username, and say nothing of fees where no person was paid', () => {
    const gone = { user_id: uuidv7(4), username: '', name: '' };
    expect(facts({ ...sent, counterpart: gone })['To']).toBe('');
    expect(facts({ ...sent, kind: 'sandbox_deposit', counterpart: null })['Fee']).toBeUndefined();
  });
});
