import { afterEach, describe, expect, it } from 'vitest';

import { ada, bola } from '../testing/small-bank.ts';
import { dropDraft, keepDraft, readDraft, type SendDraft } from './draft.ts';

const draft: SendDraft = {
  id: 'draft-1',
  owner: ada.user_id,
  link: '',
  typed: { to: 'bola', amount: '5', assetCode: 'JVD', note: '' },
  amount: { value: '500', assetCode: 'JVD', assetScale: 2 },
  recipient: bola,
  key: 'key-1',
  state: 'entered',
};
const STORED = 'egcr.wallet.send';

const storage = sessionStorage;

afterEach(() => {
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: storage });
  dropDraft();
});

describe('the draft of a payment', () => {
  it('is there again after a reload, in this tab only', () => {
    keepDraft(draft);
    expect(JSON.parse(sessionStorage.getItem(STORED) ?? '')).toEqual(draft);
    expect(localStorage.getItem(STORED)).toBeNull();
    expect(readDraft(ada.user_id)).toEqual(draft);
  });

  it('is not shown to the next person on this device', () => {
    keepDraft(draft);
    expect(readDraft(bola.user_id)).toBeUndefined();
    expect(readDraft(undefined)).toBeUndefined();
  });

  it.each(['', 'not json', '{}', '{"typed":{}}', '[]', 'null'])('is none where %j is stored', (text) => {
    dropDraft();
    sessionStorage.setItem(STORED, text);
    expect(readDraft(ada.user_id)).toBeUndefined();
  });

  it('is gone once dropped', () => {
    keepDraft(draft);
    dropDraft();
    expect(readDraft(ada.user_id)).toBeUndefined();
    expect(sessionStorage.getItem(STORED)).toBeNull();
  });

  it('lives as long as the page where the browser refuses storage', () => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    keepDraft(draft);
    expect(readDraft(ada.user_id)).toEqual(draft);
    dropDraft();
    expect(readDraft(ada.user_id)).toBeUndefined();
  });
});
