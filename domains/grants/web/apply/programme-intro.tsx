import { hrefOf } from '@egcr/contract/product-screens';
import { useDrafts } from '@egcr/forms/web';
import { countryName } from '@egcr/locale/contract';
import { BackLink } from '@egcr/ui/back-link';
import { ButtonLink } from '@egcr/ui/button';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import type { Programme } from '../../contract/index.ts';
import { applicationPath, type applyAddress, grantsAddress } from '../addresses.ts';
import { CalendarButton } from '../calendar-button.tsx';
import { ProgrammeMarks, useRange, useWho } from '../programme-facts.tsx';
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
  const t = useText(grantTexts);
  return (
    <Page>
      <BackLink href={grantsAddress.to()}>{t('back')}</BackLink>
      <PageHeading title={programme.title} description={programme.summary} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <ProgrammeMarks programme={programme} />
        <SaveButton slug={programme.slug} />
        {programme.closes_at !== null && programme.state !== 'closed' && (
          <CalendarButton slug={programme.slug} />
        )}
      </div>
      <PageColumns aside={<ChancePanel programme={programme} actingFor={actingFor} wish={{}} />}>
        <Facts programme={programme} isTeam={actingFor !== undefined} />
        <Begin programme={programme} address={address} actingFor={actingFor} />
      </PageColumns>
    </Page>
  );
}

function Facts({ programme, isTeam }: { readonly programme: Programme; readonly isTeam: boolean }) {
  const t = useText(grantTexts);
  const formats = useFormats();
  const { language, locale } = useLanguage();
  const range = useRange();
  const who = useWho();
  const { countries, closes_at: closes } = programme;
  const where = new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(
    countries.map((code) => countryName(code, language)),
  );
  return (
    <div className="card px-5 py-2">
      <KeyValueList
        items={[
          { key: t('fact.amount'), value: range(programme) },
          { key: t('fact.who'), value: who(programme.applicants) },
          { key: t('fact.where'), value: countries.length === 0 ? t('fact.where.all') : where },
          {
            key: t('fact.deadline'),
            value: closes === null ? t('fact.deadline.none') : formats.exact(closes),
          },
          { key: t('fact.left'), value: <Money amount={programme.left} isTrimmed /> },
          { key: t('fact.decision'), value: t('fact.decision.text') },
          { key: t('fact.paid'), value: t(isTeam ? 'fact.paid.team' : 'fact.paid.own') },
        ]}
      />
    </div>
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
  if (programme.state !== 'open') return null;
  const hasDraft = drafts.data?.some(({ form }) => form === programme.form) === true;
  return (
    <div className="flex flex-col items-start gap-3">
      <ButtonLink href={address.to({ question: 'amount' })}>
        {t(hasDraft ? 'begin.continue' : 'begin')}
      </ButtonLink>
      <p className="max-w-[60ch] text-sm text-ink-2">{t('begin.saved')}</p>
    </div>
  );
}
