/**
 * Files come in pieces: an upload is begun with its size and name, its bytes follow in pieces of any size up to the limit, each at its
 * place, and in the end the whole is looked at. A line that breaks costs one piece: the person who asks is told how far it got. What an upload is
 * for says the domain that declares its kind, and takes the finished one by its id.
 */
import * as z from 'zod/mini';

import { endpoint, rawBytes } from './endpoint.ts';
import { FILE_NAME_MAX_LENGTH, fileRefusals, fileTypes, scanResults } from './files.ts';
import { uuid } from './ids.ts';
import { UPLOAD_PIECE_BYTES_MAX } from './limits.ts';
import { platformRefusals, refusals } from './refusals.ts';
import { named } from './schema-names.ts';
import { instant } from './time.ts';

export const uploadRefusals = refusals({
  upload_kind_unknown: [422, 'No domain takes uploads of this kind.', 'machine'],
  upload_no_room: [409, 'The file would take more room than the person has left for files of this kind.'],
  uploads_too_many: [409, 'Too many uploads of this person are unfinished.'],
  upload_piece_misplaced: [
    409,
    'The piece does not begin where the bytes end that are here; `received_bytes` says where that is.',
    'machine',
  ],
  upload_piece_differs: [409, 'Other bytes are here already at this place.', 'machine'],
  upload_piece_too_long: [422, 'The piece is empty, or goes past the size that was announced.', 'machine'],
  upload_incomplete: [409, 'Bytes are missing; `received_bytes` says how many are here.', 'machine'],
  upload_not_ready: [422, 'There is no finished upload of this kind under this id.'],
  file_infected: [422, 'The scanner found malicious content. The file was deleted.'],
  file_scan_unavailable: [503, 'The scanner does not answer. The file waits; try to finish it again.'],
  file_link_expired: [410, 'The link was good for five minutes. Ask for another one.'],
});

export const upload = named(
  'Upload',
  z.object({
    id: uuid,
    size_bytes: z.int().check(z.gte(1)),
    received_bytes: z.int().check(z.gte(0)),
    piece_bytes_max: z.int().check(z.gte(1)),
    expires_at: instant,
    /** What came of it; null until it is finished. */
    file: z.nullable(
      z.object({
        media_type: z.enum(fileTypes),
        size_bytes: z.int().check(z.gte(1)),
        scan: z.enum(scanResults),
      }),
    ),
  }),
);
export type Upload = z.output<typeof upload>;

const common = { access: 'signed_in', pin: 'none' } as const;
const byId = z.object({ id: uuid });

export const beginUploadCall = endpoint({
  ...common,
  name: 'uploads.begin_upload',
  summary: 'Announces a file with its size and name. Unfinished uploads are deleted after a day.',
  method: 'POST',
  path: '/api/v1/uploads',
  body: z.strictObject({
    kind: z.string().check(z.regex(/^[a-z_]+\.[a-z_]+$/)),
    name: z.string().check(z.minLength(1), z.maxLength(FILE_NAME_MAX_LENGTH)),
    size_bytes: z.int().check(z.gte(1)),
  }),
  reply: upload,
  status: 201,
  refusals: [
    uploadRefusals.upload_kind_unknown,
    fileRefusals.file_too_large,
    uploadRefusals.uploads_too_many,
    uploadRefusals.upload_no_room,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const readUploadCall = endpoint({
  ...common,
  name: 'uploads.read_upload',
  summary: 'How far an upload has got.',
  method: 'GET',
  path: '/api/v1/uploads/:id',
  params: byId,
  reply: upload,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const putPieceCall = endpoint({
  ...common,
  name: 'uploads.put_piece',
  summary: 'The bytes of a file from a place on. The same piece at the same place again changes nothing.',
  method: 'PUT',
  path: '/api/v1/uploads/:id/pieces/:start',
  params: z.object({ id: uuid, start: z.coerce.number().check(z.int(), z.gte(0)) }),
  body: rawBytes,
  takesBytes: true,
  bodyBytes: UPLOAD_PIECE_BYTES_MAX,
  reply: upload,
  refusals: [
    platformRefusals.not_found,
    uploadRefusals.upload_piece_too_long,
    uploadRefusals.upload_piece_misplaced,
    uploadRefusals.upload_piece_differs,
    fileRefusals.file_type_refused,
    fileRefusals.file_too_large,
  ],
  rate: 'upload',
});

export const completeUploadCall = endpoint({
  ...common,
  name: 'uploads.complete_upload',
  summary:
    'Looks at the whole file: its type, told by its bytes; malicious content, where a scanner is set up. Takes what a camera wrote beside a picture out of it.',
  method: 'POST',
  path: '/api/v1/uploads/:id/complete',
  params: byId,
  reply: upload,
  refusals: [
    platformRefusals.not_found,
    uploadRefusals.upload_incomplete,
    fileRefusals.file_type_refused,
    platformRefusals.file_too_costly,
    uploadRefusals.file_scan_unavailable,
    uploadRefusals.file_infected,
  ],
  rate: 'write',
});

export const cancelUploadCall = endpoint({
  ...common,
  name: 'uploads.cancel_upload',
  summary: 'Deletes an upload and its bytes, finished or not, unless a domain has taken it.',
  method: 'DELETE',
  path: '/api/v1/uploads/:id',
  params: byId,
  refusals: [platformRefusals.not_found],
  rate: 'write',
});

export const readFileCall = endpoint({
  ...common,
  name: 'uploads.read_file',
  summary: 'The file of a link, within five minutes and for the session that asked for the link.',
  method: 'GET',
  path: '/api/v1/files/:ticket',
  params: z.object({ ticket: z.string().check(z.regex(/^[A-Za-z0-9_-]{72}$/)) }),
  file: [...fileTypes],
  refusals: [platformRefusals.not_found, uploadRefusals.file_link_expired],
  rate: 'read',
});

/** A link to a file, as a domain's call answers it: the ticket for `readFileCall`. */
export const fileLink = named('FileLink', z.object({ ticket: z.string(), expires_at: instant }));
