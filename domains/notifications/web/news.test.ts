import { textOf } from '@egcr/web-kit/messages';
import { describe, expect, it } from 'vitest';

import { messages as arabic } from './messages/ar.ts';
import { messages as english } from './messages/en.ts';
import { messages as german } from './messages/de.ts';
import { newsOf } from './news.ts';

const t = textOf<typeof english>(english, { language: 'en', locale: 'en' });
const params = { value: '2500', assetCode: 'JVD', assetScale: 2, from_name: 'Amina', note: 'Lunch' };
const received = { kind: 'wallet.money_received', params };

describe('what the bell says', () => {
  it('is who sent how much, in the reader’s words and figures, with the note apart', () => {
    expect(newsOf(t, received, { locale: 'en' })).toEqual({
      icon: 'money',
      title: 'Amina sent you Ɉ25.00',
      note: 'Lunch',
    });
    const inGerman = textOf<typeof english>(german, { language: 'de', locale: 'de' });
    expect(newsOf(inGerman, received, { locale: 'de' }).title).toBe('Amina hat Ihnen 25,00\u00A0Ɉ gesendet');
    const inArabic = textOf<typeof english>(arabic, { language: 'ar', locale: 'ar-u-nu-latn' });
    expect(newsOf(inArabic, received, { locale: 'ar-u-nu-latn' }).title).toContain('\u2068Amina\u2069');
  });

  it('has no note where none was written', () => {
    expect(newsOf(t, { ...received, params: { ...params, note: null } }, { locale: 'en' }).note).toBeNull();
  });

  it('is that a rate was reached, in the reader’s figures', () => {
    const reached = { kind: 'rates.alert_reached', params: { base: 'JVD', quote: 'USD', rate: '1.3125' } };
    expect(newsOf(t, reached, { locale: 'en' }).title).toBe('1 JVD has reached 1.3125 USD');
  });

  it.each([
    { kind: 'rates.alert_reached', params: { base: 'JVD' } },
    { kind: 'grants.application_approved', params: {} },
    { kind: 'wallet.money_received', params: {} },
    { kind: 'wallet.money_received', params: { ...params, assetScale: 'two' } },
  ])('is news in general where it knows no sentence: %j', (notification) => {
    expect(newsOf(t, notification, { locale: 'en' })).toEqual({
      icon: 'bell',
      title: 'There is news in your account',
      note: null,
    });
  });
});
