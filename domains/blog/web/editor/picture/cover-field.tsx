import { Button } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { PostCover, PostLanguage, WrittenPost } from '../../../contract/index.ts';
import { PostPicture } from '../../post/post-picture.tsx';
import type { TextSaver, TypedText } from '../text-saver.ts';
import { AddPicture } from './add-picture.tsx';
import { DescribePicture } from './describe-picture.tsx';
import { pictureTexts } from './texts.ts';

/** Where a finding about the cover leads. */
export const COVER = 'post-cover';

interface CoverFieldProps {
  readonly post: WrittenPost;
  readonly language: PostLanguage;
  readonly text: TypedText;
  readonly saver: Pick<TextSaver, 'change'>;
}

/** The picture above the text, in lists and in what is shared. Each language says on its own what it shows. */
export function CoverField({ post, language, text: { cover }, saver }: CoverFieldProps) {
  const t = useText(pictureTexts);
  const isEditable = post.may_change;
  const set = (next: PostCover | null) => saver.change({ cover: next });
  const ofOther = post.texts.find((each) => each.language !== language && each.cover !== null)?.cover;
  if (cover === null && !isEditable) return null;
  return (
    <section aria-labelledby="cover" className="flex flex-col gap-3 rounded-md border border-line p-4">
      <h2 id="cover" className="text-base font-semibold">
        {t('cover')}
      </h2>
      {cover === null ? (
        <>
          <AddPicture
            id={COVER}
            label={t('cover.add')}
            onAdded={(picture) => set({ picture, alt: '', is_decorative: false })}
          />
          {ofOther && (
            <Button
              look="quiet"
              size="small"
              className="self-start"
              onClick={() => set({ ...ofOther, alt: '' })}
            >
              {t('cover.other')}
            </Button>
          )}
        </>
      ) : (
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
          <PostPicture shown={cover} sizes="14rem" />
          <div className="flex flex-col gap-3">
            <DescribePicture
              id={COVER}
              language={language}
              shown={cover}
              isEditable={isEditable}
              onChange={(part) => set({ ...cover, ...part })}
            />
            {isEditable && (
              <Button look="quiet" size="small" className="self-start" onClick={() => set(null)}>
                {t('cover.remove')}
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
