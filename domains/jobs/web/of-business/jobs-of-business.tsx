import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ShowMore } from '@egcr/web-kit/list/paged-list.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';

import { listJobsOfBusinessCall, type JobCard } from '../../contract/index.ts';
import { jobPath } from '../addresses.ts';
import { usePay, usePlace } from '../job-facts.tsx';
import { jobsOfBusinessTexts } from './texts.ts';

/** The open jobs of a business of the directory, each with the way there; nothing where it has none. */
export function JobsOfBusiness({ slug }: { readonly slug: string }) {
  const t = useText(jobsOfBusinessTexts);
  const pages = usePages(['jobs', 'of business', slug], (query, options) =>
    call(listJobsOfBusinessCall, { params: { slug }, query }, options),
  );
  if ((pages.items ?? []).length === 0) return null;
  return (
    <Card title={t('title')}>
      <ul className="flex flex-col divide-y divide-line">
        {pages.items?.map((each) => (
          <Line key={each.id} job={each} />
        ))}
      </ul>
      <ShowMore pages={pages} />
    </Card>
  );
}

function Line({ job }: { readonly job: JobCard }) {
  const formats = useFormats();
  const pay = usePay();
  const place = usePlace();
  return (
    <li className="flex flex-col gap-1 py-3">
      <Link href={jobPath(job.slug)}>
        <bdi lang={job.language} className="wrap-anywhere">
          {job.title}
        </bdi>
      </Link>
      <span className="flex flex-wrap gap-x-3 text-sm text-ink-2">
        <bdi>{place(job)}</bdi>
        <span className="num">{pay(job)}</span>
        <time dateTime={job.posted_at} className="num">
          {formats.date(job.posted_at)}
        </time>
      </span>
    </li>
  );
}
