import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { isMissing } from '@egcr/web-kit/call';
import { useDayText } from '@egcr/web-kit/day-text';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { OnceAlive } from '@egcr/web-kit/once-alive.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { HashedFile } from '@egcr/web-kit/uploads/hashed-file.tsx';
import { useState } from 'react';

import type { CheckedCertificate } from '../../contract/index.ts';
import { certificateFile, profilePath } from '../addresses.ts';
import { OpenData } from '../open-data.tsx';
import { useCertificate } from '../queries.ts';
import { BusinessMarks } from '../directory/business-marks.tsx';
import { directoryTexts } from '../directory/texts.ts';
import { DissolutionBanner } from '../dissolution/dissolution-banner.tsx';
import { registryTexts } from '../texts.ts';
import { verifyTexts } from './texts.ts';

/** `/verify/$certificate`: whether a certificate is valid, and whether a file of it is unaltered. */
export function Screen() {
  const code = usePathPart('certificate');
  return (
    <OpenData>
      <CertificatePage key={code} code={code} />
    </OpenData>
  );
}

function CertificatePage({ code }: { readonly code: string }) {
  const t = useText(registryTexts);
  const v = useText(verifyTexts);
  const say = useSentences();
  const [sha256, setSha256] = useState<string>();
  const found = useCertificate(code, sha256);
  const isAltered = found.data?.state === 'altered';
  return (
    <div className="shell flex max-w-3xl flex-col gap-6 py-10">
      {isMissing(found.error) ? (
        <PageHeading title={v('unknown')} description={v('unknown.text')} />
      ) : found.isError ? (
        <ErrorCard
          headingLevel={1}
          title={t('unread')}
          description={say.failure(found.error)}
          retryLabel={t('retry')}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <>
          <PageHeading title={v('title')} description={<bdi dir="ltr">{code}</bdi>} />
          {found.data ? (
            <Certificate code={code} checked={found.data} isCompared={sha256 !== undefined} />
          ) : (
            <SkeletonGroup label={t('loading')}>
              <Skeleton className="h-96" />
            </SkeletonGroup>
          )}
          <OnceAlive placeholder={<div className="min-h-24" />}>
            <HashedFile
              label={v('file')}
              hint={v('file.hint')}
              accept="application/pdf"
              onHash={setSha256}
              found={found.data && { text: v(isAltered ? 'is.altered' : 'is.same'), isGood: !isAltered }}
            />
          </OnceAlive>
          <p className="text-sm text-ink-2">{t('own_record')}</p>
        </>
      )}
    </div>
  );
}

interface CertificateProps {
  readonly code: string;
  readonly checked: CheckedCertificate;
  /** A file was compared with it. */
  readonly isCompared: boolean;
}

const tones = { valid: 'ok', revoked: 'bad', expired: 'warn', altered: 'bad' } as const;

function Certificate({ code, checked, isCompared }: CertificateProps) {
  const { state, facts, slug, verified, contacts, dissolution, people_changed_at: changedAt } = checked;
  const { status_said: said } = checked;
  const v = useText(verifyTexts);
  const d = useText(directoryTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const day = useDayText();
  return (
    <>
      <Banner tone={tones[state]} isLive>
        {v(`is.${state}`)} {isCompared && state !== 'altered' && v('is.same')}
      </Banner>
      <Card>
        <BusinessMarks found={checked} />
        {checked.is_sample && <p>{d('trust.sample')}</p>}
        <KeyValueList
          items={[
            { key: v('name'), value: <bdi>{facts.name}</bdi> },
            { key: d('number'), value: <bdi dir="ltr">{facts.number}</bdi> },
            { key: d('address'), value: <bdi>{facts.address}</bdi> },
            { key: d('registered'), value: day(facts.registered_on) },
            { key: v('issued'), value: day(facts.issued_on) },
            { key: v('expires'), value: day(facts.expires_on) },
            {
              key: v('verification'),
              value:
                verified === null
                  ? v('not_verified')
                  : v('verified', { level: formats.number(verified.level), date: day(verified.until) }),
            },
          ]}
        />
        {contacts.map(({ how, value, proven_at: at }) => (
          <p key={how} className="text-sm text-ink-2">
            {d(`trust.${how}`, { domain: value, date: formats.date(at) })}
          </p>
        ))}
      </Card>
      <DissolutionBanner dissolution={dissolution} status_said={said} />
      {changedAt !== null && (
        <Banner tone="warn">{v('people_changed', { date: formats.date(changedAt) })}</Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={profilePath(slug)}>{v('profile')}</ButtonLink>
        {state !== 'revoked' && (
          <ButtonLink look="secondary" href={certificateFile(code, language)} download>
            {v('pdf')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
