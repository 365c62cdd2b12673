import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { SaveButton as KitButton } from '@egcr/web-kit/save-button.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { Bookmark, BookmarkCheck } from 'lucide-react';

import { forgetProgrammeCall, saveProgrammeCall } from '../contract/index.ts';
import { savedKey, useSaved } from './queries.ts';
import { grantTexts } from './texts.ts';

/** Saves a programme, or takes it out of what is saved. Nothing while it isn't known whether it is. */
export function SaveButton({ slug }: { readonly slug: string }) {
  const t = useText(grantTexts);
  const { failure } = useSentences(
    sentences([saveProgrammeCall, forgetProgrammeCall], {
      not_found: t('unknown'),
      too_many_saved: ({ members }) => t('save.full', { maximum: String(members['maximum'] ?? '') }),
    }),
  );
  const { data: saved } = useSaved();
  if (!saved) return null;
  const isSaved = saved.some((programme) => programme.slug === slug);
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  return (
    <KitButton
      isSaved={isSaved}
      change={() => call(isSaved ? forgetProgrammeCall : saveProgrammeCall, { params: { type: slug } })}
      savedKey={savedKey}
      failure={failure}
      look="secondary"
      icon={<Icon aria-hidden className="size-5" />}
      said={{ save: t('save'), saved: t('save.done'), failed: t('save.failed') }}
    />
  );
}
