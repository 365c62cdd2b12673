export { assetOf, assets, FUND_UNITS, signsOf, type Asset, type AssetCode } from './assets.ts';
export * from './events.ts';
export { readNote } from './sealed-log/checkpoint-note.ts';
export {
  checkProof,
  proofSteps,
  readProof,
  transferProof,
  type CheckedProof,
  type KnownLog,
  type StepResult,
  type TransferProof,
} from './sealed-log/proof.ts';
export { checkpointsCall, consistencyCall, logCall, transferProofCall } from './sealed-log/endpoints.ts';
export { ledgerRefusals } from './refusals.ts';
