import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { EmptyState } from '@egcr/ui/empty-state';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { PlayMoneyForm } from '@egcr/wallet/web';
import { useTitles } from '@egcr/web-kit/titles';
import { Landmark } from 'lucide-react';

import { BankTransferCard, FoldedBankTransfer } from '../withdraw/bank-transfer-card.tsx';
import { useBankText } from '../withdraw/texts.ts';
import { useDepositDetails } from '../withdraw/queries.ts';

/** `/wallet/add`: play money from the sandbox, with the bank beside it; without a sandbox, the bank alone. */
export function Screen() {
  const t = useBankText();
  const titles = useTitles();
  // Until the answer comes it is taken for a demonstration; where it is none, the call would be refused anyway.
  const { data: ways } = useDepositDetails();
  const hasSandbox = ways?.sandbox ?? true;
  const hasNone = !hasSandbox && ways?.bank === null;
  return (
    <Page>
      <BackLink href={hrefOf('wallet')}>{t('back')}</BackLink>
      <PageHeading
        title={hasSandbox ? t('add.title') : titles('wallet-add')}
        description={hasSandbox || hasNone ? undefined : t('add.bank_text')}
      />
      {hasSandbox ? (
        <PageColumns aside={<FoldedBankTransfer />}>
          <Banner tone="sample">{t('add.sandbox')}</Banner>
          <Card padding="large">
            <PlayMoneyForm />
          </Card>
        </PageColumns>
      ) : (
        <PageColumns>
          <BankTransferCard />
          {hasNone && (
            <Card>
              <EmptyState
                icon={<Landmark aria-hidden className="size-6" />}
                title={t('add.none')}
                description={t('add.none_text')}
              />
            </Card>
          )}
        </PageColumns>
      )}
    </Page>
  );
}
