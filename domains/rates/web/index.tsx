export { useRates } from './queries.ts';
export { agoText, rateFigure } from './rate-formats.ts';
export { RateOrigin } from './rate-origin.tsx';
