export { slideLanguages } from './landing-slides.ts';
export type { HomeSlots, ServicesSlots, ShellSlots } from './slots.ts';
export { siteWords } from './words.ts';
