export type { StaffSlots } from './slots.ts';
