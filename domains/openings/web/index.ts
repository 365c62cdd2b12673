import { lazyBeside } from '@egcr/web-kit/lazy-beside';

/** "Tell me when it opens", for the page of a service that is not open yet; fetched when it is first shown. */
export const TellMe = lazyBeside(async () => (await import('./tell-me.tsx')).TellMe);
