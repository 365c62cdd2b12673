import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  title: 'Continue as somebody else?',
  question: 'Continue as {name}?',
  text: 'This link belongs to the account {name}. In this browser {present} is signed in. If you did not ask for this link, stay as you are: nothing has happened yet.',
  stay: 'Stay signed in as {present}',
  continue: 'Continue as {name}',
});
