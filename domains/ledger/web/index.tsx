export { ProofCard } from './verify/proof-card.tsx';
