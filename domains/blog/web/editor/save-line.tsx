import { Button } from '@egcr/ui/button';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';

import { saveTextCall, type WrittenPost } from '../../contract/index.ts';
import { CONFLICT } from './conflict.tsx';
import { editorTexts } from './texts.ts';
import type { SaveState } from './text-saver.ts';

interface SaveLineProps {
  readonly post: WrittenPost;
  readonly state: SaveState;
  readonly onSave: () => void;
}

/** Waits for an answer: stays in sight, above the bar of a phone, while the writer goes on anywhere in the text. */
const WAITING =
  'sticky bottom-20 z-10 rounded-md border border-line-strong bg-surface px-4 py-2 shadow-2 lg:bottom-4';

/** Whether what was typed has reached the server. */
export function SaveLine({ post, state, onSave }: SaveLineProps) {
  const t = useText(editorTexts);
  const formats = useFormats();
  const say = useSentences(
    sentences(saveTextCall, {
      post_locked: t('locked'),
      text_changed: t('conflict'),
      text_too_large: t('too.large'),
    }),
  );
  const isWaiting = state.kind === 'conflict' || state.kind === 'failed';
  if (!post.may_change) return <p className="text-sm text-ink-2">{t('locked')}</p>;
  return (
    <div
      className={`flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2 ${isWaiting ? WAITING : ''}`}
    >
      <p role="status" className="empty:hidden">
        {state.kind === 'saving' && t('saving')}
        {state.kind === 'saved' && state.at !== null && t('saved', { time: formats.time(state.at) })}
        {state.kind === 'failed' && t('unsaved', { why: say.failure(state.failure) })}
      </p>
      {state.kind === 'conflict' && (
        <Button size="small" look="secondary" onClick={() => document.getElementById(CONFLICT)?.focus()}>
          {t('conflict')}
        </Button>
      )}
      {state.kind === 'failed' && (
        <Button size="small" look="secondary" onClick={onSave}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
