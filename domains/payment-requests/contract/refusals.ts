import { refusals } from '@egcr/contract/refusals';

export const requestRefusals = refusals({
  request_closed: [409, 'This request is paid, declined, cancelled or expired; members: state.'],
  over_request: [422, 'The amount is more than the request still asks for; members: remaining.'],
  request_limit_reached: [
    403,
    'There are as many open requests as one person may have, or as many to people they never dealt with.',
  ],
  request_refused: [403, 'That person takes no requests from you.'],
});
