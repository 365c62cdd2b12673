import { Checkbox } from '@egcr/ui/checkbox';
import { TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { directionOf } from '@egcr/web-kit/languages';

import { ALT_MAX_LENGTH, type PostCover } from '../../../contract/index.ts';
import { pictureTexts } from './texts.ts';

interface DescribePictureProps {
  /** Of the field. */
  readonly id: string;
  /** Of the text. */
  readonly language: string;
  readonly shown: Pick<PostCover, 'alt' | 'is_decorative'>;
  readonly isEditable: boolean;
  readonly onChange: (part: Partial<Pick<PostCover, 'alt' | 'is_decorative'>>) => void;
}

/** What a picture says to those who do not see it, or that it says nothing that is not in the text. */
export function DescribePicture({ id, language, shown, isEditable, onChange }: DescribePictureProps) {
  const t = useText(pictureTexts);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        id={id}
        label={t('alt')}
        hint={t('alt.hint')}
        lang={language}
        dir={directionOf(language)}
        maxLength={ALT_MAX_LENGTH}
        readOnly={!isEditable || shown.is_decorative}
        value={shown.is_decorative ? '' : shown.alt}
        onChange={(event) => onChange({ alt: event.target.value })}
      />
      <Checkbox
        label={t('decorative')}
        disabled={!isEditable}
        checked={shown.is_decorative}
        onChange={(event) => onChange({ is_decorative: event.target.checked })}
      />
    </div>
  );
}
