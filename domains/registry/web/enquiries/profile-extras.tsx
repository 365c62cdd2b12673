import { listAwardsOfBusinessCall, type Award } from '@egcr/grants/contract';
import { listJobsOfBusinessCall, type JobCard } from '@egcr/jobs/contract';
import { countryName } from '@egcr/locale/contract';
import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { ShowMore } from '@egcr/web-kit/list/paged-list.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';

import { registryKey } from '../queries.ts';
import { enquiryTexts } from './texts.ts';

/** What a business offers and was given, each with the way there; nothing where there is none. */
export function ProfileExtras({ slug }: { readonly slug: string }) {
  return (
    <>
      <Jobs slug={slug} />
      <Grants slug={slug} />
    </>
  );
}

function Jobs({ slug }: { readonly slug: string }) {
  const t = useText(enquiryTexts);
  const pages = usePages([...registryKey, 'jobs', slug], (query, options) =>
    call(listJobsOfBusinessCall, { params: { slug }, query }, options),
  );
  if ((pages.items ?? []).length === 0) return null;
  return (
    <Card title={t('jobs')}>
      <ul className="flex flex-col divide-y divide-line">
        {pages.items?.map((each) => (
          <JobLine key={each.id} job={each} />
        ))}
      </ul>
      <ShowMore pages={pages} />
    </Card>
  );
}

function JobLine({ job }: { readonly job: JobCard }) {
  const formats = useFormats();
  const { language } = useLanguage();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
      <Link href={`${hrefOf('jobs')}/${encodeURIComponent(job.slug)}`}>
        <bdi className="wrap-anywhere">{job.title}</bdi>
      </Link>
      <span className="text-sm text-ink-2">
        <bdi>{job.place}</bdi>, {countryName(job.country, language)} ·{' '}
        <time dateTime={job.posted_at} className="num">
          {formats.date(job.posted_at)}
        </time>
      </span>
    </li>
  );
}

function Grants({ slug }: { readonly slug: string }) {
  const t = useText(enquiryTexts);
  const { language } = useLanguage();
  const pages = usePages([...registryKey, 'awards', slug, language], (query, options) =>
    call(listAwardsOfBusinessCall, { params: { slug }, query }, options),
  );
  if ((pages.items ?? []).length === 0) return null;
  return (
    <Card title={t('grants')}>
      <ul className="flex flex-col divide-y divide-line">
        {pages.items?.map((each) => (
          <GrantLine key={each.id} award={each} />
        ))}
      </ul>
      <ShowMore pages={pages} />
    </Card>
  );
}

function GrantLine({ award }: { readonly award: Award }) {
  const formats = useFormats();
  const path = award.kind === 'fund' ? '/funds' : '/grants/programmes';
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
      <Link href={`${path}/${encodeURIComponent(award.programme)}`}>{award.title}</Link>
      <span className="flex flex-wrap gap-x-2 text-sm text-ink-2">
        <Money amount={award.amount} isTrimmed />
        <time dateTime={award.awarded_at} className="num">
          {formats.date(award.awarded_at)}
        </time>
      </span>
    </li>
  );
}
