import { languages } from '@egcr/server-kit/http/request-facts';
import { describe, expect, it } from 'vitest';

import { composeCodeMail, composeLinkMail, composeNotice } from './compose-mail.ts';
import { fill, messagesIn } from './messages/catalogue.ts';

const link = 'https://egcr.example/auth/v1/verify?token=abc&type=signup';

describe.each(languages)('a mail in %s', (language) => {
  it('brings link and code in both halves, and loads nothing', () => {
    for (const kind of ['email_signup', 'email_signin', 'recovery', 'pin_reset'] as const) {
      const { subject, text, html } = composeLinkMail(kind, { language, link, code: '012345', minutes: 60 });
      expect(subject).not.toMatch(/[\r\n]/);
      expect(text).toContain(link);
      expect(text).toContain('012345');
      expect(text).toContain('60');
      expect(html).toContain('href="https://egcr.example/auth/v1/verify?token=abc&#38;type=signup"');
      expect(html).toContain('012345');
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
      expect(html).not.toMatch(/<(img|script|link)\b|url\(|@import/);
      expect(`${text}${html}${subject}`).not.toMatch(/[{}]|undefined/);
    }
  });

  it('has a text for every message', () => {
    for (const text of Object.values(messagesIn(language).sms)) {
      expect(fill(text, { code: '012345', minutes: 10 })).toMatch(/^012345\D.*10/);
    }
    expect(composeCodeMail({ language, code: '012345', minutes: 60 }).text).toContain('012345');
    expect(composeNotice('pin_changed', language).html).toContain('<h1');
  });
});

describe.each(languages.filter((language) => language !== 'en'))('the words in %s', (language) => {
  it('are its own', () => {
    const own = messagesIn(language);
    const english = messagesIn('en');
    for (const kind of ['password_changed', 'pin_changed', 'pin_locked', 'account_exists'] as const) {
      expect(own.notices[kind].text).not.toBe(english.notices[kind].text);
    }
    expect(own.linkPage.text).not.toBe(english.linkPage.text);
  });
});

describe('a language we do not have', () => {
  it('falls back to English', () => {
    expect(composeNotice('pin_changed', 'tlh').subject).toBe('Your PIN was changed');
  });
});
