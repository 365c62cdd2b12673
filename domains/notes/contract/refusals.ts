import { refusals } from '@egcr/contract/refusals';

export const noteRefusals = refusals({
  note_limit_reached: [409, 'The person has as many notes as one person can have.'],
});
