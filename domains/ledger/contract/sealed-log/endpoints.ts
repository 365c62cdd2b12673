import { endpoint } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { CHECKPOINTS_PAGE_MAX } from '../limits.ts';
import { ledgerRefusals } from '../refusals.ts';
import { transferProof } from './proof.ts';

/** Seals first where that is still to be done. */
export const transferProofCall = endpoint({
  name: 'ledger.read_transfer_proof',
  summary:
    'Proves that one of your transfers is in the sealed ledger: its line, the path to a signed root, and the root.',
  method: 'GET',
  path: '/api/v1/wallet/transfers/:id/proof',
  params: z.object({ id: z.string() }),
  reply: transferProof,
  refusals: [platformRefusals.not_found, ledgerRefusals.not_sealed_yet],
  access: 'profiled',
  pin: 'verified',
  rate: 'read',
});

const checkpoint = named(
  'Checkpoint',
  z.object({
    seq: z.string(),
    tree_size: z.int(),
    /** Base64. */
    root: z.string(),
    sealed_at: instant,
    /** Text and signature: a C2SP signed note. */
    note: z.string(),
  }),
);

export const logCall = endpoint({
  name: 'ledger.read_ledger_log',
  summary:
    'The newest signed root of the ledger, null before the first, and the keys that have signed, newest first.',
  method: 'GET',
  path: '/api/v1/ledger/log',
  reply: z.object({
    latest: z.nullable(checkpoint),
    keys: z.array(z.object({ public_key: z.string(), first_used_at: instant })),
  }),
  refusals: [],
  access: 'public',
  pin: 'none',
  rate: 'public',
});

export const checkpointsCall = endpoint({
  name: 'ledger.list_checkpoints',
  summary: 'Every signed root of the ledger, oldest first: for those who keep a copy.',
  method: 'GET',
  path: '/api/v1/ledger/checkpoints',
  query: z.object({
    after: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'cursor_unknown'))),
    limit: z._default(
      z.coerce.number().check(z.int(), z.gte(1), z.lte(CHECKPOINTS_PAGE_MAX)),
      CHECKPOINTS_PAGE_MAX,
    ),
  }),
  reply: z.object({ items: z.array(checkpoint), next: z.nullable(z.string()) }),
  refusals: [],
  access: 'public',
  pin: 'none',
  rate: 'public',
});

const treeSize = z.coerce.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

export const consistencyCall = endpoint({
  name: 'ledger.read_log_consistency',
  summary: 'Shows that a later tree of the ledger holds an earlier one unchanged: hashes as in RFC 9162.',
  method: 'GET',
  path: '/api/v1/ledger/consistency',
  query: z.object({ from: treeSize, to: treeSize }),
  reply: z.object({ path: z.array(z.string()) }),
  refusals: [ledgerRefusals.tree_size_unknown],
  access: 'public',
  pin: 'none',
  rate: 'public',
});
