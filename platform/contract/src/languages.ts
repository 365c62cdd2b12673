/** The languages in which every text is complete, in the order in which they are offered. */
export const languages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar'] as const;
export type Language = (typeof languages)[number];
