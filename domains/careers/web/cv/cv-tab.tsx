import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ErrorCard } from '@egcr/ui/error-card';
import { PageColumns } from '@egcr/ui/page';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, shownOtherwise, useSentences } from '@egcr/web-kit/sentences.tsx';

import type { OwnCv } from '../../contract/cv/shape.ts';
import { readCvCall, saveCvCall } from '../../contract/index.ts';
import { careerTexts } from '../texts.ts';
import { AboutSection } from './about-section.tsx';
import { CompleteCard } from './complete-card.tsx';
import { EducationSection, LinksSection, WorkSection } from './entries.tsx';
import { ResumePanel } from './import/resume-panel.tsx';
import { LanguagesSection, SkillsSection } from './lists.tsx';
import { cvTexts } from './texts.ts';
import { useOwnCv, useSavedCv, type SavedCv } from './use-cv.ts';

/** The tab of the job board in which a person writes their CV. */
export function Slot() {
  const t = useText(cvTexts);
  const said = useText(careerTexts);
  // A change elsewhere is shown as a choice between both.
  const say = useSentences(sentences([readCvCall, saveCvCall], { cv_changed: shownOtherwise }));
  const own = useOwnCv();
  if (own.data) return <Editor key={own.dataUpdatedAt} begun={own.data} />;
  if (own.isPending)
    return (
      <SkeletonGroup label={said('loading')}>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  return (
    <ErrorCard
      title={t('unread')}
      description={say.failure(own.error)}
      retryLabel={said('retry')}
      onRetry={() => void own.refetch()}
    />
  );
}

function Editor({ begun }: { readonly begun: OwnCv }) {
  const t = useText(cvTexts);
  const saved = useSavedCv(begun);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="max-w-[68ch] text-ink-2">{t('lead')}</p>
        <SaveNote saved={saved} />
      </div>
      {saved.saving === 'changed' && (
        <Banner
          tone="warn"
          title={t('changed')}
          isLive
          action={
            <span className="flex flex-wrap gap-3">
              <Button size="small" onClick={saved.keepMine}>
                {t('changed.mine')}
              </Button>
              <Button size="small" look="secondary" onClick={() => void saved.loadOther()}>
                {t('changed.theirs')}
              </Button>
            </span>
          }
        >
          {t('changed.text')}
        </Banner>
      )}
      <CompleteCard cv={saved.cv} />
      <PageColumns aside={<ResumePanel saved={saved} />}>
        <div className="flex min-w-0 flex-col gap-8">
          <AboutSection saved={saved} />
          <SkillsSection saved={saved} />
          <WorkSection saved={saved} />
          <EducationSection saved={saved} />
          <LanguagesSection saved={saved} />
          <LinksSection saved={saved} />
        </div>
      </PageColumns>
    </div>
  );
}

/** Whether it is saved, and since when. */
function SaveNote({ saved: { saving, savedAt } }: { readonly saved: SavedCv }) {
  const t = useText(cvTexts);
  const formats = useFormats();
  const atRest = savedAt === null ? t('unwritten') : t('saved', { time: formats.time(savedAt) });
  const texts = {
    saved: atRest,
    waiting: t('saving'),
    saving: t('saving'),
    invalid: t('invalid'),
    changed: t('changed'),
    failed: t('failed'),
  };
  return (
    <p role="status" data-saving={saving} className="num text-sm text-ink-2">
      {texts[saving]}
    </p>
  );
}
