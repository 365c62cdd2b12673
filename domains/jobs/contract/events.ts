import { event } from '@egcr/contract/event';
import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

/** An open job is off the board, and its employer did not do it: an officer looks at it, or the register has stopped the business. */
export const postingStopped = event(
  'jobs.posting_stopped',
  z.object({ job_id: uuid, job_title: z.string(), employer: z.string() }),
);
