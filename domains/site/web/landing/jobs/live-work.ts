import { countsIn } from '../counts-in.ts';
import { useReadOnce, type ReadOnce } from '../read-once.ts';

/** What the job board counts, in the order in which it is shown; by the names of the answer. */
export const workFigures = ['open_jobs', 'positions', 'hires', 'people_on_support'] as const;
type WorkFigures = Readonly<Record<(typeof workFigures)[number] | 'sample_jobs', number>>;

/** The figures of work as they are counted now. */
export function useLiveWork(): ReadOnce<WorkFigures> {
  return useReadOnce('/api/v1/site/figures', toWorkFigures);
}

const toWorkFigures = (answer: unknown) => countsIn(answer, [...workFigures, 'sample_jobs']);
