import { refusals } from '@egcr/contract/refusals';

export const contactRefusals = refusals({
  captcha_failed: [403, 'The captcha token is missing, was used or does not count.'],
  too_many_messages: [429, 'This network has sent as many messages as it may in an hour.'],
  code_wrong: [403, 'No message with this reference, address and code; or the code has ended.'],
  ticket_unknown: [404, 'There is no such message.'],
  ticket_solved: [409, 'This message is solved already.'],
});
