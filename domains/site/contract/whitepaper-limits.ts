/** How long the printed white paper may be kept by browsers and proxies before they ask whether it has changed. */
export const WHITEPAPER_CACHE_S = 3600;
