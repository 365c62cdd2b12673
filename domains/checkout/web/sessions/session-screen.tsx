import { forPrincipal, useMayChange } from '@egcr/organisations/web';
import type { CheckoutSession } from '@egcr/payments/contract';
import { checkoutPath, paymentPath, PaymentState, usePaymentText } from '@egcr/payments/web';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { ListedPage, ShareLink } from '@egcr/wallet/web';
import type { ComponentType } from 'react';

import { linkTexts } from '../link/texts.ts';
import { checkoutTitles } from '../titles/texts.ts';
import { sessionsAddress } from './addresses.ts';
import { EndSession } from './end-session.tsx';
import { useSession } from './queries.ts';
import { SessionMarks } from './session-state.tsx';
import { sessionTexts } from './texts.ts';

/** `/payment-gateway/checkout-sessions/$checkoutSessionId`: one order, and the payment that pays it. */
function Content() {
  const p = usePaymentText();
  const titles = useText(checkoutTitles);
  const session = useSession(usePathPart('checkoutSessionId'));
  const list = { href: sessionsAddress.to(), title: titles('checkout-sessions') };
  return (
    <Page>
      <BackLink href={list.href}>{list.title}</BackLink>
      <ListedPage
        read={session}
        list={list}
        said={{
          loading: p('loading'),
          unread: p('unread'),
          missing: p('missing'),
          missingText: p('missing.text'),
        }}
      >
        {(found) => <Shown session={found} />}
      </ListedPage>
    </Page>
  );
}

function Shown({ session }: { readonly session: CheckoutSession }) {
  const p = usePaymentText();
  const mayChange = useMayChange();
  const isPayable = session.state === 'open' && session.payment === null;
  return (
    <>
      <PageHeading
        title={<Money amount={session.amount} />}
        description={<bdi className="wrap-anywhere">{session.title}</bdi>}
        actions={
          <span className="flex flex-wrap gap-2">
            <SessionMarks session={session} />
          </span>
        }
      />
      {session.is_test && <Banner tone="sample">{p('test.text')}</Banner>}
      <PageColumns aside={Object.keys(session.metadata).length > 0 && <Order session={session} />}>
        {isPayable && <CustomerPage session={session} />}
        <Facts session={session} />
        {isPayable && mayChange && <EndSession session={session} />}
      </PageColumns>
    </>
  );
}

function CustomerPage({ session }: { readonly session: CheckoutSession }) {
  const t = useText(sessionTexts);
  const l = useText(linkTexts);
  return (
    <Card title={t('page')} description={t('page.text')} padding="large">
      <ShareLink url={session.url} text={session.title} shareLabel={l('share')} />
      <div className="flex justify-center">
        <ButtonLink look="quiet" href={checkoutPath(session.id)}>
          {l('share.open')}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Facts({ session }: { readonly session: CheckoutSession }) {
  const t = useText(sessionTexts);
  const l = useText(linkTexts);
  const formats = useFormats();
  const exact = (text: string) => (
    <bdi dir="ltr" className="wrap-anywhere">
      {text}
    </bdi>
  );
  return (
    <Card title={t('details')}>
      <KeyValueList
        items={[
          { key: t('fact.payment'), value: <PaymentFact session={session} /> },
          { key: l('fact.capture'), value: l(`capture.${session.capture}`) },
          { key: l('fact.created'), value: formats.exact(session.created_at) },
          { key: t('fact.ends'), value: formats.exact(session.expires_at) },
          { key: t('fact.success'), value: exact(session.success_url) },
          ...(session.cancel_url === null
            ? []
            : [{ key: t('fact.cancel'), value: exact(session.cancel_url) }]),
          { key: t('fact.session'), value: exact(session.id) },
        ]}
      />
    </Card>
  );
}

function PaymentFact({ session: { payment } }: { readonly session: CheckoutSession }) {
  const t = useText(sessionTexts);
  if (payment === null) return t('fact.payment.none');
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <PaymentState state={payment.state} />
      <Link href={paymentPath(payment.id)}>{t('fact.payment.see')}</Link>
    </span>
  );
}

/** What the shop itself said about the order. */
function Order({ session }: { readonly session: CheckoutSession }) {
  const t = useText(sessionTexts);
  return (
    <Card title={t('order')}>
      <KeyValueList
        items={Object.entries(session.metadata).map(([name, value]) => ({
          key: name,
          value: <bdi className="wrap-anywhere">{value}</bdi>,
        }))}
      />
    </Card>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
