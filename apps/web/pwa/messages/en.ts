import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  'app.name': 'EGCR',
  'app.description':
    'One account for work, money and public services: wallet, payments, grants, credit, jobs and businesses.',
  'shortcut.wallet': 'Wallet',
  'shortcut.pay': 'Send money',
  'shortcut.contact': 'Contact us',
  'offline.page-title': 'Offline · EGCR',
  'offline.title': 'No connection just now',
  'offline.text':
    'We show your money only as it is at this moment, so nothing of it is kept on this device. This page opens by itself as soon as you are back online.',
  'offline.money': 'Were you about to send money? Look at your history first, before you send it again.',
  'offline.retry': 'Try again',
});
