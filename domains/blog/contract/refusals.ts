import { refusals } from '@egcr/contract/refusals';

export const blogRefusals = refusals({
  post_step_refused: [409, 'The post is in a state in which this step is not possible; members: state.'],
  post_changed: [409, 'The post has changed meanwhile; members: version. Read it again.'],
  text_changed: [
    409,
    'Another person has saved this text meanwhile; members: version and current, the stored text as JSON. Nothing was overwritten.',
  ],
  text_too_large: [422, 'A text has at most 1 MiB with all its parts.'],
  post_locked: [409, 'The author changes a post while it is a draft; later an editor does; members: state.'],
  own_post: [403, 'The author of a post does not decide about it; an editor does.'],
  not_ready: [409, 'The check has found what must be mended before the post is read; members: findings.'],
  slug_taken: [
    409,
    'Another text has this name in addresses; members: post_id and post_title, where the caller may read it.',
  ],
  author_unknown: [422, 'Nobody writes here under this name; the author of a post is not named twice.'],
  category_unknown: [422, 'There is no such category.'],
});
