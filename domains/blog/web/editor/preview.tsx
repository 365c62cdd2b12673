import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { directionOf } from '@egcr/web-kit/languages';
import { Eye } from 'lucide-react';
import { useState } from 'react';

import { isFinished, type WrittenPost } from '../../contract/index.ts';
import { PostBlocks } from '../post/post-blocks.tsx';
import { PostPicture } from '../post/post-picture.tsx';
import { editorTexts } from './texts.ts';
import type { TypedText } from './text-saver.ts';

interface PreviewProps {
  readonly post: WrittenPost;
  readonly text: TypedText;
  readonly language: string;
}

/** The text as readers will see it, also as wide as a phone. Parts that are not finished are left out. */
export function Preview({ post, text, language }: PreviewProps) {
  const t = useText(editorTexts);
  const [isOpen, setOpen] = useState(false);
  const [isPhone, setPhone] = useState(false);
  const own = { lang: language, dir: directionOf(language) };
  return (
    <Dialog
      title={t('preview')}
      size="large"
      closeLabel={t('close')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button look="secondary" icon={<Eye aria-hidden className="size-5" />}>
          {t('preview')}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        <Button
          look="secondary"
          size="small"
          className="self-start max-sm:hidden"
          aria-pressed={isPhone}
          onClick={() => setPhone(!isPhone)}
        >
          {t('preview.phone')}
        </Button>
        <article
          className={`flex min-w-0 flex-col gap-6 ${isPhone ? 'mx-auto w-full max-w-90 border-x border-line px-4' : ''}`}
        >
          <header {...own} className="flex flex-col gap-3">
            <h2 className="text-3xl wrap-anywhere">{text.title || t('untitled')}</h2>
            <p className="text-lg text-ink-2">{text.excerpt}</p>
          </header>
          <p className="text-sm text-ink-2">
            {[post.author, ...post.co_authors].map(({ id, name }) => (
              <bdi key={id} className="me-3">
                {name}
              </bdi>
            ))}
          </p>
          {text.cover && <PostPicture shown={text.cover} />}
          <div {...own} className="flex flex-col gap-5 wrap-anywhere">
            <PostBlocks body={text.body.filter(isFinished)} />
          </div>
        </article>
      </div>
    </Dialog>
  );
}
