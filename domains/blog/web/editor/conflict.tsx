import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { Apart } from './apart.tsx';
import { editorTexts } from './texts.ts';
import type { TextSaver, Theirs, TypedText } from './text-saver.ts';

/** Where the two texts stand: above the text, out of sight of who writes far below. */
export const CONFLICT = 'text-conflict';

interface ConflictProps {
  readonly theirs: Theirs;
  readonly mine: TypedText;
  readonly language: string;
  readonly saver: Pick<TextSaver, 'keepMine' | 'takeTheirs'>;
}

/** Two people have written at once: both texts stand beside each other, as far as they differ, and one of them is chosen. */
export function Conflict({ theirs, mine, language, saver }: ConflictProps) {
  const t = useText(editorTexts);
  return (
    <div id={CONFLICT} tabIndex={-1} className="scroll-mt-24">
      <Banner tone="warn" title={t('conflict')} isLive>
        <div className="flex flex-col gap-4">
          <p>{t('conflict.text')}</p>
          <Apart
            language={language}
            left={{ title: t('conflict.mine'), text: mine }}
            right={{ title: t('conflict.theirs'), text: theirs }}
          />
          <div className="flex flex-wrap gap-3">
            <Button size="small" look="secondary" onClick={() => void saver.keepMine(theirs)}>
              {t('conflict.keep')}
            </Button>
            <Button size="small" look="secondary" onClick={() => saver.takeTheirs(theirs)}>
              {t('conflict.take')}
            </Button>
          </div>
        </div>
      </Banner>
    </div>
  );
}
