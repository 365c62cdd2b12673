import { uuid } from '@egcr/contract/ids';
import { named } from '@egcr/contract/schema-names';
import * as z from 'zod/mini';

import { PICTURE_SIDE_MAX } from './limits.ts';

const side = z.int().check(z.gte(1), z.lte(PICTURE_SIDE_MAX));

/** A picture that everyone may see, with its size as it came; the files are never larger than it. */
export const publicPicture = named('PublicPicture', z.strictObject({ id: uuid, width: side, height: side }));
export type PublicPicture = z.infer<typeof publicPicture>;
