import { userDeleted } from '@egcr/identity/contract';
import { addSeconds } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import { handlePrepared, type ServerDomain } from '@egcr/server-kit/domain';
import { hear } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { addPictureCall, type PublicPicture } from '../contract/index.ts';
import { PICTURES_BYTES_MAX, PICTURES_MAX, UNUSED_KEEP_S } from '../contract/limits.ts';
import { addPicture, encodeUpload } from './add-picture.ts';
import type { EncodedFile } from './encoding/encode-picture.ts';
import { PICTURE, type MediaParts } from './parts.ts';
import { registerPictures } from './picture-route.ts';
import {
  countOf,
  deletePictures,
  findPictures,
  forgetWhoAdded,
  insertPicture,
  listAddedBefore,
} from './store.ts';

/** What domains that show pictures may ask. */
export interface MediaDoor {
  /** Those of some pictures that are there, with their sizes. */
  find(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, PublicPicture>>;
  /** A picture that comes with the product, for a demonstration: its files are encoded already. */
  addSample(work: Pick<Work, 'db' | 'now' | 'newId'>, sample: SamplePicture): Promise<PublicPicture>;
  /** Deletes the pictures that nothing has shown for two days; `used` answers which of some are still shown. */
  forgetUnused(
    work: Pick<Work, 'db' | 'now'>,
    used: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<number>;
}

export interface SamplePicture extends Omit<PublicPicture, 'id'> {
  readonly files: readonly EncodedFile[];
}

/** Pictures that everyone may see. */
export function createMedia(parts: MediaParts): { readonly domain: ServerDomain; readonly door: MediaDoor } {
  return {
    domain: {
      name: 'media',
      calls: [
        handlePrepared(
          addPictureCall,
          (before, input) => encodeUpload(parts, before, input),
          (work, input, encoded) => addPicture(parts, work, input, encoded),
        ),
      ],
      uploads: [
        {
          name: PICTURE,
          accepts: ['image/jpeg', 'image/png', 'image/webp'],
          room: async (db, userId) => ({
            bytes: PICTURES_BYTES_MAX,
            files: PICTURES_MAX - (await countOf(db, userId)),
          }),
        },
      ],
      listeners: hear(userDeleted, async (work, { user_id: ownerId }) => {
        await parts.uploads.forget(work, { ownerId, kind: PICTURE });
        await forgetWhoAdded(work.db, ownerId);
      }),
      routes: registerPictures,
    },
    door: { find: findPictures, addSample, forgetUnused },
  };
}

const addSample: MediaDoor['addSample'] = async (work, { width, height, files }) => {
  const picture = { id: work.newId(), width, height };
  await insertPicture(work.db, { ...picture, addedBy: null, addedAt: work.now, files });
  return picture;
};

const LOOKED_AT_ONCE = 200;

const forgetUnused: MediaDoor['forgetUnused'] = async ({ db, now }, used) => {
  const before = addSeconds(now, -UNUSED_KEEP_S);
  let deleted = 0;
  let after: string | undefined;
  for (;;) {
    const ids = await listAddedBefore(db, { before, after, limit: LOOKED_AT_ONCE });
    if (ids.length === 0) return deleted;
    const shown = await used(ids);
    const unused = ids.filter((id) => !shown.has(id));
    await deletePictures(db, unused);
    deleted += unused.length;
    after = ids.at(-1);
  }
};
