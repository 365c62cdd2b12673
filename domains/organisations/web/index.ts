export { useActingFor, type Acting } from './acting/acting-for.ts';
export { ActAs } from './acting/act-as.tsx';
export { actingId, callActing, callFileActing } from './acting/acting-call.ts';
export { askedIn, narrowedFields, type Narrowed } from './narrowed/narrowed.ts';
export { NarrowedList } from './narrowed/narrowed-list.tsx';
export { forPrincipal } from './acting/for-principal.tsx';
export { useMayChange, usePrincipal } from './acting/use-principal.ts';
