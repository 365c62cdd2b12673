import { hrefOf } from '@egcr/contract/product-screens';
import { Button } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { usePageTitle } from '@egcr/web-kit/page-title';

import { useKeptNotice } from './kept-notice.ts';
import type { LinkNotice } from './link-notice.ts';
import { useAuthText } from './texts.ts';

interface LinkPageProps {
  readonly notice: LinkNotice;
  readonly onContinue: () => void;
}

/** A link that did not do what it was opened for, where a person is signed in: says so before the page goes on. */
export function LinkPage({ notice, onContinue }: LinkPageProps) {
  const t = useAuthText();
  useKeptNotice(notice);
  usePageTitle(t(notice.title));
  return (
    <div className="shell flex max-w-xl flex-col items-start gap-5 py-16">
      <h1 id="page-heading" tabIndex={-1} className="text-3xl outline-none">
        {t(notice.title)}
      </h1>
      <p className="text-ink-2">{t(notice.tone === 'bad' ? 'link.signed_in' : notice.text)}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={onContinue}>{t('link.continue')}</Button>
        <Link href={hrefOf('settings', { section: 'contacts' })} look="standalone">
          {t('link.contacts')}
        </Link>
      </div>
    </div>
  );
}
