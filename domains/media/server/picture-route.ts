import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Services } from '@egcr/server-kit/services';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { pictureFormats, pictureTypes } from '../contract/index.ts';
import { readPictureFile } from './store.ts';

const FILE = /^(\d{1,4})\.(avif|webp|jpeg)$/;
const YEAR_S = 31_536_000;

/** The files of pictures, for everyone. What is behind an address never changes. */
export function registerPictures(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get<{ Params: { picture: string; file: string } }>('/media/:picture/:file', async (request, reply) => {
    const id = z.safeParse(uuid, request.params.picture).data;
    const [, width, ending] = FILE.exec(request.params.file) ?? [];
    const format = pictureFormats.find((each) => each === ending);
    if (id === undefined || format === undefined) throw new Refusal(platformRefusals.not_found);
    const etag = `"${id}.${width}.${format}"`;
    const bytes = await readPictureFile(db, { id, width: Number(width), format });
    if (bytes === undefined) throw new Refusal(platformRefusals.not_found);
    reply
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      // Readers of feeds show it on their own pages.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.header('content-type', pictureTypes[format]).send(bytes);
  });
}
