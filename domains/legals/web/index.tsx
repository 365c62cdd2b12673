import type { Screens } from '@egcr/web-kit/slots.tsx';

export const screens: Screens = {
  legals: () => import('./legals-screen.tsx'),
};

/** Asks again where a newer version holds than a person agreed to; for the frame of pages people act on. */
export async function loadLegalsWatch() {
  return { default: (await import('./legals-watch.tsx')).LegalsWatch };
}
