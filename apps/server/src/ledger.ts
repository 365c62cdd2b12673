/** The ledger without the server around it, for tools: benchmarks and long proofs. */
export { ledgerLane, postgresLedger, soakLedger } from '@egcr/wallet/server';
export type { Posting, Verdict } from '@egcr/wallet/server';
