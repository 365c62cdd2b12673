import { hrefOf } from '@egcr/contract/product-screens';
import { countryName } from '@egcr/locale/contract';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';

import type { Directorship } from '../../contract/index.ts';
import { consentTexts } from '../consents/texts.ts';
import { useDirectorship } from '../queries.ts';
import { RegistryPage } from '../registry-page.tsx';
import { DirectorshipForm } from './directorship-form.tsx';
import { directorshipTexts } from './texts.ts';

/** `/businesses/directorships/$directorshipId`: a person who is named as a director says whether they are. */
export function Screen() {
  const t = useText(directorshipTexts);
  const c = useText(consentTexts);
  const directorship = useDirectorship(usePathPart('directorshipId'));
  return (
    <RegistryPage read={directorship} unknown={{ title: t('unknown'), text: t('unknown.text') }}>
      {(found) => (
        <Page>
          <BackLink href={hrefOf('businesses')}>{c('back')}</BackLink>
          <PageHeading title={t('title')} description={<bdi>{found.business}</bdi>} />
          <Asked found={found} />
        </Page>
      )}
    </RegistryPage>
  );
}

const tones = { waiting: 'warn', confirmed: 'ok', declined: 'info', over: 'info' } as const;

function Asked({ found }: { readonly found: Directorship }) {
  const t = useText(directorshipTexts);
  const c = useText(consentTexts);
  const formats = useFormats();
  const { language, locale } = useLanguage();
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <>
      <Banner tone={tones[found.state]} isLive>
        {t(`state.${found.state}`, { date: formats.date(found.expires_at) })}
      </Banner>
      <Card title={t('what')}>
        <KeyValueList
          items={[
            {
              key: c('business'),
              value: (
                <>
                  <bdi>{found.business}</bdi> · {countryName(found.jurisdiction, language)}
                </>
              ),
            },
            { key: t('name'), value: <bdi>{found.name}</bdi> },
            ...(found.born_month === ''
              ? []
              : [{ key: t('born'), value: month.format(new Date(`${found.born_month}-01T00:00:00Z`)) }]),
            { key: c('filed_by'), value: <bdi>{found.asked_by}</bdi> },
            { key: c('filed_at'), value: formats.date(found.asked_at) },
          ]}
        />
      </Card>
      {found.state === 'waiting' && (
        <Card title={c('answer')}>
          <DirectorshipForm id={found.id} />
        </Card>
      )}
    </>
  );
}
