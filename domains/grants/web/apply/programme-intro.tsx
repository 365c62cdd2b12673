import { hrefOf } from '@egcr/contract/product-screens';
import { useDrafts } from '@egcr/forms/web';
import { Banner } from '@egcr/ui/banner';
import { BackLink } from '@egcr/ui/back-link';
import { ButtonLink } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { Programme } from '../../contract/index.ts';
import { applicationPath, type applyAddress, grantsAddress } from '../addresses.ts';
import { CalendarButton } from '../calendar-button.tsx';
import { FactList } from '../facts/fact-list.tsx';
import { factTexts } from '../facts/texts.ts';
import { openTexts } from '../open/texts.ts';
import { programmePath } from '../paths.ts';
import { ProgrammeMarks } from '../programme-facts.tsx';
import { useFacts } from '../queries.ts';
import { SaveButton } from '../save-button.tsx';
import { grantTexts } from '../texts.ts';
import { ChancePanel } from './chance-panel.tsx';

interface ProgrammeIntroProps {
  readonly programme: Programme;
  readonly address: ReturnType<typeof applyAddress>;
  readonly actingFor: string | undefined;
}

/** What stands before the questions: who, what, how much, when, what is left, and whether the reader qualifies. */
export function ProgrammeIntro({ programme, address, actingFor }: ProgrammeIntroProps) {
  const t = useText(openTexts);
  const fact = useText(factTexts);
  return (
    <Page>
      <BackLink href={grantsAddress.to()}>{fact('back')}</BackLink>
      <PageHeading title={<bdi>{programme.title}</bdi>} description={<bdi>{programme.summary}</bdi>} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <ProgrammeMarks programme={programme} />
        <SaveButton slug={programme.slug} />
        {programme.closes_at !== null && programme.state !== 'closed' && (
          <CalendarButton slug={programme.slug} />
        )}
        <Link href={programmePath(programme)} look="standalone">
          {t('page')}
        </Link>
      </div>
      <PageColumns aside={<ChancePanel programme={programme} actingFor={actingFor} wish={{}} />}>
        <FactList programme={programme} isTeam={actingFor !== undefined} />
        <Begin programme={programme} address={address} actingFor={actingFor} />
      </PageColumns>
    </Page>
  );
}

/** The way to the questions, or to the application that is there already. */
function Begin({ programme, address, actingFor }: ProgrammeIntroProps) {
  const t = useText(grantTexts);
  const facts = useFacts(programme.slug, actingFor);
  const drafts = useDrafts(actingFor);
  const active = facts.data?.active;
  if (active)
    return (
      <ButtonLink href={applicationPath(hrefOf('cases'), active.case_id)} className="self-start">
        {t('begin.active')}
      </ButtonLink>
    );
  const hasDraft = drafts.data?.some(({ form }) => form === programme.form) === true;
  const questions = address.to({ question: 'amount' });
  if (programme.state !== 'open') return hasDraft ? <KeptDraft href={questions} /> : null;
  if (facts.data?.is_proposer === true) return <Banner tone="info">{t('gap.proposer')}</Banner>;
  return (
    <div className="flex flex-col items-start gap-3">
      <ButtonLink href={questions}>{t(hasDraft ? 'begin.continue' : 'begin')}</ButtonLink>
      <p className="max-w-[60ch] text-sm text-ink-2">{t('begin.saved')}</p>
    </div>
  );
}

/** What was written before the programme closed, or for its next round, is not lost. */
function KeptDraft({ href }: { readonly href: string }) {
  const t = useText(grantTexts);
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-[60ch] text-sm text-ink-2">{t('begin.kept.text')}</p>
      <ButtonLink look="secondary" href={href}>
        {t('begin.kept')}
      </ButtonLink>
    </div>
  );
}
