import { refusals } from './refusals.ts';

/** Documents of office programs, by their usual ending: Office Open XML and OpenDocument, without macros. */
export const officeTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
} as const;
export type OfficeType = (typeof officeTypes)[keyof typeof officeTypes];

/** Kinds of files that can be taken in: told by their bytes, never by what the sender claims. */
export const fileTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'text/plain',
  'text/csv',
  'application/json',
  ...Object.values(officeTypes),
] as const;
export type FileType = (typeof fileTypes)[number];

/** What a scanner has said of a file; `not_scanned` where the installation has none. */
export const scanResults = ['clean', 'not_scanned'] as const;
export type ScanResult = (typeof scanResults)[number];

/** Of a document, such as a PDF. */
export const FILE_SIZE_MAX_BYTES = 25_000_000;
/** Of a picture, which is held in memory while it is cleaned. */
export const PICTURE_SIZE_MAX_BYTES = 10_000_000;
export const FILE_NAME_MAX_LENGTH = 200;

/** In the order in which they are checked. */
export const fileRefusals = refusals({
  file_empty: [422, 'The file has no content.'],
  file_too_large: [413, 'The file is larger than this call takes.'],
  file_type_refused: [
    415,
    'The file is of a kind that this call does not take, or not what its content should be.',
  ],
});
