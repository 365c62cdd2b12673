import { stateAfter } from '@egcr/contract/machine';
import { hrefOf } from '@egcr/contract/product-screens';
import { reportPath } from '@egcr/jobs/web';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { Link } from '@egcr/ui/link';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { Send } from 'lucide-react';

import { applicantSteps, applicationMachine, type OwnApplication } from '../../contract/index.ts';
import { ApplicationMarks } from '../application-state.tsx';
import { OwnInterview } from '../interviews/own-interview.tsx';
import { MessagesButton } from '../messages/messages-button.tsx';
import { OfferFacts } from '../offers/offer-facts.tsx';
import { useOwnApplications } from '../queries.ts';
import { careerTexts } from '../texts.ts';
import { OwnStep } from './own-step.tsx';

/** The tab of the job board with the reader's applications. */
export function Slot() {
  const t = useText(careerTexts);
  return (
    <PagedList
      pages={useOwnApplications()}
      label={t('mine')}
      renderRow={(found) => <Row key={found.id} found={found} />}
      empty={
        <EmptyState
          icon={<Send aria-hidden />}
          title={t('mine.none')}
          description={t('mine.none.text')}
          action={<ButtonLink href={hrefOf('job-board')}>{t('find')}</ButtonLink>}
        />
      }
      className="card flex flex-col divide-y divide-line"
    />
  );
}

function Row({ found }: { readonly found: OwnApplication }) {
  const t = useText(careerTexts);
  const formats = useFormats();
  const title = <bdi>{found.job.title}</bdi>;
  return (
    <li className="flex flex-col gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 font-semibold wrap-anywhere">
          <Link look="quiet" href={`${hrefOf('jobs')}/${encodeURIComponent(found.job.slug)}`}>
            {title}
          </Link>
        </h2>
        <ApplicationMarks found={found} />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        <bdi>{found.job.employer}</bdi>
        <span>{t('sent', { date: formats.date(found.sent_at) })}</span>
      </p>
      {found.interview !== null && found.state === 'interview' && <OwnInterview found={found.interview} />}
      {found.offer !== null && <OfferFacts offer={found.offer} />}
      <div className="flex flex-wrap gap-3">
        <MessagesButton found={found} side="applicant" />
        {applicantSteps
          .filter(
            (step) =>
              stateAfter(applicationMachine, found.state, step) !== undefined &&
              (step !== 'call_off' || found.can_call_off),
          )
          .map((step) => (
            <OwnStep key={step} found={found} step={step} />
          ))}
        <Link look="standalone" href={reportPath(found.job.id)} className="self-center text-sm">
          {t('report')}
          <span className="sr-only">: {title}</span>
        </Link>
      </div>
    </li>
  );
}
