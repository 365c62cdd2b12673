import { PaperButton } from '@egcr/cases/web';
import { draftsKey, FormSteps, type SentDraft } from '@egcr/forms/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { ButtonLink } from '@egcr/ui/button';
import { ConfirmationPanel } from '@egcr/ui/confirmation-panel';
import { PageHeading } from '@egcr/ui/page-heading';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { reportFraudCall } from '../contract/index.ts';
import { ActAtOnce } from './act-at-once.tsx';
import { CheckCard } from './check-card.tsx';
import { fraudAddress } from './fraud-address.ts';
import { QuickExit } from './quick-exit.tsx';
import { ReportCard } from './report-card.tsx';
import { sectionTexts } from './section/texts.ts';
import { fraudTexts } from './texts.ts';

/** `/dashboard?tool=fraud-reportingdetection`: report fraud, act at once, check before trusting. */
export function Slot() {
  const { view } = useAddress(fraudAddress);
  const [sent, setSent] = useState<Sent>();
  const isBegun = view.question !== undefined || view.step !== undefined;
  return (
    <div className="flex flex-col">
      <QuickExit />
      {sent ? <Confirmation sent={sent} /> : isBegun ? <Report onSent={setSent} /> : <Begin />}
    </div>
  );
}

function Begin() {
  const t = useText(fraudTexts);
  const named = useText(sectionTexts);
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <BackLink href={hrefOf('dashboard')}>{t('dashboard')}</BackLink>
      <PageHeading title={named('fraud-reportingdetection')} description={t('lead')} />
      <div className="grid items-stretch gap-6 lg:grid-cols-2">
        <ReportCard />
        <CheckCard />
      </div>
      <ActAtOnce />
    </div>
  );
}

interface Sent {
  readonly id: string;
  readonly reference: string;
}

function Report({ onSent }: { readonly onSent: (sent: Sent) => void }) {
  const t = useText(fraudTexts);
  const client = useQueryClient();
  const { attempt } = useKeptAttempt('fraud.report', z.unknown());
  async function send(body: SentDraft): Promise<boolean> {
    const made = await attempt(body, (key) => call(reportFraudCall, { body }, { idempotencyKey: key }));
    if (!made) return false;
    onSent(made);
    await client.invalidateQueries({ queryKey: draftsKey });
    return true;
  }
  return (
    <FormSteps
      form="fraud.report"
      address={fraudAddress}
      send={send}
      sentBy={{ endpoint: reportFraudCall }}
      sentences={sentences(reportFraudCall, {
        draft_sent: t('draft.sent'),
        draft_changed: t('draft.changed'),
        case_step_refused: t('failed'),
        reports_of_day: t('many'),
      })}
    />
  );
}

function Confirmation({ sent }: { readonly sent: Sent }) {
  const t = useText(fraudTexts);
  return (
    <div className="mt-14 flex flex-col gap-6 sm:gap-8">
      <ConfirmationPanel
        title={t('sent')}
        description={t('sent.text')}
        reference={{ label: t('reference'), value: sent.reference }}
        actions={
          <>
            <ButtonLink href={`${hrefOf('cases')}/${sent.id}`}>{t('open')}</ButtonLink>
            <PaperButton id={sent.id} size="medium" />
          </>
        }
      />
      <ActAtOnce />
    </div>
  );
}
