import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  title: 'Your privacy, your choice',
  lead: 'Our pages keep only what they cannot work without. May they do a little more? No advertising, nothing for other companies.',
  more: 'Details: <cookies>cookies and storage</cookies>, <privacy>privacy notice</privacy>',
  accept: 'Accept',
  reject: 'Reject',
  manage: 'Choose myself',
  'settings.title': 'Cookie settings',
  'settings.lead': 'Each kind is separate. You can change this at any time.',
  save: 'Save my choice',
  close: 'Close without saving',
  objects:
    'Your browser asks not to be tracked. We take that as a no: everything optional stays off unless you switch it on.',
  always: 'Always on',
  necessary: 'Necessary',
  'necessary.text': 'Your sign-in, this answer, and the looks and language you choose.',
  preferences: 'Preferences',
  'preferences.text': 'Lets our server know your language, so that pages arrive in it at once.',
  analytics: 'Analytics',
  'analytics.text': 'Notes which pages you use while signed in, on our own server, for ninety days.',
  security_location: 'Security location',
  'security_location.text':
    'Notes the rough place of a sign-in, to notice strangers. To about ten kilometres.',
  marketing: 'Marketing',
  'marketing.text': 'News about our services. We send none yet: for now your answer is only kept.',
});
