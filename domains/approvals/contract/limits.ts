/** How long a proposal waits for its second person, unless its kind says otherwise. */
export const PROPOSAL_EXPIRES_S = 72 * 3600;
/** Proposals that one person may have waiting. */
export const OPEN_PER_MAKER_MAX = 20;
/** Proposals of one kind that are carried out within 24 hours, unless the kind says otherwise. */
export const EXECUTED_PER_DAY_MAX = 100;
export const DAY_S = 24 * 3600;
export const REASON_MAX_LENGTH = 280;
