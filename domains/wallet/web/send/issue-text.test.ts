import { inLanguage, textOf } from '@egcr/web-kit/messages';
import { describe, expect, it } from 'vitest';

import { walletTexts } from '../texts.ts';
import { walletIssue, type IssueFacts } from './issue-text.ts';

const arabic = inLanguage(walletTexts, 'ar');
const english = walletTexts.english;
const german = inLanguage(walletTexts, 'de');

const available = { value: '100000', assetCode: 'JVD', assetScale: 2 };
const facts: IssueFacts = { locale: 'en', assetCode: 'JVD', available };
const t = textOf<typeof english>(english, { language: 'en', locale: 'en' });
const sentence = (code: string, given: Partial<IssueFacts> = {}) =>
  walletIssue(t, { field: 'amount', code }, { ...facts, ...given });

describe('the sentence for an issue', () => {
  it.each([
    ['amount_too_many_decimals', { assetCode: 'JPY' }, 'This currency has no decimals.'],
    ['amount_too_many_decimals', { assetCode: 'USDC' }, 'This currency has at most 6 decimals.'],
    ['amount_not_a_number', {}, 'Enter the amount in digits, such as 25.50.'],
    ['amount_not_a_number', { assetCode: 'JPY' }, 'Enter the amount in digits, such as 25.'],
    ['invalid_amount', { locale: 'de' }, 'Enter the amount in digits, such as 25,50.'],
    ['insufficient_funds', {}, 'That’s more than your balance. You can send up to Ɉ1,000.00.'],
    ['insufficient_funds', { available: undefined }, 'That’s more than your balance.'],
    ['note_too_long', {}, 'A note has at most 140 characters.'],
    ['recipient_self', {}, 'That’s you. Enter someone else.'],
  ])('%s with %j', (code, given, expected) => {
    expect(sentence(code, given)).toBe(expected);
  });

  it('is left to the platform where the wallet has none', () => {
    expect([sentence('required'), sentence('rate_limited')]).toEqual([undefined, undefined]);
  });

  it('counts decimals as the language does', () => {
    const inGerman = textOf<typeof english>(german, { language: 'de', locale: 'de' });
    const inArabic = textOf<typeof english>(arabic, { language: 'ar', locale: 'ar-u-nu-latn' });
    expect([0, 1, 2].map((scale) => inGerman('issue.amount_decimals', { scale }))).toEqual([
      'Diese Währung hat keine Nachkommastellen.',
      'Diese Währung hat höchstens 1 Nachkommastelle.',
      'Diese Währung hat höchstens 2 Nachkommastellen.',
    ]);
    const forms = [0, 1, 2, 6, 11, 100].map((scale) => inArabic('issue.amount_decimals', { scale }));
    expect(new Set(forms).size).toBe(6);
  });
});
