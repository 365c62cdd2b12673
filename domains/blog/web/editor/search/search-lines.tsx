import { TextAreaField, TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { directionOf } from '@egcr/web-kit/languages';

import {
  SEARCH_DESCRIPTION_MAX_LENGTH,
  SEARCH_TITLE_MAX_LENGTH,
  type PostLanguage,
} from '../../../contract/index.ts';
import type { TextSaver, TypedText } from '../text-saver.ts';
import { searchTexts } from './texts.ts';

interface SearchLinesProps {
  readonly language: PostLanguage;
  readonly text: TypedText;
  readonly saver: Pick<TextSaver, 'change'>;
  readonly isEditable: boolean;
}

/** What search engines show of a text, where that is something else than its title and its excerpt. */
export function SearchLines({ language, text, saver, isEditable }: SearchLinesProps) {
  const t = useText(searchTexts);
  const own = { lang: language, dir: directionOf(language), readOnly: !isEditable };
  const isUsed = text.search_title !== '' || text.search_description !== '';
  if (!isUsed && !isEditable) return null;
  return (
    <details className="rounded-md border border-line p-4" open={isUsed || undefined}>
      <summary className="cursor-pointer text-base font-semibold">{t('search')}</summary>
      <div className="flex flex-col gap-4 pt-4">
        <p className="text-sm text-ink-2">{t('search.hint')}</p>
        <TextField
          label={t('search.title')}
          maxLength={SEARCH_TITLE_MAX_LENGTH}
          {...own}
          placeholder={text.title}
          value={text.search_title}
          onChange={(event) => saver.change({ search_title: event.target.value })}
        />
        <TextAreaField
          label={t('search.description')}
          rows={2}
          maxLength={SEARCH_DESCRIPTION_MAX_LENGTH}
          {...own}
          placeholder={text.excerpt}
          value={text.search_description}
          onChange={(event) => saver.change({ search_description: event.target.value })}
        />
      </div>
    </details>
  );
}
