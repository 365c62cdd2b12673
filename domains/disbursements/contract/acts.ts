import { acts } from '@egcr/contract/act';

export const disbursementActs = acts(['envelope_cancelled']);
