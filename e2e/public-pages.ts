import { samplePaths } from './paths.ts';

const visitors = samplePaths.filter(({ guard, path }) => guard === 'public' && !path.includes('$'));

/** One address whose service is not open yet, while there is one, and one that does not exist. */
const standIns: readonly string[] = [
  ...visitors.filter(({ isOpen }) => !isOpen).slice(0, 1),
  { sample: '/nothing/here' },
].map(({ sample }) => sample);

/** What else the open addresses show without anybody signed in. */
const otherViews = [
  '/auth?mode=signup',
  '/auth?mode=reset-password',
  '/contact?view=status',
  '/legals?document=privacy',
] as const;

/** Every open address a visitor may see, from the table of addresses: a new page is among them untold. */
export const openPublicPaths: readonly string[] = visitors
  .filter(({ isOpen }) => isOpen)
  .map(({ sample }) => sample);

/** Every address that search engines may list. */
export const listedPaths: readonly string[] = visitors.map(({ sample }) => sample);

/** Every public page in each of its views, with the pages that stand in for what is not there. */
export const publicViews: readonly string[] = [...openPublicPaths, ...otherViews, ...standIns];

/** A path as a name of a test or picture. */
export function nameOf(path: string): string {
  return path === '/' ? 'landing' : path.slice(1).replace(/[^a-z0-9]+/gi, '-');
}
