import { refusals } from '@egcr/contract/refusals';

export const mediaRefusals = refusals({
  picture_unreadable: [422, 'The picture is broken or cut off: nothing could be drawn from it.'],
  picture_too_large: [
    422,
    'The picture has more pixels than are taken; members: pixels_max, the most, and side_max, the longest side.',
  ],
});
