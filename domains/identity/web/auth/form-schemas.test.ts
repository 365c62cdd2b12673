import { readInput } from '@egcr/contract/issues';
import { textOf } from '@egcr/web-kit/messages';
import { describe, expect, it } from 'vitest';

import { issueText, issueTitle } from './field-issues.ts';
import { contactOf, contactSchema, newPasswordSchema, signInSchema, signUpSchema } from './form-schemas.ts';
import { authTexts } from './texts.ts';

const messages = authTexts.english;

const t = textOf(messages, { language: 'en', locale: 'en' });
const any = () => true;
const filled = {
  contactMethod: 'email',
  email: 'ada@example.org',
  phone: '',
  password: 'Harbour-Lamp-41',
} as const;
const newAccount = { ...filled, confirmPassword: filled.password, agreesToLegal: true };

type Schema = Parameters<typeof readInput>[0];

/** What the person reads: title in the summary and text at the field, by field. */
function refusals(schema: Schema, values: unknown) {
  const read = readInput(schema, values);
  if ('value' in read) return {};
  return Object.fromEntries(
    read.errors.map((issue) => [issue.field, [issueTitle(t, issue.code), issueText(t, issue)]]),
  );
}

describe('the forms of the sign-in page', () => {
  it.each([
    ['', 'Email Required', 'Please enter your email address.'],
    ['ada.example.org', 'Invalid Email Format', "Email address must contain an '@' symbol."],
    ['ada@example', 'Invalid Email Format', 'Please enter a complete email address'],
    ['ada@exa mple.org', 'Invalid Email Format', 'Please enter a valid email address.'],
  ])('e-mail “%s” is refused as %s [VAL-01]', (email, title, text) => {
    expect(refusals(signInSchema(any), { ...filled, email })).toEqual({ email: [title, text] });
    expect(refusals(signUpSchema(any), { ...newAccount, email })).toEqual({ email: [title, text] });
    expect(refusals(contactSchema(any), { ...filled, email })).toEqual({ email: [title, text] });
  });

  it.each([
    ['', any, 'Phone Number Required', 'Enter your phone number.'],
    ['12345', any, 'Invalid Phone Number', 'Please enter a valid phone number with country code'],
    [
      '+12025550123',
      () => false,
      'Invalid Phone Number',
      'Please enter a valid phone number with country code',
    ],
  ])('phone “%s” is refused [VAL-02]', (phone, isAssignable, title, text) => {
    const values = { ...filled, contactMethod: 'phone', phone };
    expect(refusals(signInSchema(isAssignable), values)).toEqual({ phone: [title, text] });
  });

  it('sign-in only needs some password; sign-up needs a strong one [VAL-03]', () => {
    expect(refusals(signInSchema(any), { ...filled, password: '' })).toMatchObject({
      password: ['Password Required', expect.any(String)],
    });
    expect(refusals(signInSchema(any), { ...filled, password: 'x' })).toEqual({});
    const weak = { ...newAccount, password: 'harbour', confirmPassword: 'harbour' };
    expect(refusals(signUpSchema(any), weak)).toMatchObject({
      password: ['Password Requirements Not Met', expect.any(String)],
    });
  });

  it('sign-up names every problem at once [VAL-04]', () => {
    const nothing = {
      ...newAccount,
      email: '',
      password: 'Harbour-Lamp-41',
      confirmPassword: 'other',
      agreesToLegal: false,
    };
    expect(refusals(signUpSchema(any), nothing)).toEqual({
      email: ['Email Required', 'Please enter your email address.'],
      confirmPassword: ["Passwords Don't Match", 'Please make sure both passwords match.'],
      agreesToLegal: ['Legal Agreement Required', messages['legal_required']],
    });
  });

  it.each<[newPassword: string, repeated: string, field: string, words: readonly string[]]>([
    ['', '', 'newPassword', ['Password Required', 'Please enter a new password.']],
    ['short', 'short', 'newPassword', ['Password Requirements Not Met', messages['password_weak']]],
    [
      'Harbour-Lamp-41',
      'Harbour',
      'confirmNewPassword',
      ["Passwords Don't Match", 'Please make sure both passwords match.'],
    ],
  ])('a new password “%s” repeated “%s” is refused at %s [VAL-06]', (newPassword, repeated, field, words) => {
    expect(refusals(newPasswordSchema, { newPassword, confirmNewPassword: repeated })).toEqual({
      [field]: words,
    });
  });

  it('asks for a new password in the words of the product [VAL-06]', () => {
    expect(messages['password_weak']).toBe('Please ensure your password meets all security requirements.');
  });

  it('sends addresses in the form in which they are kept', () => {
    expect(contactOf({ ...filled, email: '  Ada@Example.ORG ' })).toEqual({
      method: 'email',
      email: 'ada@example.org',
    });
    expect(contactOf({ ...filled, contactMethod: 'phone', phone: '+1 (202) 555-0123' })).toEqual({
      method: 'phone',
      phone: '+12025550123',
    });
  });
});
