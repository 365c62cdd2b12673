import { hrefOf } from '@egcr/contract/product-screens';
import { countryName } from '@egcr/locale/contract';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { isRefusal } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { Suspense } from 'react';

import type { BusinessProfile } from '../../contract/index.ts';
import { badgeFile, certificatePath, directoryAddress, profilePath } from '../addresses.ts';
import { DissolutionBanner } from '../dissolution/dissolution-banner.tsx';
import { EnquiryCard } from '../enquiries/enquiry-card.tsx';
import { OpenData } from '../open-data.tsx';
import { OwnersCard } from '../owners/owners-card.tsx';
import { useProfile } from '../queries.ts';
import { registryTexts } from '../texts.ts';
import { BusinessMarks } from './business-marks.tsx';
import { directoryTexts } from './texts.ts';

/** Jobs and grants come after what the register says. */
const Jobs = lazyBeside(async () => (await import('@egcr/jobs/web')).JobsOfBusiness);
const Awards = lazyBeside(async () => (await import('@egcr/grants/web')).AwardsOfBusiness);

/** `/business/directory/$slug`: what everyone may know of a business. */
export function Screen() {
  const slug = usePathPart('slug');
  return (
    <OpenData>
      <ProfilePage key={slug} slug={slug} />
    </OpenData>
  );
}

function ProfilePage({ slug }: { readonly slug: string }) {
  const t = useText(registryTexts);
  const d = useText(directoryTexts);
  const say = useSentences();
  const profile = useProfile(slug);
  return (
    <div className="shell flex flex-col gap-6 py-10">
      <BackLink href={directoryAddress.to()}>{d('back')}</BackLink>
      {profile.data ? (
        <Profile found={profile.data} />
      ) : isRefusal(profile.error, 'not_found') ? (
        <PageHeading title={d('unknown')} description={d('unknown.text')} />
      ) : profile.isError ? (
        <ErrorCard
          headingLevel={1}
          title={t('unread')}
          description={say.failure(profile.error)}
          retryLabel={t('retry')}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-96" />
        </SkeletonGroup>
      )}
    </div>
  );
}

function Profile({ found }: { readonly found: BusinessProfile }) {
  const t = useText(registryTexts);
  const d = useText(directoryTexts);
  return (
    <>
      <PageHeading
        title={<bdi className="wrap-anywhere">{found.name}</bdi>}
        description={t(`type.${found.type}`)}
        actions={<BusinessMarks found={found} />}
      />
      <DissolutionBanner dissolution={found.dissolution} status_said={found.status_said} />
      <Banner tone="info">{t('own_record')}</Banner>
      <PageColumns aside={<Trust found={found} />}>
        <Facts found={found} />
        <Leaders found={found} />
        <OwnersCard number={found.number} />
        {found.takes_messages && <EnquiryCard slug={found.slug} business={found.name} />}
        <Suspense>
          <Jobs slug={found.slug} />
          <Awards slug={found.slug} />
        </Suspense>
        <History found={found} />
        <div className="flex flex-wrap gap-3">
          {found.certificate !== null && (
            <ButtonLink look="secondary" href={certificatePath(found.certificate)}>
              {d('check')}
            </ButtonLink>
          )}
          <ButtonLink look="secondary" href={reportAddress(found.slug)}>
            {d('report')}
          </ButtonLink>
        </div>
      </PageColumns>
    </>
  );
}

/** Writing to us about this page. */
function reportAddress(slug: string): string {
  return hrefOf('contact', { topic: 'fraud', about: profilePath(slug) });
}

function Facts({ found }: { readonly found: BusinessProfile }) {
  const d = useText(directoryTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const address = [
    found.street,
    `${found.postcode} ${found.town}`.trim(),
    countryName(found.jurisdiction, language),
  ];
  return (
    <Card title={d('facts')}>
      <KeyValueList
        items={[
          {
            key: d('number'),
            value: (
              <span dir="ltr" className="font-mono">
                {found.number}
              </span>
            ),
          },
          { key: d('address'), value: <bdi>{address.join(', ')}</bdi> },
          { key: d('registered'), value: formats.date(found.registered_at) },
          { key: d('capital'), value: <Money amount={found.capital} /> },
        ]}
      />
    </Card>
  );
}

function Leaders({ found }: { readonly found: BusinessProfile }) {
  const d = useText(directoryTexts);
  const { locale } = useLanguage();
  const formats = useFormats();
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Card title={d('people')}>
      <KeyValueList
        items={[
          ...found.officers.map((each) => ({ ...each, until: undefined })),
          ...found.former_officers.map((each) => ({
            ...each,
            is_confirmed: false,
            until: each.resigned_at,
          })),
        ].map(({ role, born_month: born, name, until, is_confirmed: isConfirmed }) => ({
          key: [
            d(`role.${role}`),
            d('people.born', { month: month.format(new Date(`${born}-01T00:00:00Z`)) }),
            ...(isConfirmed ? [d('people.confirmed')] : []),
            ...(until === undefined ? [] : [d('former', { date: formats.date(until) })]),
          ].join(' · '),
          value: <bdi>{name}</bdi>,
        }))}
      />
    </Card>
  );
}

/** What was entered, the latest first. */
function History({ found }: { readonly found: BusinessProfile }) {
  const d = useText(directoryTexts);
  const formats = useFormats();
  return (
    <Card title={d('history')}>
      <ul className="flex flex-col gap-2">
        {found.filings.map(({ kind, change, made_at: madeAt }) => (
          <li key={`${kind} ${madeAt}`} className="flex flex-wrap justify-between gap-x-4">
            <span>{d(`filing.${change ?? kind}`)}</span>
            <time dateTime={madeAt} className="num text-ink-2">
              {formats.date(madeAt)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How, when and by what a business was checked, and what was not. No one checked a sample. */
function Trust({ found }: { readonly found: BusinessProfile }) {
  const d = useText(directoryTexts);
  const formats = useFormats();
  const done = found.is_sample
    ? []
    : [
        d('trust.name'),
        d('trust.officer', { date: formats.date(found.registered_at) }),
        d('trust.director'),
        ...(found.verified === null
          ? []
          : [
              d('trust.verified', {
                level: formats.number(found.verified.level),
                date: formats.date(found.verified.until),
              }),
            ]),
        ...found.contacts.map(({ how, value, proven_at: at }) =>
          d(`trust.${how}`, { domain: value, date: formats.date(at) }),
        ),
      ];
  return (
    <Card title={d('trust')}>
      <ul className="flex flex-col gap-3">
        {done.map((text) => (
          <li key={text} className="flex items-start gap-3">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />
            {text}
          </li>
        ))}
        {found.people_changed_at !== null && (
          <li className="flex items-start gap-3">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
            {d('trust.changed', { date: formats.date(found.people_changed_at) })}
          </li>
        )}
        {found.verified === null && (
          <li className="flex items-start gap-3 text-ink-2">
            <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0" />
            {d(found.is_sample ? 'trust.sample' : 'trust.not')}
          </li>
        )}
      </ul>
      {found.verified !== null && !found.is_sample && found.status === 'active' && (
        <Link href={badgeFile(found.slug)} download="egcr-badge.json">
          {d('badge')}
        </Link>
      )}
    </Card>
  );
}
