import { hrefOf } from '@egcr/contract/product-screens';
import { WrittenAnswers } from '@egcr/forms/web';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ReadPage } from '@egcr/web-kit/read-page.tsx';
import { Slot, type Offered } from '@egcr/web-kit/slots.tsx';

import type { CaseSlots, OwnCase } from '../contract/index.ts';
import { CaseHistory } from './case-history.tsx';
import { CaseMarks } from './case-marks.tsx';
import { CaseThread } from './case-thread.tsx';
import { ForOrganisation } from './for-organisation.tsx';
import { OwnMessageForm } from './own-message-form.tsx';
import { OwnSteps } from './own-steps.tsx';
import { PaperButton } from './paper-button.tsx';
import { useOwnCase } from './queries.ts';
import { casesTexts } from './texts.ts';

const CasePlace: Offered<CaseSlots> = Slot;

/** `/cases/$caseId`: what someone asked for, where it stands, and what was written. */
export function OwnCasePage({ id }: { readonly id: string }) {
  const t = useText(casesTexts);
  return (
    <PageColumns>
      <BackLink href={hrefOf('cases')}>{t('back')}</BackLink>
      <Content id={id} />
    </PageColumns>
  );
}

function Content({ id }: { readonly id: string }) {
  const t = useText(casesTexts);
  const found = useOwnCase(id);
  return (
    <ReadPage
      read={found}
      missing={<PageHeading title={t('missing')} />}
      said={{ loading: t('loading'), unread: t('unread'), retry: t('retry') }}
    >
      {(own) => <View found={own} />}
    </ReadPage>
  );
}

function View({ found }: { readonly found: OwnCase }) {
  const t = useText(casesTexts);
  return (
    <>
      <PageHeading
        title={found.title}
        eyebrow={
          <span dir="ltr" className="num font-mono">
            {found.reference}
          </span>
        }
        description={<CaseMarks found={found} />}
      />
      <ForOrganisation found={found} />
      <Turn found={found} />
      <CasePlace name="case.own" about={found.id} />
      <Card title={t('messages')}>
        <div className="flex flex-col gap-5">
          <CaseThread messages={found.messages} isOwn />
          {found.can_write && <OwnMessageForm id={found.id} />}
        </div>
      </Card>
      <Card title={t('history')}>
        <CaseHistory history={found.history} isOwn />
      </Card>
      {/* Below the last reason: who reads why something was declined looks for the appeal there. */}
      <OwnSteps found={found} />
      <Card title={t('answers')} action={<PaperButton id={found.id} />}>
        <WrittenAnswers answers={found.answers} />
      </Card>
    </>
  );
}

/** Whose turn it is, and until when. */
function Turn({ found }: { readonly found: OwnCase }) {
  const t = useText(casesTexts);
  const formats = useFormats();
  if (found.awaits === 'nobody') return null;
  if (found.awaits === 'applicant') {
    // A case may also wait for a step, such as the next week of support: its own card says so, and nobody has asked anything.
    if (found.messages.at(-1)?.by !== 'officer') return null;
    return (
      <Banner tone="warn" isLive>
        {t('turn.applicant')}
      </Banner>
    );
  }
  const { due_at: due, is_overdue: isLate } = found;
  // Without a term nothing is late: the case waits for money, or for what its own card says.
  if (due === null) return null;
  return (
    <Banner tone="info">
      {isLate ? t('turn.officer.late') : t('turn.officer', { date: formats.date(due) })}
    </Banner>
  );
}
