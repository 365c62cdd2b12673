export type { StaffSlots } from './slots.ts';
export { staffWords } from './words.ts';
