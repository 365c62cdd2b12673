export { useActingFor, type Acting } from './acting/acting-for.ts';
export { ActAs } from './acting/act-as.tsx';
export { actingId, callActing, callFileActing } from './acting/acting-call.ts';
export { SheetButton } from './acting/sheet-button.tsx';
export { forPrincipal } from './acting/for-principal.tsx';
export { useMayChange, usePrincipal } from './acting/use-principal.ts';
