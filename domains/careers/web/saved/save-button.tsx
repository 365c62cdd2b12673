import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck } from 'lucide-react';

import { forgetJobCall, saveJobCall } from '../../contract/index.ts';
import { savedKey, useSavedJobs } from '../queries.ts';
import { careerTexts } from '../texts.ts';
import { careerSavedTexts } from './texts.ts';

/** Saves a job, or takes it out of what is saved. Nothing while it isn't known whether it is. */
export function SaveButton({ slug }: { readonly slug: string }) {
  const t = useText(careerSavedTexts);
  const shared = useText(careerTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const say = useSentences(
    sentences([saveJobCall, forgetJobCall], {
      not_found: shared('missing'),
      too_many_saved: ({ members }) => t('save.full', { maximum: String(members['maximum'] ?? '') }),
    }),
  );
  const saved = useSavedJobs();
  const isSaved = saved.data?.some((job) => job.slug === slug) === true;
  const change = useMutation({
    mutationFn: () => call(isSaved ? forgetJobCall : saveJobCall, { params: { slug } }),
    onError: (error) =>
      toasts.show({ tone: 'bad', title: t('save.failed'), description: say.failure(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: savedKey }),
  });
  if (!saved.data) return null;
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  return (
    <Button
      look="quiet"
      size="small"
      aria-pressed={isSaved}
      busy={change.isPending}
      icon={<Icon aria-hidden className="size-5" />}
      onClick={() => change.mutate()}
    >
      {t(isSaved ? 'save.done' : 'save')}
    </Button>
  );
}
