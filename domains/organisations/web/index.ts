export { useActingFor, type Acting } from './acting/acting-for.ts';
export { ActAs } from './acting/act-as.tsx';
