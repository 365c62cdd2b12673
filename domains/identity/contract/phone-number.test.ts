import { describe, expect, it } from 'vitest';

import { phoneNumberIssue } from './phone-number.ts';

describe('a phone number, for form and server alike', () => {
  it.each([
    ['', 'phone_required'],
    ['12345', 'phone_invalid'],
    ['+1202555012', 'phone_invalid'],
    ['+120255501234', 'phone_invalid'],
    ['+999123456789', 'phone_invalid'],
    ['+4915', 'phone_invalid'],
    ['+12025550123', undefined],
    ['0044 7700 900123', undefined],
    ['+5511912345678', undefined],
    ['+8613912345678', undefined],
    ['+15551234567', undefined],
  ])('%j gives %s [VAL-02]', (text, issue) => {
    expect(phoneNumberIssue(text)).toBe(issue);
  });
});
