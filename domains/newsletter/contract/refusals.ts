import { refusals } from '@egcr/contract/refusals';

export const newsletterRefusals = refusals({
  newsletter_captcha_failed: [403, 'The captcha token is missing, was used or does not count.'],
  newsletter_link_ended: [404, 'No subscription stands behind this link: it has ended, or it never was one.'],
  own_edition: [
    403,
    'Who published a post does not approve that it is sent to so many; another editor does.',
  ],
  edition_not_held: [409, 'The edition waits for no approval any more.'],
});
