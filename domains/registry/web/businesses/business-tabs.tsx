import { hrefOf } from '@egcr/contract/product-screens';
import { Badge } from '@egcr/ui/badge';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { Skeleton } from '@egcr/ui/skeleton';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { Slot } from '@egcr/web-kit/slots.tsx';
import { lazy, Suspense } from 'react';

import { forbids, sampleFileBytes, sampleFileKinds, type BusinessDashboard } from '../../contract/index.ts';
import { businessAddress, certificateFile, certificateExtract, sampleFile } from '../addresses.ts';
import { SignatoryCard } from '../governance/signatory-card.tsx';
import { OwnersCard } from '../owners/owners-card.tsx';
import { useGrantsOf } from '../queries.ts';
import { RenewCertificate } from './renew-certificate.tsx';
import { businessTexts } from './texts.ts';

interface BusinessProps {
  readonly found: BusinessDashboard;
}

const BusinessWallet = lazy(async () => ({ default: (await import('@egcr/treasury/web')).BusinessWallet }));

/** The wallet of the business; its code comes with this tab alone. */
export function WalletTab({ found }: BusinessProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <BusinessWallet organisationId={found.organisation_id} />
    </Suspense>
  );
}

/** As figures: of a sample invented ones, of all others zero until the capital market opens. */
export function TokensTab({ found }: BusinessProps) {
  const t = useText(businessTexts);
  const formats = useFormats();
  return (
    <Card title={t('tab.tokens')}>
      <KeyValueList
        items={(['jrc20', 'jrc721', 'jrc998'] as const).map((kind) => ({
          key: t(`token.${kind}`),
          value: formats.number(found.tokens[kind]),
        }))}
      />
      <p className="text-sm text-ink-2">{t('tokens.text')}</p>
      <ButtonLink look="secondary" href={hrefOf('business-capital-market')} className="self-start">
        {t('issue')}
      </ButtonLink>
    </Card>
  );
}

/** What the business applied for: name, amount, status and date. */
export function GrantsTab({ found }: BusinessProps) {
  const t = useText(businessTexts);
  const formats = useFormats();
  const grants = useGrantsOf(found.organisation_id);
  const items = grants.data ?? [];
  return (
    <Card title={t('tab.grants')}>
      {grants.isSuccess && items.length === 0 && <p className="text-ink-2">{t('grants.none')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {items.map((each) => (
          <li key={each.case_id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="flex flex-col">
              <span className="font-medium">{each.title}</span>
              <time dateTime={each.sent_at} className="num text-sm text-ink-2">
                {formats.date(each.sent_at)}
              </time>
            </span>
            <span className="flex items-center gap-3">
              <Money amount={each.amount} isTrimmed />
              <Badge>{each.state_label}</Badge>
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink href={`/apply-grant/business?business=${found.organisation_id}`} className="self-start">
        {t('apply')}
      </ButtonLink>
    </Card>
  );
}

/** The one sample that is shown with invented tokens and papers. */
function hasInventedFigures({ is_sample: isSample, tokens }: BusinessDashboard): boolean {
  return isSample && tokens.jrc20 > 0;
}

/** The papers that the team keeps, and those that the register makes. */
export function DocumentsTab({ found }: BusinessProps) {
  return (
    <div className="flex flex-col gap-6">
      <Slot name="business.documents" about={found.organisation_id} />
      <Certificates found={found} />
    </div>
  );
}

function Certificates({ found }: BusinessProps) {
  const t = useText(businessTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  return (
    <Card title={t('documents.register')}>
      {found.certificate !== null && (
        <ul className="flex flex-col gap-2">
          <li>
            <Link href={certificateFile(found.certificate, language)} download>
              {t('certificate.name')}
            </Link>
          </li>
          <li>
            <Link href={certificateExtract(found.certificate)} download>
              {t('extract')}
            </Link>
          </li>
        </ul>
      )}
      {hasInventedFigures(found) && (
        <ul className="flex flex-col gap-2">
          {sampleFileKinds.map((kind) => (
            <li key={kind}>
              <Link href={sampleFile(found.slug, kind)} download>
                {t(`sample.${kind}`, { size: formats.number(sampleFileBytes[kind] / 1_000_000) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {found.rights.includes('edit') && !forbids(found.status, 'certify') && (
        <RenewCertificate id={found.id} hasOne={found.certificate !== null} />
      )}
    </Card>
  );
}

/** Governance, directory, compliance updates, security and keys, each with the way there. */
export function SettingsTab({ found }: BusinessProps) {
  const t = useText(businessTexts);
  const parts = [
    { name: 'governance', href: `${businessAddress(found.id).to({ tab: 'settings' })}#governance` },
    { name: 'directory', href: `/businesses/${found.id}/public-profile` },
    { name: 'updates', href: `/businesses/${found.id}/changes` },
    { name: 'security', href: `/organisations/${found.organisation_id}` },
    { name: 'keys', href: `${hrefOf('developers')}?business=${found.organisation_id}` },
  ] as const;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-3">
        {parts.map(({ name, href }) => (
          <ButtonLink key={name} look="secondary" href={href}>
            {t(`part.${name}`)}
          </ButtonLink>
        ))}
      </div>
      <Card title={t('directors')}>
        <ul className="flex flex-col gap-2">
          {found.officers.map(({ name }) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </Card>
      <Slot name="business.settings" about={found.id} />
      <div id="governance" className="scroll-mt-24">
        <SignatoryCard found={found} />
      </div>
      <OwnersCard number={found.number} />
    </div>
  );
}
