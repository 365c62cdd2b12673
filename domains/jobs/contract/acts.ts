import { acts } from '@egcr/contract/act';

export const jobActs = acts(['job_held']);
