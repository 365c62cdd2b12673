import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Money } from '@egcr/ui/money';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { ListedPage } from '@egcr/wallet/web';
import { callActing, forPrincipal } from '@egcr/organisations/web';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import type { ComponentType } from 'react';

import { disputeFileCall, needsAnswer, type Dispute } from '../../contract/index.ts';
import { TestMarks } from '../test-marks.tsx';
import { usePaymentText } from '../text.ts';
import { AcceptDispute, WithdrawDispute } from './end-dispute.tsx';
import { AnswerDispute } from './answer-dispute.tsx';
import { disputesAddress } from './addresses.ts';
import { DisputeFacts, DisputeHistory, DisputeWords } from './dispute-facts.tsx';
import { DisputeState } from './dispute-state.tsx';
import { useDispute } from './queries.ts';
import { disputeTexts } from './texts.ts';

/** `/payment-gateway/disputes/$disputeId`: one dispute, for its two sides. */
function Content() {
  const t = useText(disputeTexts);
  const dispute = useDispute(usePathPart('disputeId'));
  const list = disputesAddress.to(dispute.data?.role === 'payer' ? { role: 'payer' } : {});
  return (
    <Page>
      <BackLink href={list}>{t('disputes')}</BackLink>
      <ListedPage
        read={dispute}
        list={{ href: list, title: t('disputes') }}
        said={{
          loading: t('loading'),
          unread: t('notLoaded'),
          missing: t('missing'),
          missingText: t('missing.text'),
        }}
      >
        {(found) => <Shown dispute={found} />}
      </ListedPage>
    </Page>
  );
}

function Shown({ dispute }: { readonly dispute: Dispute }) {
  const p = usePaymentText();
  const { id, state, role } = dispute;
  const isMine = role === 'merchant' && needsAnswer(state);
  const canWithdraw =
    role === 'payer' && !dispute.is_test && (state === 'needs_response' || state === 'under_review');
  return (
    <>
      <PageHeading
        title={<Money amount={dispute.amount} />}
        description={<bdi className="wrap-anywhere">{dispute.title}</bdi>}
        actions={
          <span className="flex flex-wrap gap-2">
            <TestMarks of={dispute} />
            <DisputeState state={state} />
          </span>
        }
      />
      {dispute.is_test && <Banner tone="sample">{p('test.text')}</Banner>}
      <PageColumns aside={<DisputeHistory dispute={dispute} />}>
        <DisputeFacts dispute={dispute} />
        <DisputeWords
          dispute={dispute}
          linkTo={(number) => callActing(disputeFileCall, { params: { id, number } })}
        />
        {isMine && <AnswerDispute dispute={dispute} />}
        {isMine && <AcceptDispute dispute={dispute} />}
        {canWithdraw && <WithdrawDispute dispute={dispute} />}
      </PageColumns>
    </>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
