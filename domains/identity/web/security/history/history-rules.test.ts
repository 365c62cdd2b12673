import { describe, expect, it } from 'vitest';

import { historyEvents } from '../../../contract/index.ts';
import { isAlarming, titleKeyOf } from './history-rules.ts';
import { actTexts } from '../../acts/texts.ts';

const messages = actTexts.english;

describe('the login history', () => {
  it('has a sentence for everything that can happen', () => {
    for (const event of historyEvents)
      for (const method of ['password', 'otp', 'passkey', 'sso', null])
        expect(messages[titleKeyOf({ event, method })]).not.toBe('');
  });

  it('names the way of a sign-in, and of nothing else', () => {
    expect(titleKeyOf({ event: 'user_signed_in', method: 'passkey' })).toBe('user_signed_in.passkey');
    expect(titleKeyOf({ event: 'user_signed_in', method: 'sso' })).toBe('user_signed_in');
    expect(titleKeyOf({ event: 'pin_set', method: 'password' })).toBe('pin_set');
  });

  it('points at what failed or was stopped', () => {
    expect(new Set(historyEvents.filter(isAlarming))).toEqual(
      new Set([
        'sign_in_failed',
        'contact_change_undone',
        'pin_failed',
        'pin_locked',
        'factor_failed',
        'refresh_reused',
        'money_held',
      ]),
    );
  });
});
