import { PaperButton } from '@egcr/cases/web';
import type { Answers } from '@egcr/forms/contract';
import { draftsKey, FormSteps, type SentDraft } from '@egcr/forms/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Card } from '@egcr/ui/card';
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
import { addressAbout, fraudAddress } from './fraud-address.ts';
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
      {sent ? (
        <Confirmation sent={sent} />
      ) : isBegun ? (
        <Report key={view.job} job={view.job} onSent={setSent} />
      ) : (
        <Begin />
      )}
    </div>
  );
}

function Begin() {
  const { view } = useAddress(fraudAddress);
  const t = useText(fraudTexts);
  const named = useText(sectionTexts);
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <BackLink href={hrefOf('dashboard')}>{t('dashboard')}</BackLink>
      <PageHeading title={named('fraud-reportingdetection')} description={t('lead')} />
      <div className="grid items-stretch gap-6 lg:grid-cols-2">
        <ReportCard job={view.job} />
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

interface ReportProps {
  /** What it is about: the id of a job. */
  readonly job: string | undefined;
  readonly onSent: (sent: Sent) => void;
}

function Report({ job, onSent }: ReportProps) {
  const t = useText(fraudTexts);
  const client = useQueryClient();
  const { attempt } = useKeptAttempt('fraud.report', z.unknown());
  const [address] = useState(() => addressAbout(job));
  const more = job === undefined ? undefined : { job_id: job };
  async function send(draft: SentDraft): Promise<boolean> {
    const body = { ...draft, ...more };
    const made = await attempt(body, (key) => call(reportFraudCall, { body }, { idempotencyKey: key }));
    if (!made) return false;
    onSent(made);
    await client.invalidateQueries({ queryKey: draftsKey });
    return true;
  }
  return (
    <FormSteps
      form="fraud.report"
      subject={job}
      address={address}
      send={send}
      sentBy={{ endpoint: reportFraudCall, ...(more && { more }) }}
      {...(more && { renderBeside: (answers: Answers) => <ReportedJob answers={answers} /> })}
      sentences={sentences(reportFraudCall, {
        draft_sent: t('draft.sent'),
        draft_changed: t('draft.changed'),
        case_step_refused: t('failed'),
        reports_of_day: t('many'),
      })}
    />
  );
}

/** From what they came here: the words with which the answers began. */
function ReportedJob({ answers: { contact } }: { readonly answers: Answers }) {
  const t = useText(fraudTexts);
  return typeof contact === 'string' && contact !== '' ? (
    // Below the button that leaves the page, which floats above.
    <div className="@min-[56rem]:pt-14">
      <Card title={t('job')}>
        <p className="whitespace-pre-wrap wrap-anywhere text-ink-2">
          <bdi>{contact}</bdi>
        </p>
      </Card>
    </div>
  ) : null;
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
