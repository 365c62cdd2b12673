import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { uploadRefusals } from '@egcr/contract/uploads';
import * as z from 'zod/mini';

import { publicPicture } from './public-picture.ts';
import { mediaRefusals as no } from './refusals.ts';

export const addPictureCall = endpoint({
  access: 'profiled',
  pin: 'none',
  permission: 'blog.write',
  name: 'media.add_picture',
  summary:
    'Makes a public picture of a finished upload of the kind `media.picture`. It has up to three widths, and nothing that a camera wrote into it. Everyone who knows its address may see it from then on.',
  method: 'POST',
  path: '/api/v1/admin/media/pictures',
  body: z.strictObject({ upload_id: uuid }),
  reply: publicPicture,
  status: 201,
  refusals: [
    uploadRefusals.upload_not_ready,
    platformRefusals.file_too_costly,
    no.picture_too_large,
    no.picture_unreadable,
  ],
  rate: 'write',
  idempotency: 'required',
});
