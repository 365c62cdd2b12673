export { ProofCard, ProofCardOf } from './verify/proof-card.tsx';
export { useVerifyText } from './verify/texts.ts';
