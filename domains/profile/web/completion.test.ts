import { readInput } from '@egcr/contract/issues';
import { textOf } from '@egcr/web-kit/messages';
import { describe, expect, it } from 'vitest';

import { completionIssue, completionSchema, formField, missingOf } from './completion.ts';
import { profileTexts } from './texts.ts';

const messages = profileTexts.english;

const t = textOf(messages, { language: 'en', locale: 'en' });
const ada = { user_id: 'u', first_name: 'Ada', last_name: 'Lovelace', username: 'ada', has_pin: true };
const filled = { firstName: 'Ada', lastName: 'Lovelace', username: 'ada', pin: '273918', pinAgain: '273918' };

function refused(missing: { readonly names: boolean; readonly pin: boolean }, part: Partial<typeof filled>) {
  const read = readInput(completionSchema(missing), { ...filled, ...part });
  if ('value' in read) return {};
  return Object.fromEntries(read.errors.map((issue) => [issue.field, completionIssue(t, issue)]));
}

describe('a profile to complete', () => {
  it.each([
    ['nothing is there', null, undefined, { names: true, pin: true }],
    ['only a PIN is there', null, true, { names: true, pin: false }],
    ['only the PIN is missing', { ...ada, has_pin: false }, false, { names: false, pin: true }],
    ['one name is missing', { ...ada, last_name: '' }, true, { names: true, pin: false }],
    ['nothing is missing', ada, true, { names: false, pin: false }],
  ])('where %s [PROF-01]', (_, profile, hasPin, missing) => {
    expect(missingOf(profile, hasPin)).toEqual(missing);
  });

  it('names every problem at once', () => {
    const nothing = { firstName: ' ', lastName: '', username: '', pin: '', pinAgain: '1' };
    expect(refused({ names: true, pin: true }, nothing)).toEqual({
      firstName: 'Enter your first name.',
      lastName: 'Enter your last name.',
      username: 'Choose a username.',
      pin: 'Enter all 6 digits of the PIN.',
      pinAgain: 'The two PINs are not the same.',
    });
  });

  it.each([
    ['ab', 'Use at least 3 characters for the username.'],
    ['a'.repeat(31), 'Use at most 30 characters for the username.'],
    ['ada lovelace', messages['issue.username_characters']],
    ['admin', 'This username is reserved. Choose another one.'],
  ])('username “%s” is refused in words', (username, text) => {
    expect(refused({ names: true, pin: false }, { username })).toEqual({ username: text });
  });

  it('refuses a PIN that is guessed first, but not what is not asked for', () => {
    expect(refused({ names: false, pin: true }, { pin: '123456', pinAgain: '123456', username: '' })).toEqual(
      {
        pin: 'This PIN is easy to guess. Choose another one.',
      },
    );
  });

  it('brings the server’s refusals to the fields of the form', () => {
    expect(['first_name', 'last_name', 'username', 'pin', 'other'].map(formField)).toEqual([
      'firstName',
      'lastName',
      'username',
      'pin',
      undefined,
    ]);
  });
});
