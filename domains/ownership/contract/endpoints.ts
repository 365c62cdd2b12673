import { endpoint } from '@egcr/contract/endpoint';
import { BODY_LIMIT_BYTES } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';
import { beneficialOwner, country, ownershipNetwork } from '@egcr/registry/contract';
import * as z from 'zod/mini';

/** So many statements of owners are read in one call: the largest network that the register reads takes about 600. */
const STATEMENTS_MAX = 1_000;

export const exportBodsCall = endpoint({
  access: 'public',
  pin: 'none',
  rate: 'public',
  method: 'GET',
  name: 'registry.export_bods',
  summary: 'The owners of a business as statements of the Beneficial Ownership Data Standard 0.4.',
  path: '/api/v1/registry/businesses/:number/bods',
  params: z.object({ number: z.string().check(z.maxLength(20)) }),
  file: ['application/json'],
  refusals: [platformRefusals.not_found],
});

export const checkBodsCall = endpoint({
  name: 'registry.check_bods',
  summary:
    'Reads statements of the Beneficial Ownership Data Standard 0.4: what is wrong, each with its path, or who owns the business. Keeps nothing.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/registry/bods',
  bodyBytes: BODY_LIMIT_BYTES,
  body: z.strictObject({
    statements: z.array(z.unknown()).check(z.maxLength(STATEMENTS_MAX, 'too_many')),
    jurisdiction: country,
  }),
  reply: z.object({
    /** The first of them, where there are very many. */
    faults: z.array(
      z.object({
        /** `[3].recordDetails.interests[0].share.exact`. */
        path: z.string(),
        code: z.enum(['not_valid', 'repeated', 'no_such_record', 'no_entity', 'no_subject', 'over_whole']),
      }),
    ),
    network: z.nullable(ownershipNetwork),
    owners: z.array(beneficialOwner),
  }),
  refusals: [platformRefusals.file_too_costly],
  rate: 'write',
});
