import { REASON_MAX_LENGTH } from '@egcr/approvals/contract';

/** Of a reason that everyone reads: enough to say why. */
export const STATUS_REASON_MIN = 10;
export const STATUS_REASON_MAX = REASON_MAX_LENGTH;
