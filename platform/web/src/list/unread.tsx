import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';

import { useText } from '../i18n.tsx';
import { useSentences, type Sentences } from '../sentences.tsx';
import { listTexts } from './texts.ts';

interface UnreadProps {
  readonly failure: unknown;
  /** Of the call, where it has refusals of its own. */
  readonly sentences?: Sentences | undefined;
  readonly onRetry: () => void;
}

/** In place of a list, or inside a card, of what could not be read: why, and a way to try again. */
export function Unread({ failure, sentences, onRetry }: UnreadProps) {
  const t = useText(listTexts);
  const say = useSentences(sentences);
  return (
    <Banner
      tone="warn"
      title={t('unread')}
      isLive
      action={
        <Button look="secondary" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {say.failure(failure)}
    </Banner>
  );
}
