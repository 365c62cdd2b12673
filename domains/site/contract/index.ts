export { slideLanguages } from './landing-slides.ts';
export type { HomeSlots, ShellSlots } from './slots.ts';
