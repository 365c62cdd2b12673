export { useRates } from './queries.ts';
export { agoText, rateFigure } from './rate-formats.ts';
export { RateOrigin } from './rate-origin.tsx';

/** The screen of the rates. This door is fetched with it: what it offers to other domains is nothing that every page should bring. */
export const ratesScreen = () => import('./rates-screen.tsx');

/** For the slot `super-admin.price`. */
export const priceForm = () => import('./proposal/price-form.tsx');
