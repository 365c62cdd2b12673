import { refusals } from '@egcr/contract/refusals';

export const sourceRefusals = refusals({
  import_running: [409, 'The source is being read right now.'],
  too_many_sources: [409, 'There are as many sources as there may be; members: maximum.'],
});
