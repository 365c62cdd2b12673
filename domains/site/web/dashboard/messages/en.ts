import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  greeting: 'Hello, {name}',
  today: 'Today is {date}.',
  'wallet.title': 'Your wallet',
  'wallet.loading': 'Loading your wallet...',
  'wallet.open': 'Open your wallet',
  'next.title': 'What to do next',
  'next.add': 'Put money into your wallet',
  'next.add.text': 'In the sandbox you can add play money and try everything.',
  'next.send': 'Send money to someone',
  'next.send.text': 'You need their username, and check every detail before it goes.',
  'next.verify-email': 'Add and verify an email address',
  'next.verify-email.text': 'It is your second way in when your phone is not at hand.',
  'next.verify-phone': 'Add and verify a phone number',
  'next.verify-phone.text': 'It is your second way in when your email is not at hand.',
  'services.title': 'All services',
  'services.text':
    '{open, plural, one {# service is open} other {# services are open}}. The others say what they will do.',
  'state.open': 'Open',
  'state.not-open': 'Not open yet',
  'tool.fraud': 'Fraud reporting and detection',
  'tool.not-open': 'This tool is not open yet. It will let you report fraud and show you what was found.',
  'tool.unknown': 'There is no tool of that name.',
});
