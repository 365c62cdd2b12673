import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  title: 'Propose a price for JVD',
  lead: 'It counts once another super admin approves it.',
  price: 'Price in US dollars',
  reason: 'Reason',
  submit: 'Propose price',
  done: 'Proposed. Another super admin decides.',
  summary: 'Check these fields',
  'issue.price': 'Enter a price like 1.29.',
  'issue.reason': 'Enter a reason.',
  far: 'Within 24 hours a price can move by half at most, up or down.',
  many: 'Too many of your proposals are waiting.',
});
