import type { Screens } from '@egcr/web-kit/slots.tsx';

export { useRates } from './queries.ts';
export { agoText, rateFigure } from './rate-formats.ts';
export { RateOrigin } from './rate-origin.tsx';

/** The screens of the rates, each fetched when it is visited. */
export const screens: Screens = {
  'wallet-rates': () => import('./rates-screen.tsx'),
};
