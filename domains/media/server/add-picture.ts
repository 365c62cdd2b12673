import type { BeforeWork, CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { mediaRefusals, type addPictureCall, type PublicPicture } from '../contract/index.ts';
import { PICTURE_SIDE_MAX, PUBLIC_PIXELS_MAX } from '../contract/limits.ts';
import { encodeAside } from './encoding/encode-aside.ts';
import type { Encoded } from './encoding/encode-picture.ts';
import { PICTURE, type MediaParts } from './parts.ts';
import { insertPicture } from './store.ts';

/** Encodes the upload while no transaction is open; undefined where it is not there (any more). Refuses overloaded, file_too_costly. */
export async function encodeUpload(
  { uploads }: MediaParts,
  before: BeforeWork,
  { body: { upload_id: id } }: CallInput<typeof addPictureCall>,
): Promise<Encoded | undefined> {
  const bytes = await uploads.open(before, { id, kind: PICTURE });
  return bytes && encodeAside(bytes, personOf(before).userId);
}

/** POST /admin/media/pictures. Refuses upload_not_ready, picture_too_large, picture_unreadable, in that order. The file that came is deleted. */
export async function addPicture(
  { uploads }: MediaParts,
  work: Work,
  { body: { upload_id: id } }: CallInput<typeof addPictureCall>,
  encoded: Encoded | undefined,
): Promise<PublicPicture> {
  const came = await uploads.take(work, { id, kind: PICTURE });
  if (encoded === undefined || encoded.is === 'unreadable')
    throw new Refusal(mediaRefusals.picture_unreadable);
  if (encoded.is === 'too_large')
    throw new Refusal(mediaRefusals.picture_too_large, {
      members: { pixels_max: PUBLIC_PIXELS_MAX, side_max: PICTURE_SIDE_MAX },
    });
  await uploads.remove(work, [came.id]);
  const picture = { id: work.effectId, width: encoded.width, height: encoded.height };
  await insertPicture(work.db, {
    ...picture,
    addedBy: personOf(work).userId,
    addedAt: work.now,
    files: encoded.files,
  });
  return picture;
}
