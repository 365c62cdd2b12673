import { endpoint } from '@egcr/contract/endpoint';
import { languages } from '@egcr/contract/languages';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { legalDocuments } from './documents.ts';
import { DOCUMENTS_CACHE_S } from './limits.ts';
import { legalRefusals as no } from './refusals.ts';

const versionText = z.string().check(z.regex(/^\d{1,3}\.\d{1,3}$/, 'version_format'));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'hash_format'));
const version = z.object({ version: versionText, published_on: z.string(), hash });

export const readDocumentsCall = endpoint({
  name: 'legals.read_documents',
  summary:
    'All legal documents with their versions, newest first. The hash is the SHA-256 of the English wording, which is the one that binds.',
  method: 'GET',
  path: '/api/v1/legals/documents',
  reply: z.object({
    items: z.array(
      z.object({
        document: z.enum(legalDocuments),
        needs_acceptance: z.boolean(),
        versions: z.array(version),
      }),
    ),
  }),
  refusals: [],
  access: 'public',
  pin: 'none',
  rate: 'public',
  cache_s: DOCUMENTS_CACHE_S,
});

export const legalPdfCall = endpoint({
  name: 'legals.read_pdf',
  summary: 'A document in one of our languages as a file to print; the newest version where none is named.',
  method: 'GET',
  path: '/api/v1/legals/documents/:document/pdf',
  params: z.object({ document: z.string().check(z.maxLength(40, 'too_long')) }),
  query: z.object({
    version: z.optional(versionText),
    language: z.optional(z.enum(languages)),
  }),
  file: ['application/pdf'],
  refusals: [no.document_unknown],
  access: 'public',
  pin: 'none',
  rate: 'public',
});

const acceptances = z.object({
  items: z.array(
    z.object({
      document: z.enum(legalDocuments),
      version: versionText,
      hash,
      accepted_at: instant,
      way: z.enum(['sign_up', 'page']),
    }),
  ),
  /** What has a newer version than the person agreed to, or was never agreed to. */
  due: z.array(
    z.object({
      document: z.enum(legalDocuments),
      version: versionText,
      hash,
      /** null where nothing was agreed to before. */
      accepted_version: z.nullable(versionText),
    }),
  ),
});

export const readAcceptancesCall = endpoint({
  name: 'legals.read_acceptances',
  summary: 'What you have agreed to and when, newest first, and what waits for your agreement.',
  method: 'GET',
  path: '/api/v1/legals/acceptances',
  reply: acceptances,
  refusals: [],
  access: 'signed_in',
  pin: 'none',
  rate: 'read',
});

export const acceptCall = endpoint({
  name: 'legals.accept',
  summary: 'Agrees to the versions that hold now. Safe to repeat: the first time counts.',
  method: 'POST',
  path: '/api/v1/legals/acceptances',
  body: z.strictObject({
    items: z
      .array(z.strictObject({ document: z.enum(legalDocuments), version: versionText, hash }))
      .check(z.minLength(1, 'too_short'), z.maxLength(legalDocuments.length, 'too_long')),
  }),
  reply: acceptances,
  refusals: [no.version_outdated],
  access: 'signed_in',
  pin: 'none',
  rate: 'write',
});
