/** Words of one paragraph that are compared one by one. */
export const DIFF_WORDS_MAX = 2000;
/** Seconds a browser may keep the list of documents. */
export const DOCUMENTS_CACHE_S = 300;
