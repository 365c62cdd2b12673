/** How a link is handed to other services, for every domain that offers it. */
export { shareLink, shareNames, type Shared, type ShareTarget } from './share-links.ts';
