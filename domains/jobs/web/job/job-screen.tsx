import { languageOf } from '@egcr/locale/contract';
import { BackLink } from '@egcr/ui/back-link';
import { Badge } from '@egcr/ui/badge';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Link } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { PageColumns } from '@egcr/ui/page';
import { isRefusal } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ReadPage } from '@egcr/web-kit/read-page.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { SignedInPlace } from '@egcr/web-kit/signed-in-place.tsx';
import { sentences, shownOtherwise } from '@egcr/web-kit/sentences.tsx';
import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { Suspense } from 'react';

import { readJobCall, type Job, type JobBoardSlots } from '../../contract/index.ts';
import { jobPath, jobsAddress, reportPath } from '../addresses.ts';
import { JobMarks, usePay, usePlace } from '../job-facts.tsx';
import { OpenData } from '../open-data.tsx';
import { useJob } from '../queries.ts';
import { jobTexts } from '../texts.ts';
import { jobPageTexts } from './texts.ts';
import { jobWords } from '../words/texts.ts';
import { JobText } from './job-text.tsx';
import { SimilarJobs } from './similar-jobs.tsx';

/** Rates are loaded for those alone who read the page of a job. */
const OwnPay = lazyBeside(async () => (await import('./own-pay.tsx')).OwnPay);
const FIT: keyof JobBoardSlots = 'job-board.fit';

/** `/jobs/$slug`: one job, with what it pays, how to apply, and others like it. */
export function Screen() {
  const t = useText(jobPageTexts);
  const slug = usePathPart('slug');
  return (
    <div className="shell flex flex-col gap-6 py-8 sm:py-14">
      <BackLink href={jobsAddress.to()}>{t('back')}</BackLink>
      <OpenData>
        <Content key={slug} slug={slug} />
      </OpenData>
    </div>
  );
}

function Content({ slug }: { readonly slug: string }) {
  const t = useText(jobPageTexts);
  const shared = useText(jobTexts);
  const found = useJob(slug);
  if (isRefusal(found.error, 'job_gone'))
    return (
      <>
        <Gone members={found.error.members} />
        <SimilarJobs slug={slug} />
      </>
    );
  return (
    <ReadPage
      read={found}
      missing={
        <PageHeading
          title={t('missing')}
          description={t('missing.text')}
          actions={<ButtonLink href={jobsAddress.to()}>{shared('find')}</ButtonLink>}
        />
      }
      said={{ loading: t('loading'), unread: t('unread'), retry: t('retry') }}
      sentences={sentences(readJobCall, { job_gone: shownOtherwise })}
    >
      {(job) => <View job={job} />}
    </ReadPage>
  );
}

/** Which job it was. A fraud is reported, too, whose job is over: that is how many end. */
function Gone({
  members: { id, job, employer, language },
}: {
  readonly members: Readonly<Record<string, unknown>>;
}) {
  const t = useText(jobPageTexts);
  return (
    <>
      <PageHeading
        eyebrow={
          typeof job === 'string' && (
            <>
              <bdi lang={String(language)}>{job}</bdi> · <bdi>{String(employer)}</bdi>
            </>
          )
        }
        title={t('gone')}
        description={t('gone.text')}
      />
      {typeof id === 'string' && (
        <Link look="standalone" href={reportPath(id)} className="self-start text-sm">
          {t('report')}
        </Link>
      )}
    </>
  );
}

function View({ job }: { readonly job: Job }) {
  const t = useText(jobPageTexts);
  const pay = usePay();
  return (
    <>
      <PageHeading
        eyebrow={<bdi>{job.employer}</bdi>}
        title={<bdi lang={job.language}>{job.title}</bdi>}
        description={
          <span className="num text-lg font-semibold text-ink">
            {pay(job)}
            <Suspense>
              <OwnPay job={job} />
            </Suspense>
          </span>
        }
        actions={<ButtonLink href={`${jobPath(job.slug)}/apply`}>{t('apply')}</ButtonLink>}
      />
      <JobMarks job={job} />
      <PageColumns
        aside={
          <>
            <Aside job={job} />
            <SignedInPlace name={FIT} about={job.slug} />
          </>
        }
      >
        <JobText text={job.body} language={job.language} />
        {job.skills.length > 0 && (
          <section className="flex flex-col gap-3">
            <h2 className="text-lg font-semibold">{t('skills')}</h2>
            <ul className="flex flex-wrap gap-1.5">
              {job.skills.map((skill) => (
                <li key={skill}>
                  <Badge>
                    <bdi lang={job.language}>
                      {job.must_skills.includes(skill) ? t('must', { skill }) : skill}
                    </bdi>
                  </Badge>
                </li>
              ))}
            </ul>
          </section>
        )}
      </PageColumns>
      <SimilarJobs slug={job.slug} />
    </>
  );
}

function Aside({ job }: { readonly job: Job }) {
  const t = useText(jobPageTexts);
  const shared = useText(jobTexts);
  const said = useText(jobWords);
  const formats = useFormats();
  const pay = usePay();
  const place = usePlace();
  return (
    <Card title={t('facts')}>
      <KeyValueList
        items={[
          { key: t('pay'), value: pay(job) },
          { key: shared('place'), value: <bdi>{place(job)}</bdi> },
          { key: shared('occupation'), value: said(`occupation.${job.occupation}`) },
          ...(job.experience_years > 0
            ? [{ key: t('experience'), value: t('experience.years', { years: `${job.experience_years}` }) }]
            : []),
          ...(job.positions > 1 ? [{ key: t('positions'), value: formats.number(job.positions) }] : []),
          { key: shared('filter.sector'), value: said(`sector.${job.sector}`) },
          { key: shared('filter.language'), value: languageOf(job.language)?.native_name ?? job.language },
          { key: shared('filter.posted'), value: formats.date(job.posted_at) },
          { key: shared('new.closes'), value: formats.date(job.closes_at) },
        ]}
      />
      <Link look="standalone" href={reportPath(job.id)} className="text-sm">
        {t('report')}
      </Link>
    </Card>
  );
}
