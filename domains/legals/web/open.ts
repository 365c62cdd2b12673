import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  legals: () => import('./legals-screen.tsx'),
} satisfies Screens;

export const loadHead = () => import('./head/texts.ts');

/** Asks again where a newer version holds than a person agreed to. */
export const beside = async () => ({ Beside: (await import('./legals-watch.tsx')).LegalsWatch });
