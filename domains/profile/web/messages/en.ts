import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  resource: 'profile completion',
  loading: 'Loading your profile...',
  saved: 'Setting up your profile...',
  'failed.title': 'Your profile could not be loaded',
  'failed.text': 'Failed to load profile information. Please try again.',
  'failed.retry': 'Retry',
  title: 'Complete your profile',
  lead: 'A few facts and a PIN, and your account is ready.',
  'title.pin': 'Choose your PIN',
  'lead.pin': 'Your name is on file. Only the PIN is missing.',
  'names.title': 'Who you are',
  'names.hint': 'Write your name as it stands in your papers.',
  first_name: 'First name',
  last_name: 'Last name',
  username: 'Username',
  'username.hint':
    'People find you by it and send you money. 3 to 30 small letters, digits, points, hyphens or underscores.',
  'username.checking': 'Checking...',
  'username.free': '@{name} is free',
  'username.taken': '@{name} is taken',
  'pin.title': 'Your PIN',
  'pin.hint':
    'Six digits you will enter to sign in and to send money. Not a row like 123456, not a repetition like 111111.',
  pin: 'PIN',
  'pin.again': 'PIN again',
  submit: 'Save and continue',
  sign_out: 'Sign out',
  who: 'Signed in as {who}',
  'summary.title': 'Please check what you entered',
  'done.title': 'Profile complete',
  done: 'Welcome, {name}.',
  'issue.first_name_required': 'Please enter your first name.',
  'issue.last_name_required': 'Please enter your last name.',
  'issue.name_too_long':
    'Please use at most {maximum, plural, one {# character} other {# characters}} for a name.',
  'issue.name_characters': 'This name has characters we cannot accept.',
  'issue.username_required': 'Please choose a username.',
  'issue.username_too_short':
    'Please use at least {minimum, plural, one {# character} other {# characters}} for the username.',
  'issue.username_too_long':
    'Please use at most {maximum, plural, one {# character} other {# characters}} for the username.',
  'issue.username_characters':
    'A username has small letters a to z, digits, points, hyphens and underscores, and begins with a letter or digit.',
  'issue.username_reserved': 'This username is reserved. Please choose another one.',
  'issue.username_taken': 'Somebody else has this username. Please choose another one.',
  'issue.pin_format': 'Please enter all 6 digits of the PIN.',
  'issue.pin_too_simple': 'This PIN is easy to guess. Please choose another one.',
  'issue.pins_differ': 'The two PINs are not the same.',
});
