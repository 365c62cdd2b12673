import { formatMoney } from '@egcr/ui/format-money';
import type { Language } from '@egcr/web-kit/languages';
import type { NoticeReader } from '@egcr/web-kit/speaker';
import { describe, expect, it } from 'vitest';

import { notices } from './notices.ts';

const HIDDEN = '••••';

interface Given {
  readonly language?: Language;
  readonly locale?: string;
  readonly isConcealed?: boolean;
}

/** What the bell says; undefined where it cannot be read. */
function said(kind: string, params: object, given: Given = {}) {
  const { language = 'en', locale = given.language ?? 'en', isConcealed = false } = given;
  const amount: NoticeReader['amount'] = (money) => (isConcealed ? HIDDEN : formatMoney(money, { locale }));
  const found = notices.find(({ declared }) => declared.kind === kind);
  const news = found?.say({ ...params }, { language, locale, amount });
  return news && { title: news.title.replace(/[\u2068\u2069]/g, ''), note: news.note ?? null };
}

const jvd = { value: '2500', assetCode: 'JVD', assetScale: 2 };
const eur = { value: '2500', assetCode: 'EUR', assetScale: 2 };

describe('what the bell says of money from a person', () => {
  const params = { ...jvd, from_name: 'Amina', note: 'Lunch' };

  it('is who sent how much, in the reader’s words and figures, with the note apart', () => {
    expect(said('wallet.money_received', params)).toEqual({ title: 'Amina sent you Ɉ25.00', note: 'Lunch' });
    expect(said('wallet.money_received', params, { language: 'de' })?.title).toBe(
      'Amina hat Ihnen 25,00\u00A0Ɉ gesendet',
    );
    expect(said('wallet.money_received', params, { language: 'ar', locale: 'ar-u-nu-latn' })?.title).toMatch(
      /Amina/,
    );
  });

  it('has no note where none was written', () => {
    expect(said('wallet.money_received', { ...params, note: null })?.note).toBeNull();
  });

  it.each([{}, { ...params, assetScale: 'two' }])('is left unsaid where it cannot be read: %j', (broken) => {
    expect(said('wallet.money_received', broken)).toBeUndefined();
  });
});

describe('what the bell says of money that a domain moved', () => {
  const params = {
    ...eur,
    name: 'Amina {amount}',
    note: null,
    text_en: '{name} gave you {amount}',
    text_ar: 'أعطاك {name} مبلغ {amount}',
  };

  it('is told in that domain’s words and the reader’s language', () => {
    expect(said('wallet.money_moved', params, { locale: 'en-GB' })?.title).toBe(
      'Amina {amount} gave you €25.00',
    );
    expect(said('wallet.money_moved', params, { language: 'ar', locale: 'ar-u-nu-latn' })?.title).toMatch(
      /^أعطاك Amina \{amount\} مبلغ .*25/,
    );
    expect(said('wallet.money_moved', params, { locale: 'sv' })?.title).toMatch(
      /^Amina \{amount\} gave you /,
    );
  });

  it('shows that it went out where the reader paid it', () => {
    const out = { ...params, side: 'paid' };
    const isOutgoing = (given: object) =>
      notices
        .find(({ declared }) => declared.kind === 'wallet.money_moved')
        ?.say({ ...given }, { language: 'en', locale: 'en', amount: () => '' })?.isOutgoing;
    expect([isOutgoing(out), isOutgoing({ ...params, side: 'received' }), isOutgoing(params)]).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });

  it('is left unsaid where the words are missing', () => {
    expect(said('wallet.money_moved', { ...params, text_en: null })).toBeUndefined();
  });
});

describe('who has hidden their amounts', () => {
  it.each([
    ['wallet.money_received', { ...eur, from_name: 'Amina', note: null }],
    ['wallet.money_moved', { ...eur, name: 'Amina', note: null, text_en: '{name} gave you {amount}' }],
  ])('reads none in the bell either: %s', (kind, params) => {
    const title = said(kind, params, { isConcealed: true })?.title;
    expect(title).toContain(HIDDEN);
    expect(title).not.toContain('25');
  });
});
