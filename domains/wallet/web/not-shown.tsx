import { ButtonLink } from '@egcr/ui/button';
import { ErrorCard } from '@egcr/ui/error-card';
import { PageHeading } from '@egcr/ui/page-heading';
import { isRefusal } from '@egcr/web-kit/call';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import { useWalletText } from './texts.ts';

interface MissingProps {
  readonly title: string;
  readonly description?: string;
  /** Where such things are listed. */
  readonly list: { readonly href: string; readonly title: string };
}

/** There is no such thing of the reader's. */
export function Missing({ title, description, list }: MissingProps) {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={title} description={description} />
      <div>
        <ButtonLink look="secondary" href={list.href}>
          {list.title}
        </ButtonLink>
      </div>
    </div>
  );
}

interface NotShownProps {
  readonly error: unknown;
  readonly missing: MissingProps;
  readonly failedTitle: string;
  readonly onRetry: () => void;
}

/** In place of a page about one thing: it is nobody's or another person's, or it could not be read. */
export function NotShown({ error, missing, failedTitle, onRetry }: NotShownProps) {
  const t = useWalletText();
  const say = useSentences();
  if (isRefusal(error, 'not_found')) return <Missing {...missing} />;
  return (
    <ErrorCard
      headingLevel={1}
      title={failedTitle}
      description={say.failure(error)}
      retryLabel={t('failed.retry')}
      onRetry={onRetry}
    />
  );
}
