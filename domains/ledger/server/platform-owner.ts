import type { Owner } from './books/ledger.ts';

/** The platform itself as an owner of accounts. */
export const PLATFORM: Owner = { kind: 'system', id: '00000000-0000-7000-8000-000000000001' };
