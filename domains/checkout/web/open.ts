import { first } from './first.ts';

export const screens = first;

export const loadHead = () => import('./head/texts.ts');
