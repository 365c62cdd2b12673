import { call, isRefusal } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import {
  listReviewsCall,
  readJudgementCall,
  readReviewCall,
  readStandingCall,
  saveScoresCall,
  type DraftScores,
  type Review,
} from '../../contract/index.ts';
import { grantsKey } from '../open/queries.ts';
import type { SaveAnswer } from './score-saver.ts';

/** What is read of reviews. */
export const reviewsKey = [...grantsKey, 'reviews'] as const;

export function useReviews(only: 'open' | 'sent') {
  const { language } = useLanguage();
  return usePages([...reviewsKey, 'list', only, language], (query, options) =>
    call(listReviewsCall, { query: { ...query, only } }, options),
  );
}

const reviewKey = (id: string) => [...reviewsKey, 'one', id] as const;

export function useReview(id: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...reviewKey(id), language],
    queryFn: ({ signal }) => call(readReviewCall, { params: { id } }, { signal }),
  });
}

/** Puts what was saved in the place of what was read, so that no page begins with an older version. */
export function useKeepReview(): (saved: Review) => void {
  const client = useQueryClient();
  const { language } = useLanguage();
  return (saved) => client.setQueryData([...reviewKey(saved.id), language], saved);
}

/** Keeps scores; what stands elsewhere is read again by the person. */
export async function saveScores(
  { id, onSaved }: { readonly id: string; readonly onSaved: (saved: Review) => void },
  body: { readonly version: number; readonly scores: DraftScores },
): Promise<SaveAnswer> {
  try {
    const saved = await call(saveScoresCall, { params: { id }, body }, { outlivesPage: true });
    onSaved(saved);
    return { kind: 'saved', version: saved.version };
  } catch (failure) {
    if (isRefusal(failure, 'review_changed')) return { kind: 'changed' };
    const isOver = ['review_over', 'review_step_refused', 'not_found'].some((code) =>
      isRefusal(failure, code),
    );
    return { kind: isOver ? 'over' : 'failed' };
  }
}

export function useStanding(caseId: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...grantsKey, 'standing', caseId, language],
    queryFn: ({ signal }) => call(readStandingCall, { params: { id: caseId } }, { signal }),
  });
}

export function useJudgement(caseId: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...grantsKey, 'judgement', caseId, language],
    queryFn: ({ signal }) => call(readJudgementCall, { params: { id: caseId } }, { signal }),
  });
}
