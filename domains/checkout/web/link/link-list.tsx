import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { LinkRow } from '@egcr/ui/link-row';
import { Money } from '@egcr/ui/money';
import { askedIn, callFileActing, NarrowedList, type Narrowed } from '@egcr/organisations/web';
import { linksFileCall, linkStates, type PaymentLink } from '@egcr/payments/contract';
import { gatewayAddress, linkPath, TestMarks, usePaymentText } from '@egcr/payments/web';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { Link as LinkIcon } from 'lucide-react';

import { LinkState } from './link-state.tsx';
import { linkTexts } from './texts.ts';
import { useLinks } from './use-links.ts';

/** The reader's links, newest first, with what narrows them, and as a file. */
export function Slot() {
  const t = usePaymentText();
  const l = useText(linkTexts);
  const address = useAddress(gatewayAddress);
  const { link: state, mode, words: typed } = address.view;
  const view = { state, mode, words: typed };
  /** The address keeps the state of links beside that of payments. */
  function show(change: Narrowed<PaymentLink['state']>, how?: 'replace') {
    const { state: link, ...others } = change;
    address.show('state' in change ? { ...others, link } : others, how);
  }
  return (
    <NarrowedList
      view={view}
      onShow={show}
      choice={{ states: linkStates, nameOf: (each) => l(`link.${each}`) }}
      searchLabel={l('search')}
      fetchSheet={() => callFileActing(linksFileCall, { query: askedIn(view) })}
      pages={useLinks(view)}
      label={t('tab.links')}
      renderRow={(link) => <Row key={link.id} link={link} />}
      empty={
        <EmptyState
          icon={<LinkIcon aria-hidden className="size-5" />}
          title={l('links.none')}
          description={l('links.none.text')}
          action={<ButtonLink href={hrefOf('payment-link-new')}>{t('new')}</ButtonLink>}
        />
      }
    />
  );
}

function Row({ link }: { readonly link: PaymentLink }) {
  return (
    <LinkRow href={linkPath(link.id)} title={link.title} facts={<SoldText link={link} />}>
      <TestMarks of={link} />
      <LinkState state={link.state} />
      <Price link={link} />
    </LinkRow>
  );
}

/** What it costs, or that the customer says so. */
export function Price({ link }: { readonly link: PaymentLink }) {
  const l = useText(linkTexts);
  return link.amount === null ? (
    <span className="font-medium">
      {l('amount.open')} <bdi>({link.asset})</bdi>
    </span>
  ) : (
    <Money amount={link.amount} className="font-semibold" />
  );
}

/** How many were sold, and of how many. */
export function SoldText({ link: { sold, stock } }: { readonly link: PaymentLink }) {
  const l = useText(linkTexts);
  return <>{stock === null ? l('sold', { number: sold }) : l('sold.of', { number: sold, stock })}</>;
}
