import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ada, bola, SmallBank } from '../testing/small-bank.ts';
import { dropDraft, keepDraft, readDraft, type SendDraft } from './draft.ts';
import { pressUnderWay, sendDraft } from './send-draft.ts';

const entered: SendDraft = {
  id: 'draft-1',
  owner: ada.user_id,
  link: '',
  typed: { to: '@bola', amount: '25.50', assetCode: 'JVD', note: ' Lunch ' },
  amount: { value: '2550', assetCode: 'JVD', assetScale: 2 },
  recipient: bola,
  key: 'key-1',
  state: 'entered',
};

let bank: SmallBank;
beforeEach(async () => {
  bank = new SmallBank();
  await bank.open();
  keepDraft(entered);
});
afterEach(async () => {
  dropDraft();
  await bank.close();
});

/** The draft as the next page load finds it. */
function kept(): SendDraft {
  const draft = readDraft(ada.user_id);
  if (!draft) throw new Error('there is no draft');
  return draft;
}

describe('a payment', () => {
  it('leaves once, with its key and its note trimmed, and is remembered as sent', async () => {
    const outcome = await sendDraft(kept());
    expect(outcome).toMatchObject({ kind: 'sent', transfer: { note: 'Lunch', to: { username: 'bola' } } });
    expect(bank.keys).toEqual(['key-1']);
    expect(kept()).toMatchObject({ state: 'sent', key: 'key-1' });
  });

  it('is one request however often the button is pressed', async () => {
    const presses = Array.from({ length: 5 }, () => sendDraft(kept()));
    expect(pressUnderWay(kept())).toBe(presses[0]);
    const outcomes = await Promise.all(presses);
    expect(new Set(outcomes).size).toBe(1);
    expect(bank.keys).toEqual(['key-1']);
    expect(pressUnderWay(kept())).toBeUndefined();
  });

  it('is written down as possibly sent before anything leaves', () => {
    const press = sendDraft(kept());
    expect(kept()).toMatchObject({ state: 'unsettled', key: 'key-1' });
    return press;
  });

  it('whose answers are all lost keeps its key, and asking again later makes no second one', async () => {
    bank.trouble = { kind: 'loses_answers' };
    expect(await sendDraft(kept())).toEqual({ kind: 'unknown' });
    expect(kept()).toMatchObject({ state: 'unsettled', key: 'key-1' });
    expect(new Set(bank.keys)).toEqual(new Set(['key-1']));
    expect(bank.keys.length).toBeGreaterThan(1);

    bank.trouble = undefined;
    expect(await sendDraft(kept())).toMatchObject({ kind: 'sent' });
    expect(bank.payments.size).toBe(1);
  });

  it.each([
    [500, 'internal'],
    [502, 'unknown'],
    [504, 'unknown'],
    [409, 'in_progress'],
  ])('answered with %i %s may have left: the key stays', async (status, code) => {
    bank.trouble = { kind: 'refuses', status, code };
    expect(await sendDraft(kept())).toEqual({ kind: 'unknown' });
    expect(kept()).toMatchObject({ state: 'unsettled', key: 'key-1' });
  });

  it.each([
    [402, 'insufficient_funds'],
    [401, 'pin_required'],
    [423, 'account_frozen'],
    [429, 'rate_limited'],
  ])('refused with %i %s has not left: the next press is a new request', async (status, code) => {
    bank.trouble = { kind: 'refuses', status, code };
    expect(await sendDraft(kept())).toMatchObject({ kind: 'refused', failure: { code } });
    expect(kept().state).toBe('entered');
    expect(kept().key).not.toBe('key-1');

    bank.trouble = undefined;
    expect(await sendDraft(kept())).toMatchObject({ kind: 'sent' });
    expect(bank.payments.size).toBe(1);
  });
});
