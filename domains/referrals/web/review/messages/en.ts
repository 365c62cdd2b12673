import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  title: 'Rewards that wait for you',
  lead: 'Referrals that look risky. A released reward is paid after its fourteen days, a refused one never.',
  none: 'Nothing waits.',
  loading: 'Loading',
  unread: 'This could not be loaded',
  retry: 'Try again',
  'side.referee': 'for the one who was brought',
  'side.referrer': 'for the one who brought them',
  'reason.same_mailbox': 'Same mailbox',
  'reason.same_network': 'Same network',
  'reason.burst': 'Many at once',
  'reason.disposable_email': 'Throw-away address',
  release: 'Release',
  refuse: 'Refuse',
  released: 'Reward released',
  refused: 'Reward refused',
  failed: 'Nothing was decided',
  'failed.own': 'You stand on one side of this referral: somebody else has to decide.',
  'failed.gone': 'Somebody has decided already.',
});
