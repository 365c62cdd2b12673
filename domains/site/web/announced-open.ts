export const loadHead = () => import('./announced-head/texts.ts');
