export { createActivity } from './create-activity.ts';
