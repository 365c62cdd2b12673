import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ReadPage, type ReadPageProps } from '@egcr/web-kit/read-page.tsx';
import type { ReactNode } from 'react';

import { registryTexts } from './texts.ts';

interface RegistryPageProps<Data> extends Pick<ReadPageProps<Data>, 'read' | 'children'> {
  /** What is shown if there is no such thing, or the reader may not see it. */
  readonly unknown: { readonly title: string; readonly text: string; readonly link?: ReactNode };
}

/** A page about one thing of the register, in the registry's words. */
export function RegistryPage<Data>({ read, unknown, children }: RegistryPageProps<Data>) {
  const t = useText(registryTexts);
  return (
    <ReadPage
      read={read}
      missing={
        <Page>
          <PageHeading title={unknown.title} description={unknown.text} />
          {unknown.link}
        </Page>
      }
      said={{ loading: t('loading'), unread: t('unread'), retry: t('retry') }}
    >
      {children}
    </ReadPage>
  );
}
