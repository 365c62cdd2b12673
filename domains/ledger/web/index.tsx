export { ProofCard, ProofCardOf } from './verify/proof-card.tsx';
