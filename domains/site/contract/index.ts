export { addresses, matchAddress } from './addresses.ts';
export type { Address, Frame, GuardLevel, ScreenName } from './addresses.ts';
export { slideLanguages } from './landing-slides.ts';
