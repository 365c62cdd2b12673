import { ButtonLink } from '@egcr/ui/button';
import { PageHeading } from '@egcr/ui/page-heading';
import { ReadPage, type ReadPageProps } from '@egcr/web-kit/read-page.tsx';

import { useWalletText } from './texts.ts';

interface MissingProps {
  /** Where such things are listed. */
  readonly list: { readonly href: string; readonly title: string };
  readonly said: { readonly missing: string; readonly missingText?: string };
}

interface ListedPageProps<Data>
  extends MissingProps, Pick<ReadPageProps<Data>, 'read' | 'waiting' | 'children'> {
  readonly said: MissingProps['said'] & { readonly loading: string; readonly unread: string };
}

/** A page about one thing that a list leads to, such as a payment. If there is no such thing of the reader's, it leads back to the list. */
export function ListedPage<Data>({ list, said, ...page }: ListedPageProps<Data>) {
  const t = useWalletText();
  return (
    <ReadPage
      {...page}
      missing={<Missing list={list} said={said} />}
      said={{ loading: said.loading, unread: said.unread, retry: t('failed.retry') }}
    />
  );
}

/** There is no such thing of the reader's. */
export function Missing({ list, said }: MissingProps) {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={said.missing} description={said.missingText} />
      <div>
        <ButtonLink look="secondary" href={list.href}>
          {list.title}
        </ButtonLink>
      </div>
    </div>
  );
}
