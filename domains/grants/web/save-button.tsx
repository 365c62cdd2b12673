import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck } from 'lucide-react';

import { forgetProgrammeCall, saveProgrammeCall } from '../contract/index.ts';
import { savedKey, useSaved } from './queries.ts';
import { grantTexts } from './texts.ts';

/** Saves a programme, or takes it out of what is saved. Nothing while it isn't known whether it is. */
export function SaveButton({ slug }: { readonly slug: string }) {
  const t = useText(grantTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const say = useSentences(
    sentences([saveProgrammeCall, forgetProgrammeCall], {
      not_found: t('unknown'),
      too_many_saved: ({ members }) => t('save.full', { maximum: String(members['maximum'] ?? '') }),
    }),
  );
  const saved = useSaved();
  const isSaved = saved.data?.some((programme) => programme.slug === slug) === true;
  const change = useMutation({
    mutationFn: () => call(isSaved ? forgetProgrammeCall : saveProgrammeCall, { params: { type: slug } }),
    onError: (error) =>
      toasts.show({ tone: 'bad', title: t('save.failed'), description: say.failure(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: savedKey }),
  });
  if (!saved.data) return null;
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  return (
    <Button
      look="secondary"
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
