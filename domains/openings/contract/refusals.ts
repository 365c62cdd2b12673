import { refusals } from '@egcr/contract/refusals';

export const openingRefusals = refusals({
  opening_past: [409, 'This service is open already.'],
  opening_captcha_failed: [403, 'The captcha token is missing, was used or does not count.'],
  opening_too_many: [429, 'This network has asked as often as it may in an hour.'],
  opening_link_ended: [404, 'Nothing waits under this link: it has ended, or its request was taken back.'],
});
