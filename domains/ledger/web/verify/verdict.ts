import { proofSteps, type CheckedProof } from '../../contract/index.ts';

/** `offline`: nothing is wrong, but the ledger could not be asked. */
export type ProofVerdict = 'right' | 'offline' | 'wrong';

/** One wrong step spoils the whole. */
export function verdictOf(steps: CheckedProof['steps']): ProofVerdict {
  const results = proofSteps.map((step) => steps[step]);
  if (results.includes('wrong')) return 'wrong';
  return results.includes('unknown') ? 'offline' : 'right';
}
