import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Link } from '@egcr/ui/link';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';

import type { ShareConsent } from '../../contract/index.ts';
import { profilePath } from '../addresses.ts';
import { useLineText } from '../changes/change-lines.tsx';
import { useConsent } from '../queries.ts';
import { RegistryPage } from '../registry-page.tsx';
import { ConsentForm } from './consent-form.tsx';
import { consentTexts } from './texts.ts';

/** `/businesses/consents/$changeId`: a holder says whether shares of theirs go to someone else. */
export function Screen() {
  const t = useText(consentTexts);
  const consent = useConsent(usePathPart('changeId'));
  return (
    <RegistryPage read={consent} unknown={{ title: t('unknown'), text: t('unknown.text') }}>
      {(found) => (
        <Page>
          <BackLink href={hrefOf('businesses')}>{t('back')}</BackLink>
          <PageHeading title={t('title')} description={<bdi>{found.name}</bdi>} />
          <Consent found={found} />
        </Page>
      )}
    </RegistryPage>
  );
}

const tones = {
  waiting: 'warn',
  given: 'ok',
  refused: 'bad',
  expired: 'info',
  withdrawn: 'info',
} as const satisfies Record<ShareConsent['state'], string>;

/** What is asked, what became of it, and the answer. */
function Consent({ found }: { readonly found: ShareConsent }) {
  const t = useText(consentTexts);
  const { state, can_answer: canAnswer, case_id: id } = found;
  return (
    <>
      <ConsentState found={found} />
      <Card title={t('what')}>
        <Facts found={found} />
      </Card>
      {canAnswer && (
        <Card title={t('answer')}>
          <ConsentForm id={id} />
        </Card>
      )}
      {state === 'waiting' && !canAnswer && <p className="text-ink-2">{t('not_yours')}</p>}
    </>
  );
}

/** Where it stands, in one sentence. */
export function ConsentState({ found }: { readonly found: ShareConsent }) {
  const t = useText(consentTexts);
  const formats = useFormats();
  return (
    <Banner tone={tones[found.state]} isLive>
      {t(`state.${found.state}`, { name: found.holder, date: formats.date(found.expires_at) })}
    </Banner>
  );
}

function Facts({ found }: { readonly found: ShareConsent }) {
  const t = useText(consentTexts);
  const formats = useFormats();
  const say = useLineText();
  const kind = t(found.class_name === 'second' ? 'class.second' : 'class.ordinary');
  return (
    <KeyValueList
      items={[
        {
          key: t('business'),
          value: (
            <Link href={profilePath(found.slug)}>
              <bdi>{found.name}</bdi> · <bdi dir="ltr">{found.number}</bdi>
            </Link>
          ),
        },
        { key: t('holder'), value: <bdi>{found.holder}</bdi> },
        {
          key: t('shares'),
          value: t('shares.of', {
            shares: formats.number(Number(found.shares)),
            held: formats.number(Number(found.held)),
            kind,
          }),
        },
        {
          key: t('to'),
          value: (
            <>
              <bdi>{found.to_name}</bdi>
              {found.to_number !== null && (
                <>
                  {' '}
                  (<bdi dir="ltr">{found.to_number}</bdi>)
                </>
              )}
              {say({ born_month: found.to_born_month, shares: null, class_name: null })}
            </>
          ),
        },
        { key: t('filed_by'), value: <bdi>{found.filed_by}</bdi> },
        { key: t('filed_at'), value: formats.date(found.filed_at) },
        { key: t('until'), value: formats.date(found.expires_at) },
      ]}
    />
  );
}
