import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { SaveButton as KitButton } from '@egcr/web-kit/save-button.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { Bookmark, BookmarkCheck } from 'lucide-react';

import { forgetJobCall, saveJobCall } from '../../contract/index.ts';
import { savedKey, useSavedJobs } from '../queries.ts';
import { careerTexts } from '../texts.ts';
import { careerSavedTexts } from './texts.ts';

/** Saves a job, or takes it out of what is saved. Nothing while it isn't known whether it is. */
export function SaveButton({ slug }: { readonly slug: string }) {
  const t = useText(careerSavedTexts);
  const shared = useText(careerTexts);
  const { failure } = useSentences(
    sentences([saveJobCall, forgetJobCall], {
      not_found: shared('missing'),
      too_many_saved: ({ members }) => t('save.full', { maximum: String(members['maximum'] ?? '') }),
    }),
  );
  const { data: saved } = useSavedJobs();
  if (!saved) return null;
  const isSaved = saved.some((job) => job.slug === slug);
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  return (
    <KitButton
      isSaved={isSaved}
      change={() => call(isSaved ? forgetJobCall : saveJobCall, { params: { slug } })}
      savedKey={savedKey}
      failure={failure}
      look="quiet"
      icon={<Icon aria-hidden className="size-5" />}
      said={{ save: t('save'), saved: t('save.done'), failed: t('save.failed') }}
    />
  );
}
