import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  title: 'A new version of EGCR is here',
  text: 'Reload when it suits you. What you have typed here would be lost, so finish it first.',
  reload: 'Reload',
  later: 'Later',
});
