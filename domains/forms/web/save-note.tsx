import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { DraftState } from './draft-saver.ts';
import { formsTexts } from './texts.ts';

/** Whether the draft is saved, and since when. */
export function SaveNote({ saving, savedAt }: Pick<DraftState, 'saving' | 'savedAt'>) {
  const t = useText(formsTexts);
  const formats = useFormats();
  const text =
    saving === 'saved'
      ? t('saved', { time: formats.time(savedAt) })
      : t(saving === 'failed' ? 'unsaved' : 'saving');
  return (
    <p data-saving={saving} className="num text-sm text-ink-2">
      {text}
    </p>
  );
}
