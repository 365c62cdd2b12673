/** How much room the papers of one organisation have. */
export const PAPERS_FILES_MAX = 50;
export const PAPERS_BYTES_MAX = 100_000_000;
