import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { SearchForm } from './search-form.tsx';
import { partTexts } from './texts.ts';

/** Where nothing is to be read: a search, and the way to all posts. */
export function MissingPost() {
  const t = useText(partTexts);
  return (
    <div className="flex flex-col items-start gap-6">
      <PageHeading title={t('missing.title')} description={t('missing.text')} />
      <SearchForm />
      <ButtonLink look="secondary" href={hrefOf('blog')}>
        {t('all')}
      </ButtonLink>
    </div>
  );
}
