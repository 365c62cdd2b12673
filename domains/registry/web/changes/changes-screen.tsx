import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Tabs } from '@egcr/ui/tabs';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { useState } from 'react';

import { changeKinds, type ChangeKind, type ChangeLine, type RegisterEntry } from '../../contract/index.ts';
import { businessAddress } from '../addresses.ts';
import { BusinessPage } from '../businesses/business-page.tsx';
import { DissolutionCard } from '../dissolution/dissolution-card.tsx';
import { useEntry } from '../queries.ts';
import { AddressForm, DirectorsForm } from './change-forms.tsx';
import { ChangeLines } from './change-lines.tsx';
import { changeTexts } from './texts.ts';
import { TransferForm } from './transfer-form.tsx';

/** `/businesses/$businessId/changes`: an owner asks to change address, directors or owners. */
export function Screen() {
  const id = usePathPart('businessId');
  const t = useText(changeTexts);
  return (
    <BusinessPage read={useEntry(id)}>
      {(entry) => (
        <Page>
          <BackLink href={businessAddress(id).to()}>{t('back')}</BackLink>
          <PageHeading title={t('title')} description={<bdi>{entry.name}</bdi>} />
          <Changes entry={entry} />
          <DissolutionCard id={id} />
        </Page>
      )}
    </BusinessPage>
  );
}

/** One change is decided after the other. */
function Changes({ entry }: { readonly entry: RegisterEntry }) {
  const t = useText(changeTexts);
  const [kind, setKind] = useState<ChangeKind>('address');
  if (entry.open_case !== null)
    return (
      <Card title={t('open')} description={t('open.text')}>
        <ButtonLink href={`/cases/${entry.open_case}`} className="self-start">
          {t('open.link')}
        </ButtonLink>
      </Card>
    );
  if (!entry.may_file) return <Banner tone="info">{t('owners_only')}</Banner>;
  const forms = {
    address: <AddressForm entry={entry} />,
    directors: <DirectorsForm entry={entry} />,
    transfer: <TransferForm entry={entry} />,
  };
  return (
    <>
      <p className="text-ink-2">{t('lead')}</p>
      <Tabs
        label={t('kind')}
        value={kind}
        onValueChange={(value) => setKind(changeKinds.find((each) => each === value) ?? 'address')}
        tabs={changeKinds.map((each) => ({
          value: each,
          label: t(`kind.${each}`),
          content: (
            <div className="flex flex-col gap-6">
              <Card title={t('now')}>
                <ChangeLines lines={linesNow(entry, each)} />
              </Card>
              <Card title={t(`kind.${each}`)}>{forms[each]}</Card>
            </div>
          ),
        }))}
      />
    </>
  );
}

function linesNow(entry: RegisterEntry, kind: ChangeKind): readonly ChangeLine[] {
  const nothing = { born_month: null, class_name: null, shares: null };
  const { street, postcode, town } = entry;
  const lines = {
    address: [street, `${postcode} ${town}`.trim()].map((text) => ({ ...nothing, text })),
    directors: entry.directors.map((each) => ({ ...nothing, text: each.name, born_month: each.born_month })),
    transfer: entry.holdings.map((each) => ({
      text: each.number === null ? each.name : `${each.name} (${each.number})`,
      born_month: each.born_month,
      class_name: each.class_name,
      shares: each.shares,
    })),
  } satisfies Record<ChangeKind, readonly ChangeLine[]>;
  return lines[kind];
}
