import type { PublicPicture } from '@egcr/media/contract';
import { createMedia } from '@egcr/media/server';
import type { Database } from '@egcr/server-kit/database';
import { createUploads } from '@egcr/server-kit/uploads';
import { sql } from 'kysely';

/** The real pictures. None come by upload. */
export const quietMedia = createMedia({
  uploads: createUploads({ clamdUrl: undefined, kinds: () => [] }).door,
}).door;

/** A picture that was uploaded, without its files. */
export async function keepPicture(db: Database, picture: PublicPicture): Promise<PublicPicture> {
  await sql`
    insert into media.picture (id, width, height, added_at)
    values (${picture.id}, ${picture.width}, ${picture.height}, ${new Date(0)})`.execute(db);
  return picture;
}
