import { languages } from '@egcr/server-kit/http/request-facts';
import { describe, expect, it } from 'vitest';

import {
  composeCodeMail,
  composeLinkMail,
  composeNotice,
  noticeWords,
  composeUndoMail,
} from './compose-mail.ts';
import { fill } from '@egcr/server-kit/texts';
import { messagesIn } from './texts.ts';

const link = 'https://egcr.example/auth/v1/verify?token=abc&type=signup';

describe.each(languages)('a mail in %s', (language) => {
  it('brings link and code in both halves, and loads nothing', () => {
    for (const kind of [
      'email_signup',
      'email_signin',
      'recovery',
      'pin_reset',
      'email_change_current',
      'email_change_new',
      'invite',
    ] as const) {
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
    const { phoneChanged, emailAdded, moneyHeld, ...codes } = messagesIn(language).sms;
    for (const told of [moneyHeld, emailAdded]) expect(told).toContain('EGCR');
    expect(fill(phoneChanged, { hours: 72, link })).toContain(link);
    for (const text of Object.values(codes)) {
      expect(fill(text, { code: '012345', minutes: 10 })).toMatch(/^012345\D.*10/);
    }
    expect(composeCodeMail({ language, code: '012345', minutes: 60 }).text).toContain('012345');
    expect(composeNotice(noticeWords('pin_changed', language), language).html).toContain('<h1');
    for (const kind of ['email', 'phone'] as const) {
      const undo = composeUndoMail(kind, { language, link, hours: 72 });
      expect(undo.text).toContain(link);
      expect(undo.text).toContain('72');
    }
  });
});

describe.each(languages.filter((language) => language !== 'en'))('the words in %s', (language) => {
  it('are its own', () => {
    const own = messagesIn(language);
    const english = messagesIn('en');
    for (const { text } of Object.values(english.notices)) {
      expect(Object.values(own.notices).map((notice) => notice.text)).not.toContain(text);
    }
  });
});

describe('a language we do not have', () => {
  it('falls back to English', () => {
    expect(composeNotice(noticeWords('pin_changed', 'tlh'), 'tlh').subject).toBe('Your PIN was changed');
  });
});
