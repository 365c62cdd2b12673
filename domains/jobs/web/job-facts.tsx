import { countryName } from '@egcr/locale/contract';
import { Badge } from '@egcr/ui/badge';
import { Card } from '@egcr/ui/card';
import { formatMoney } from '@egcr/ui/format-money';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { Slot, useIsFilled, type Offered } from '@egcr/web-kit/slots.tsx';
import { BadgeCheck, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';

import type { JobBoardSlots, JobCard } from '../contract/index.ts';
import { jobPath } from './addresses.ts';
import { jobTexts } from './texts.ts';
import { jobWords } from './words/texts.ts';

const Place: Offered<JobBoardSlots> = Slot;

/** Writes what a job pays: "$2,100 to $2,900 a month". */
export function usePay(): (job: Pick<JobCard, 'pay_min' | 'pay_max' | 'period'>) => string {
  const t = useText(jobWords);
  const { locale } = useLanguage();
  const money = (amount: JobCard['pay_min']) => formatMoney(amount, { locale, isTrimmed: true });
  return ({ pay_min: min, pay_max: max, period }) => {
    if (max.value === '0') return t('unpaid');
    const pay = min.value === max.value ? money(max) : t('range', { from: money(min), to: money(max) });
    return t(`period.${period}`, { pay });
  };
}

/** Writes where a job is: "Lecce, Italy". */
export function usePlace(): (job: Pick<JobCard, 'place' | 'country'>) => string {
  const { locale } = useLanguage();
  return ({ place, country }) => `${place}, ${countryName(country, locale)}`;
}

export function JobMarks({ job }: { readonly job: JobCard }) {
  const t = useText(jobWords);
  return (
    <span className="flex flex-wrap gap-1.5">
      {job.is_employer_verified && (
        <Badge tone="ok" icon={<BadgeCheck aria-hidden className="size-3.5" />}>
          {t('verified')}
        </Badge>
      )}
      {job.is_remote && <Badge tone="brand">{t('remote')}</Badge>}
      {job.is_support_friendly && <Badge tone="info">{t('support')}</Badge>}
      {job.is_employer_slow && <Badge tone="warn">{t('slow')}</Badge>}
      <Badge>{t(`contract.${job.contract}`)}</Badge>
      <Badge>{t(`hours.${job.hours}`)}</Badge>
      {job.is_sample && <Badge>{t('sample')}</Badge>}
    </span>
  );
}

interface JobRowProps {
  readonly job: JobCard;
  /** 3 below a heading of its own. */
  readonly headingLevel?: 2 | 3;
  /** What else is said of it, below. */
  readonly children?: ReactNode;
}

/** A job in a list: what it is, who offers it, where, and what it pays. */
export function JobRow({ job, headingLevel = 2, children }: JobRowProps) {
  const t = useText(jobTexts);
  const formats = useFormats();
  const pay = usePay();
  const place = usePlace();
  const isSaving = useIsFilled('job-board.job');
  return (
    <li className="grid">
      <Card
        title={<bdi lang={job.language}>{job.title}</bdi>}
        description={<bdi>{job.employer}</bdi>}
        headingLevel={headingLevel}
        href={jobPath(job.slug)}
        action={
          isSaving && (
            // Above the link that covers the card.
            <span className="relative shrink-0">
              <Place name="job-board.job" about={job.slug} />
            </span>
          )
        }
      >
        <p className="num font-semibold">{pay(job)}</p>
        <p className="flex items-start gap-1.5 text-sm text-ink-2">
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
          <bdi>{place(job)}</bdi>
        </p>
        <JobMarks job={job} />
        {children}
        <p className="mt-auto text-sm text-ink-2">{t('closes', { date: formats.date(job.closes_at) })}</p>
      </Card>
    </li>
  );
}
