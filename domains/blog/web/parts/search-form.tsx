import { hrefOf } from '@egcr/contract/product-screens';
import { Button } from '@egcr/ui/button';
import { TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useRouter } from '@egcr/web-kit/router.tsx';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { SEARCH_MAX_LENGTH } from '../../contract/limits.ts';
import { blogAddress } from '../addresses.ts';
import { partTexts } from './texts.ts';

interface SearchFormProps {
  readonly words?: string | undefined;
  /** Stays as it is. */
  readonly sample?: 'hidden' | undefined;
}

/** Leads to the posts that have these words, from every page of the blog. */
export function SearchForm({ words = '', sample }: SearchFormProps) {
  const t = useText(partTexts);
  const router = useRouter();
  const [typed, setTyped] = useState(words);
  function search(event: FormEvent) {
    event.preventDefault();
    router.go(blogAddress.to({ words: typed.trim() || undefined, sample }));
  }
  return (
    <form
      role="search"
      method="get"
      action={hrefOf('blog')}
      onSubmit={search}
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,26rem)_auto] sm:justify-start"
    >
      <TextField
        label={t('search')}
        name="words"
        type="search"
        maxLength={SEARCH_MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        dir="auto"
      />
      <Button type="submit" look="secondary" icon={<Search aria-hidden className="size-5" />}>
        {t('find')}
      </Button>
    </form>
  );
}
