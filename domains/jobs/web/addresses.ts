import { address, anyText, oneOf, type Address } from '@egcr/contract/address';
import { assets } from '@egcr/ledger/contract';
import { hrefOf } from '@egcr/contract/product-screens';

import { contracts, postedWithin, sectors, workingHours } from '../contract/lists.ts';

/** What a search keeps in its address. */
const searchFields = {
  words: anyText,
  place: anyText,
  remote: oneOf(['yes']),
  support: oneOf(['yes']),
  contract: oneOf(contracts),
  hours: oneOf(workingHours),
  sector: oneOf(sectors),
  language: anyText,
  posted: oneOf(postedWithin),
  currency: oneOf(assets.map(({ code }) => code)),
  pay: anyText,
  sample: oneOf(['hidden']),
} as const;

export const jobsAddress = address('jobs', searchFields);
export type SearchView = ReturnType<typeof jobsAddress.read>;

export const boardTabs = ['search', 'applications', 'saved', 'cv', 'support', 'employer'] as const;

/** `/global-job-board`: which tab, and what is searched for. */
export const boardAddress = address('job-board', {
  tab: oneOf(boardTabs),
  sort: oneOf(['fit']),
  ...searchFields,
});

/** Either of the two addresses at which jobs are searched. */
export type SearchAddress = Pick<Address<typeof searchFields>, 'to' | 'read'>;

/** Where a job is reported as fraud: the report knows it. */
export function reportPath(jobId: string): string {
  return hrefOf('dashboard', { tool: 'fraud-reportingdetection', job: jobId, question: 'category' });
}

/** Where an employer changes a posting. */
export function editPath(postingId: string): string {
  return `${hrefOf('job-board')}/postings/${encodeURIComponent(postingId)}/edit`;
}

export function casePath(caseId: string): string {
  return `${hrefOf('cases')}/${encodeURIComponent(caseId)}`;
}

export function jobPath(slug: string): string {
  return `${hrefOf('jobs')}/${encodeURIComponent(slug)}`;
}
