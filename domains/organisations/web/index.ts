export { useActingFor, type Acting } from './acting/acting-for.ts';
