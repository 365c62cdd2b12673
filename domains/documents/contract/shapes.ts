import { fileTypes, officeTypes, scanResults } from '@egcr/contract/files';
import { uuid } from '@egcr/contract/ids';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

/** What a paper is. */
export const documentKinds = [
  'id_card',
  'passport',
  'proof_of_address',
  'certificate',
  'cv',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What is taken as a paper. */
export const paperTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  ...Object.values(officeTypes),
] as const;

/** One file of a document; a newer one is a new version. */
const documentVersion = named(
  'DocumentVersion',
  z.object({
    number: z.int(),
    name: z.string(),
    media_type: z.enum(fileTypes),
    size_bytes: z.int().check(z.gte(1)),
    scan: z.enum(scanResults),
    added_at: instant,
  }),
);

export const document = named(
  'Document',
  z.object({
    id: uuid,
    kind: z.enum(documentKinds),
    /** The day on which it ends. */
    expires_on: z.nullable(z.iso.date()),
    /** The newest. */
    version: documentVersion,
    /** Its owner deleted it, and cases keep the versions that were given to them. */
    is_removed: z.boolean(),
    /** The cases to which it was given, newest first. */
    given: z.array(z.object({ case_id: uuid, version: z.int(), given_at: instant })),
  }),
);
export type Document = z.output<typeof document>;

export const documentDetails = named(
  'DocumentDetails',
  z.extend(document, {
    /** Newest first. */
    versions: z.array(documentVersion),
    /** When which version was opened, newest first; with a case where one of its officers opened it. */
    openings: z.array(z.object({ version: z.int(), opened_at: instant, case_id: z.nullable(uuid) })),
  }),
);
export type DocumentDetails = z.output<typeof documentDetails>;

/** A version of a document as it was given to a case. */
export const givenPaper = named(
  'GivenPaper',
  z.object({
    document_id: uuid,
    version: z.int(),
    name: z.string(),
    media_type: z.enum(fileTypes),
    size_bytes: z.int().check(z.gte(1)),
    scan: z.enum(scanResults),
  }),
);
export type GivenPaper = z.output<typeof givenPaper>;
