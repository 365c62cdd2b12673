import { refusals } from '@egcr/contract/refusals';

export const commentRefusals = refusals({
  comments_too_many: [429, 'The person has written as many comments as they may in ten minutes.'],
  comment_full: [409, 'The comment has as many replies as one can have.'],
  comment_step_refused: [
    409,
    'The comment is in a state in which this step is not possible; members: state.',
  ],
  own_comment: [403, 'Nobody reports their own comment or decides about it.'],
  reports_too_many: [429, 'The person has reported as many comments as they may in an hour.'],
});
