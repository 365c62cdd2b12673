/** The file that proves a transfer, in characters: a line, forty hashes and a signature, with room to spare. */
export const PROOF_FILE_MAX_LENGTH = 20_000;

/** Signed roots on one page. */
export const CHECKPOINTS_PAGE_MAX = 100;

/** How often the log is sealed while money moves. */
export const SEAL_EVERY_S = 5;
