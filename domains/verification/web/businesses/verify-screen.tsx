import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Page, PageColumns } from '@egcr/ui/page';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ReadPage } from '@egcr/web-kit/read-page.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';

import type { BusinessVerification } from '../../contract/index.ts';
import { applyAddress } from '../addresses.ts';
import { DomainCard } from '../contacts/domain-card.tsx';
import { PhoneCard } from '../contacts/phone-card.tsx';
import { useVerification } from '../queries.ts';
import { BasicsForm } from './basics-form.tsx';
import { Checks } from './checks.tsx';
import { verificationTexts } from './texts.ts';
import { VerificationMarks } from './verification-marks.tsx';

/** `/business/verification/$businessId`: the checks of one business, its numbers, and the way to the next level. */
export function Screen() {
  const id = usePathPart('businessId');
  const t = useText(verificationTexts);
  const read = useVerification(id);
  return (
    <ReadPage
      read={read}
      missing={
        <Page>
          <PageHeading title={t('unknown')} description={t('unknown.text')} />
        </Page>
      }
      said={{ loading: t('loading'), unread: t('unread'), retry: t('retry') }}
    >
      {(found) => <Verification key={id} found={found} />}
    </ReadPage>
  );
}

/** In these states a level may be asked for, and the numbers changed. */
const open = ['not_started', 'in_progress', 'verified', 'expiring', 'expired', 'rejected'];

function Verification({ found }: { readonly found: BusinessVerification }) {
  const t = useText(verificationTexts);
  const formats = useFormats();
  const isOpen = found.can_edit && open.includes(found.state);
  const mayProve = found.can_edit && found.state !== 'suspended' && found.state !== 'revoked';
  return (
    <Page>
      <BackLink href={hrefOf('business-verification')}>{t('back')}</BackLink>
      <PageHeading
        title={<bdi className="wrap-anywhere">{found.name}</bdi>}
        description={
          found.valid_until === null ? t('no_level') : t('until', { date: formats.date(found.valid_until) })
        }
        actions={<VerificationMarks found={found} />}
      />
      <PageColumns aside={isOpen ? <BasicsForm found={found} /> : undefined}>
        <Checks checks={found.checks} />
        {isOpen && (
          <Card title={t('next')} description={t('next.text')}>
            <ButtonLink href={applyAddress(found.id).to()} className="self-start">
              {t('apply')}
            </ButtonLink>
          </Card>
        )}
        {mayProve && <DomainCard found={found} />}
        {mayProve && <PhoneCard found={found} />}
        {found.case_id !== null && (
          <ButtonLink
            look="secondary"
            href={`${hrefOf('cases')}/${encodeURIComponent(found.case_id)}`}
            className="self-start"
          >
            {t('follow')}
          </ButtonLink>
        )}
      </PageColumns>
    </Page>
  );
}
