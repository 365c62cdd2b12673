/** Begins the names under which a tab keeps attempts and drafts. */
export const KEPT_KEY = 'egcr.kept.';

/** Begins those of drafts. */
export const DRAFT_KEY = `${KEPT_KEY}draft.`;
