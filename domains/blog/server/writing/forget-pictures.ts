import type { Work } from '@egcr/server-kit/work';

import type { BlogParts } from '../parts.ts';
import { shownPictures } from './picture-store.ts';

export const FORGET_PICTURES = 'blog.forget_pictures';

/** Pictures that neither a text nor a former text of a post shows go; a text that is put back has its pictures. */
export async function forgetPictures({ media }: Pick<BlogParts, 'media'>, work: Work): Promise<void> {
  await media.forgetUnused(work, (ids) => shownPictures(work.db, ids));
}
