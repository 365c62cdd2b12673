export { OwnershipGraph } from './ownership-graph.tsx';
