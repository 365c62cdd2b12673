import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Button, ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { callActing, forPrincipal, useMayChange } from '@egcr/organisations/web';
import { switchLinkCall, type PaymentLink } from '@egcr/payments/contract';
import {
  gatewayAddress,
  PaymentsOfLink,
  payPath,
  rereadPayments,
  TestMarks,
  usePaymentText,
} from '@egcr/payments/web';
import { useBusinessStops } from '@egcr/treasury/web';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePathPart, useSearchValue } from '@egcr/web-kit/router.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { ListedPage, QrPicture, ShareLink } from '@egcr/wallet/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import { Price, SoldText } from './link-list.tsx';
import { LinkState } from './link-state.tsx';
import { linkTexts } from './texts.ts';
import { keepLink, useLink } from './use-links.ts';

/** `/payment-gateway/links/$paymentLinkId`: the link to share, and what came of it; `?made=1` right after making it. */
function Content() {
  const t = usePaymentText();
  const l = useText(linkTexts);
  const id = usePathPart('paymentLinkId');
  const isNew = useSearchValue('made') === '1';
  const link = useLink(id);
  return (
    <Page>
      <BackLink href={gatewayAddress.to({ tab: 'links' })}>{t('title')}</BackLink>
      {isNew && link.data && (
        <Banner tone="ok" isLive>
          {l('made')}
        </Banner>
      )}
      <ListedPage
        read={link}
        list={{ href: gatewayAddress.to({ tab: 'links' }), title: t('title') }}
        said={{
          loading: t('loading'),
          unread: t('unread'),
          missing: t('missing'),
          missingText: t('missing.text'),
        }}
      >
        {(found) => <Shown link={found} />}
      </ListedPage>
    </Page>
  );
}

function Shown({ link }: { readonly link: PaymentLink }) {
  const t = usePaymentText();
  return (
    <>
      <PageHeading
        title={<bdi className="wrap-anywhere">{link.title}</bdi>}
        actions={
          <span className="flex flex-wrap gap-2">
            <TestMarks of={link} />
            <LinkState state={link.state} />
          </span>
        }
      />
      <PageColumns aside={<Facts link={link} />}>
        {link.state === 'active' && <Share link={link} />}
        <section aria-labelledby="payments" className="flex flex-col gap-3">
          <h2 id="payments" className="text-lg font-semibold">
            {t('tab.payments')}
          </h2>
          <PaymentsOfLink linkId={link.id} />
        </section>
      </PageColumns>
    </>
  );
}

function Share({ link }: { readonly link: PaymentLink }) {
  const l = useText(linkTexts);
  const url = `${window.location.origin}${payPath(link.id)}`;
  return (
    <Card title={l('share')} description={l('share.text')} padding="large">
      <QrPicture text={url} label={l('share.qr')} />
      <ShareLink url={url} text={link.title} shareLabel={l('share')} />
      <div className="flex justify-center">
        <ButtonLink look="quiet" href={payPath(link.id)}>
          {l('share.open')}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Facts({ link }: { readonly link: PaymentLink }) {
  const l = useText(linkTexts);
  const mayChange = useMayChange();
  const formats = useFormats();
  return (
    <Card title={l('details')}>
      <KeyValueList
        items={[
          { key: l('field.amount'), value: <Price link={link} /> },
          { key: l('fact.sold'), value: <SoldText link={link} /> },
          {
            key: l('field.expires'),
            value: link.expires_at === null ? l('expires.never') : formats.date(link.expires_at),
          },
          { key: l('fact.capture'), value: l(`capture.${link.capture}`) },
          { key: l('fact.created'), value: formats.exact(link.created_at) },
        ]}
      />
      {mayChange && (link.state === 'active' || link.state === 'inactive') && <Switch link={link} />}
    </Card>
  );
}

function Switch({ link }: { readonly link: PaymentLink }) {
  const t = usePaymentText();
  const l = useText(linkTexts);
  const client = useQueryClient();
  const stops = useBusinessStops();
  const say = useSentences(
    sentences(switchLinkCall, {
      business_status_forbids: stops.business_status_forbids,
      link_closed: t('issue.link_closed'),
      link_limit_reached: l('issue.link_limit'),
    }),
  );
  const isOn = link.state === 'active';
  const turn = useMutation({
    mutationFn: () =>
      callActing(switchLinkCall, { params: { id: link.id }, body: { state: isOn ? 'inactive' : 'active' } }),
    onSuccess: (changed) => keepLink(client, changed),
    onSettled: () => rereadPayments(client),
  });
  return (
    <>
      {turn.isError && (
        <Banner tone="bad" isLive>
          {say.failure(turn.error)}
        </Banner>
      )}
      <Button look="secondary" className="self-start" busy={turn.isPending} onClick={() => turn.mutate()}>
        {l(isOn ? 'off' : 'on')}
      </Button>
    </>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
