import { endpoint } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import * as z from 'zod/mini';

/** What the signature of a badge stands for. */
const badgeFacts = z.object({
  number: z.string(),
  name: z.string(),
  /** Of verification, 1 to 3. */
  level: z.int(),
  /** YYYY-MM-DD: until this day it is verified. */
  verified_until: z.string(),
  /** YYYY-MM-DD: on this day it was signed. */
  signed_on: z.string(),
  /** The profile, where it can be read anew. */
  profile: z.string(),
  note: z.string(),
});

export const readBadgeCall = endpoint({
  access: 'public',
  pin: 'none',
  name: 'registry.read_badge',
  summary:
    'The verified badge of a business, signed with the key of certificates: anyone checks it without us, by the public half of the key.',
  method: 'GET',
  path: '/api/v1/directory/businesses/:slug/badge',
  params: z.object({ slug: z.string().check(z.maxLength(120)) }),
  reply: named(
    'BusinessBadge',
    z.object({
      facts: badgeFacts,
      /** A compact JWS over the facts. */
      signature: z.string(),
    }),
  ),
  refusals: [platformRefusals.not_found],
  rate: 'public',
});
