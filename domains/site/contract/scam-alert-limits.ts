/** How many scam alerts stand on the page at once: readers go through a short list. */
export const SCAM_ALERTS_MAX = 12;
/** How long browsers may keep them. */
export const SCAM_ALERTS_CACHE_S = 60;
/** Characters of each part. */
export const SCAM_ALERT_TEXT_MAX = { title: 80, text: 600 } as const;
