import { callFileActing, forPrincipal, NarrowedList } from '@egcr/organisations/web';
import { BackLink } from '@egcr/ui/back-link';
import { Badge, type Tone } from '@egcr/ui/badge';
import { EmptyState } from '@egcr/ui/empty-state';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { ListTree } from 'lucide-react';
import type { ComponentType } from 'react';

import { requestsFileCall, type KeyRequest } from '../../contract/index.ts';
import { DEVELOPERS, requestsAddress } from '../addresses.ts';
import { requestsAsked, useRequests } from '../queries.ts';
import { useDeveloperText } from '../text.ts';
import { requestTexts } from './texts.ts';

/** `/payment-gateway/developers/requests`: what the reader's keys asked for, and what they were answered. */
function Content() {
  const t = useText(requestTexts);
  const d = useDeveloperText();
  const { view, show } = useAddress(requestsAddress);
  return (
    <Page>
      <BackLink href={DEVELOPERS}>{d('title')}</BackLink>
      <PageHeading title={d('requests')} description={t('lead')} />
      <NarrowedList
        view={view}
        onShow={show}
        choice={{ label: t('result'), states: ['refused'], nameOf: () => t('refused') }}
        searchLabel={t('search')}
        fetchSheet={() => callFileActing(requestsFileCall, { query: requestsAsked(view) })}
        pages={useRequests(view)}
        label={d('requests')}
        renderRow={(request) => <RequestLine key={request.id} request={request} />}
        empty={
          <EmptyState
            icon={<ListTree aria-hidden className="size-5" />}
            title={t('none')}
            description={t('none.text')}
          />
        }
      />
    </Page>
  );
}

function toneOf(status: number): Tone {
  if (status >= 500) return 'bad';
  return status >= 400 ? 'warn' : 'ok';
}

function RequestLine({ request }: { readonly request: KeyRequest }) {
  const d = useDeveloperText();
  const formats = useFormats();
  const { locale } = useLanguage();
  const milliseconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <span className="flex min-w-0 flex-1 basis-64 flex-col gap-0.5">
        <code dir="ltr" data-untranslated className="text-sm font-medium wrap-anywhere rtl:text-end">
          {request.method} {request.route}
        </code>
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          <time dateTime={request.at}>{formats.exact(request.at)}</time>
          <bdi>{request.key.name}</bdi>
          <span className="num">{milliseconds.format(request.duration_ms)}</span>
          <bdi dir="ltr" data-untranslated className="font-mono wrap-anywhere">
            {request.request_id}
          </bdi>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {request.code !== null && (
          <code dir="ltr" data-untranslated className="text-sm text-ink-2">
            {request.code}
          </code>
        )}
        {request.mode === 'test' && <Badge>{d('mode.test')}</Badge>}
        <Badge tone={toneOf(request.status)}>{request.status}</Badge>
      </span>
    </li>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
