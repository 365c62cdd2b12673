import { refusals } from '@egcr/contract/refusals';

export const staffRefusals = refusals({
  bootstrap_refused: [
    403,
    'The token is unknown, used or older than half an hour, or there are two super admins already.',
  ],
});
