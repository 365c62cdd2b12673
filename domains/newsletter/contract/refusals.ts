import { refusals } from '@egcr/contract/refusals';

export const newsletterRefusals = refusals({
  newsletter_captcha_failed: [403, 'The captcha token is missing, was used or does not count.'],
  newsletter_link_ended: [404, 'No subscription stands behind this link: it has ended, or it never was one.'],
});
