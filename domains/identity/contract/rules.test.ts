import { describe, expect, it } from 'vitest';

import {
  codeIssue,
  confirmIssue,
  emailIssue,
  passwordIssue,
  passwordStrength,
  phoneIssue,
  pinIssue,
  tidyCode,
  tidyEmail,
  tidyPhone,
} from './rules.ts';

describe('an email address', () => {
  it.each([
    ['', 'email_required'],
    ['   ', 'email_required'],
    ['nobody', 'email_without_at'],
    ['nobody.example.com', 'email_without_at'],
    ['nobody@example', 'email_incomplete'],
    ['nobody@', 'email_incomplete'],
    ['no.body@example', 'email_incomplete'],
    ['nobody@.com', 'email_invalid'],
    ['nobody@example.', 'email_invalid'],
    ['nobody@example..com', 'email_invalid'],
    ['@example.com', 'email_invalid'],
    ['no body@example.com', 'email_invalid'],
    ['.nobody@example.com', 'email_invalid'],
    ['no..body@example.com', 'email_invalid'],
    ['nobody@exa mple.com', 'email_invalid'],
    ['nobody@-example.com', 'email_invalid'],
    ['nobody@example.com\r\nBcc: all@example.com', 'email_invalid'],
    ['<nobody@example.com>', 'email_invalid'],
    [`${'a'.repeat(65)}@example.com`, 'email_invalid'],
    [`nobody@${'a'.repeat(250)}.com`, 'email_invalid'],
    ['nobody@example.com', undefined],
    [`${'a'.repeat(64)}@example.com`, undefined],
    [' Nobody@Example.COM ', undefined],
    ["o'brien+wallet@mail.example.co.uk", undefined],
    ['nobody@bücher.example', undefined],
    ['nobody@bu\u0308cher.example', undefined],
    ['nobody@उदाहरण.भारत', undefined],
    ['nobody@\u0947x.example', 'email_invalid'],
    ['\u202anobody@example.com\u202c', undefined],
    ['\ufeffnobody@example.com', undefined],
    ['no\u200bbody@example.com', 'email_invalid'],
    ['ｎｏｂｏｄｙ＠ｅｘａｍｐｌｅ．ｃｏｍ', undefined],
  ])('%j gives %s [VAL-01]', (text, issue) => {
    expect(emailIssue(text)).toBe(issue);
  });

  it('is kept trimmed and in lower case, however it was typed or copied', () => {
    const ways = [
      ' Nobody@Example.COM ',
      '\u202anobody@example.com\u202c',
      'ｎｏｂｏｄｙ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    ];
    for (const way of ways) expect(tidyEmail(way)).toBe('nobody@example.com');
    expect(tidyEmail('nobody@bu\u0308cher.example')).toBe(tidyEmail('nobody@bücher.example'));
    expect(tidyEmail(tidyEmail('nobody@İstanbul.example'))).toBe(tidyEmail('nobody@İstanbul.example'));
  });
});

describe('a phone number', () => {
  it.each([
    ['', 'phone_required'],
    ['  ', 'phone_required'],
    ['12025550123', 'phone_invalid'],
    ['+02025550123', 'phone_invalid'],
    ['+1202', 'phone_invalid'],
    ['+1202555012345678', 'phone_invalid'],
    ['+1 202 555 0123 ext 4', 'phone_invalid'],
    ['+12025550123', undefined],
    ['+1 (202) 555-0123', undefined],
    ['0012025550123', undefined],
    ['\u202a+1 202 555 0123\u202c', undefined],
    ['+1–202–555‑0123', undefined],
    ['＋１２０２５５５０１２３', undefined],
    ['+1202555012x', 'phone_invalid'],
  ])('%j gives %s [VAL-02]', (text, issue) => {
    expect(phoneIssue(text)).toBe(issue);
  });

  it('has to exist in its country where that can be asked [VAL-02]', () => {
    expect(phoneIssue('+12025550123', () => false)).toBe('phone_invalid');
    expect(tidyPhone('00 1 (202) 555-0123')).toBe('+12025550123');
  });
});

describe('a chosen password', () => {
  it.each([
    ['', 'password_required'],
    ['Abc1!', 'password_too_weak'],
    ['abcdefgh', 'password_too_weak'],
    ['abcdefg1', 'password_too_weak'],
    ['ABCDEFG1', 'password_too_weak'],
    ['abcdefG1', undefined],
    ['abcdef1!', undefined],
    ['ABCDEF1!', undefined],
    ['abcdefG!', undefined],
    ['пароль-ДЛИННЫЙ', undefined],
    [`Ab1${'x'.repeat(125)}`, undefined],
    [`Ab1${'x'.repeat(126)}`, 'password_too_long'],
  ])('%j gives %s [VAL-03]', (password, issue) => {
    expect(passwordIssue(password)).toBe(issue);
  });

  it.each([
    ['', 'weak', 0],
    ['abc', 'weak', 0],
    ['abcdefgh', 'weak', 1],
    ['abcdefg1', 'medium', 1],
    ['aB1', 'medium', 1],
    ['abcdefG1', 'strong', 2],
    ['abcdeG1!', 'strong', 2],
  ])('%j is %s, %i of 2 complete [VAL-03]', (password, strength, complete) => {
    expect(passwordStrength(password)).toMatchObject({ strength, complete });
  });

  it('tells each class it has', () => {
    expect(passwordStrength('aB1!')).toEqual({
      minLength: false,
      hasMinSpecialRequirements: true,
      hasLowerCase: true,
      hasUpperCase: true,
      hasNumbers: true,
      hasSpecialChars: true,
      isValid: false,
      strength: 'medium',
      complete: 1,
    });
  });

  it('has to be repeated to the letter [VAL-04]', () => {
    expect(confirmIssue('Harbour-Lamp-41', 'Harbour-Lamp-41')).toBeUndefined();
    expect(confirmIssue('Harbour-Lamp-41', 'harbour-Lamp-41')).toBe('passwords_differ');
  });
});

describe('a one-time code', () => {
  it.each(['', '12345', '1234567', '12 456', 'abcdef', '12345٦'])(
    'is six digits, not %j [VAL-05]',
    (code) => {
      expect(codeIssue(code)).toBe('code_format');
    },
  );

  it('is read out of what was pasted [VAL-05]', () => {
    expect(codeIssue('012345')).toBeUndefined();
    expect(tidyCode(' 12-34 567')).toBe('123456');
  });
});

describe('a chosen PIN', () => {
  it.each([
    ['', 'pin_format'],
    ['12345', 'pin_format'],
    ['1234567', 'pin_format'],
    ['12345a', 'pin_format'],
    ['000000', 'pin_too_simple'],
    ['121212', 'pin_too_simple'],
    ['407407', 'pin_too_simple'],
    ['123456', 'pin_too_simple'],
    ['890123', 'pin_too_simple'],
    ['654321', 'pin_too_simple'],
    ['210987', 'pin_too_simple'],
    ['159753', 'pin_too_simple'],
    ['112233', 'pin_too_simple'],
    ['273918', undefined],
    ['640285', undefined],
    ['135246', undefined],
  ])('%j gives %s', (pin, issue) => {
    expect(pinIssue(pin)).toBe(issue);
  });

  it('leaves almost all PINs to choose from', () => {
    let refused = 0;
    for (let pin = 0; pin < 1_000_000; pin += 1) if (pinIssue(String(pin).padStart(6, '0'))) refused += 1;
    expect(refused).toBeGreaterThan(1000);
    expect(refused).toBeLessThan(2000);
  });
});
