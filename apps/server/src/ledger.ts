/** The ledger without the server around it, for tools: benchmarks and long proofs. */
export { ledgerLane, postgresLedger } from '@egcr/wallet/server';
export type { Posting, Verdict } from '@egcr/wallet/server';
