import { describe, expect, it } from 'vitest';

import { largestFile, sourceSet, widthsOf } from './picture-files.ts';

const id = '01900000-0000-7000-8000-000000000001';

describe('the files of a picture', () => {
  it.each([
    [4000, [480, 960, 1600]],
    [1600, [480, 960, 1600]],
    [1200, [480, 960, 1200]],
    [960, [480, 960]],
    [480, [480]],
    [3, [3]],
  ])('of a picture %d pixels wide are never wider than it, and at most three [SYS-18]', (width, widths) =>
    expect(widthsOf({ width })).toEqual(widths),
  );

  it('keep the shape of the picture [SYS-18]', () => {
    expect(largestFile({ id, width: 4000, height: 3000 })).toMatchObject({ width: 1600, height: 1200 });
    expect(largestFile({ id, width: 4000, height: 1 }).height).toBe(1);
  });

  it('are listed with their widths for a browser to choose from [SYS-18]', () =>
    expect(sourceSet({ id, width: 500, height: 10 }, 'webp')).toBe(
      `/media/${id}/480.webp 480w, /media/${id}/500.webp 500w`,
    ));
});
