import { Button } from '@egcr/ui/button';
import { TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Search } from 'lucide-react';
import { useState } from 'react';

import { grantTexts } from '../texts.ts';

interface SearchFormProps {
  readonly words: string;
  /** Undefined where nothing is written. */
  readonly onSearch: (words: string | undefined) => void;
}

/** The words that are looked for. */
export function SearchForm({ words, onSearch }: SearchFormProps) {
  const t = useText(grantTexts);
  const [typed, setTyped] = useState(words);
  return (
    <form
      role="search"
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const trimmed = typed.trim();
        onSearch(trimmed === '' ? undefined : trimmed);
      }}
    >
      <TextField
        label={t('search')}
        className="min-w-0 flex-1"
        type="search"
        enterKeyHint="search"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="secondary" icon={<Search aria-hidden className="size-5" />}>
        {t('search.go')}
      </Button>
    </form>
  );
}
