import { WrittenAnswers } from '@egcr/forms/web';
import { useToasts } from '@egcr/ui/toast';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { LoadedPanel } from '@egcr/web-kit/list/loaded-panel.tsx';
import { Slot, type Offered } from '@egcr/web-kit/slots.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

import type { CaseSlots, HandledCase } from '../../contract/index.ts';
import { CaseHistory } from '../case-history.tsx';
import { CaseMarks } from '../case-marks.tsx';
import { ForOrganisation } from '../for-organisation.tsx';
import { CaseThread } from '../case-thread.tsx';
import { PlainSteps } from '../plain-steps.tsx';
import { casesTexts } from '../texts.ts';
import { Approvals } from './approvals.tsx';
import { GiveCase } from './give-case.tsx';
import { DecideForm, decisionsFor } from './decide-form.tsx';
import { RelatedCases } from './related-cases.tsx';
import { OfficerMessageForm } from './officer-message-form.tsx';
import { linkToPaper, rereadQueue, takeStep, useCase } from './queries.ts';

const CasePlace: Offered<CaseSlots> = Slot;

/** One case: answers beside history and messages, and what an officer may do. */
export function CasePanel({ id }: { readonly id: string }) {
  return <LoadedPanel asked={useCase(id)}>{(found) => <Panel found={found} />}</LoadedPanel>;
}

function Panel({ found }: { readonly found: HandledCase }) {
  const t = useText(casesTexts);
  return (
    <section aria-label={found.reference} className="card flex min-w-0 flex-col divide-y divide-line">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 p-5">
        <h2 className="text-lg font-semibold">{found.title}</h2>
        <span dir="ltr" className="num font-mono text-sm">
          {found.reference}
        </span>
        <CaseMarks found={found} />
        <bdi className="text-sm text-ink-2">{found.is_name_withheld ? t('withheld') : found.applicant}</bdi>
        <ForOrganisation found={found} />
      </header>
      <Steps found={found} />
      <CasePlace name="case.facts" />
      <div className="grid gap-6 p-5 lg:grid-cols-2">
        <Part title={t('answers')}>
          {found.answers.length === 0 ? (
            <p className="text-ink-2">{t('answers.gone')}</p>
          ) : (
            <WrittenAnswers
              answers={found.answers}
              linkTo={(paper) => linkToPaper(found.id, paper.document_id)}
            />
          )}
        </Part>
        <Part title={t('history')}>
          <CaseHistory history={found.history} isOwn={false} />
        </Part>
      </div>
      {found.related.length > 0 && (
        <div className="p-5">
          <Part title={t('related')}>
            <RelatedCases related={found.related} />
          </Part>
        </div>
      )}
      <div className="flex flex-col gap-5 p-5">
        <Part title={t('messages')}>
          <CaseThread messages={found.messages} isOwn={false} />
        </Part>
        <OfficerMessageForm found={found} />
      </div>
      {decisionsFor(found).length > 0 && (
        <div className="p-5">
          <Part title={t('decide')}>
            <Approvals found={found} />
            <DecideForm found={found} />
          </Part>
        </div>
      )}
    </section>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </div>
  );
}

/** Takes the case, hands it back, or takes another step of its kind. Questions and decisions have forms of their own. */
function Steps({ found }: { readonly found: HandledCase }) {
  const t = useText(casesTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt(`cases.officer.${found.id}`, z.unknown());
  const plain = found.steps.filter(({ does }) => does !== 'ask' && does !== 'decide');
  if (plain.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 p-5">
      <PlainSteps
        name={`cases.officer.${found.id}`}
        steps={plain}
        take={async (given) => {
          const body = { ...given, version: found.version };
          try {
            await attempt(body, (key) => takeStep(found.id, body, key));
            toasts.show({ tone: 'ok', title: t('done') });
          } finally {
            await rereadQueue(client);
          }
        }}
      />
      {plain.some(({ does }) => does === 'take' || does === 'release') && <GiveCase found={found} />}
    </div>
  );
}
