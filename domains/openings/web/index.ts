import { lazy } from 'react';

/** "Tell me when it opens", for the page of a service that is not open yet; fetched when it is first shown. */
export const TellMe = lazy(async () => ({ default: (await import('./tell-me.tsx')).TellMe }));
