import { event } from '@egcr/contract/event';
import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

/** Something happened in a case; heard by open pages of its applicant and its officer. */
export const caseChanged = event('cases.case_changed', z.object({ id: uuid, version: z.int() }));
