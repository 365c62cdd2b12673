import { useActingFor } from '@egcr/organisations/web';
import { useDrafts } from '@egcr/forms/web';
import { Banner } from '@egcr/ui/banner';
import { Button, ButtonLink } from '@egcr/ui/button';
import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import type { Service } from '../contract/index.ts';
import { createAddress } from './create-address.ts';
import { useWish } from './queries.ts';
import { deskTexts } from './texts.ts';

/** What stands before the questions of a service. */
export function ServiceIntro({ service }: { readonly service: Service }) {
  const { title, summary, opens } = service;
  return (
    <>
      <PageHeading title={title} description={summary} />
      {opens === 'later' ? <NotOpen service={service} /> : <Begin service={service} />}
    </>
  );
}

function Begin({ service }: { readonly service: Service }) {
  const t = useText(deskTexts);
  const drafts = useDrafts(useActingFor()?.id);
  const hasDraft = drafts.data?.some(({ form }) => form === service.form) === true;
  return (
    <>
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">{t('before')}</h2>
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-2">
          <li>{t('before.time')}</li>
          <li>{t('before.saved')}</li>
          <li>{t('before.days')}</li>
        </ul>
      </section>
      <ButtonLink href={createAddress(service.type).to({ question: 'purpose' })} className="self-start">
        {t(hasDraft ? 'begin.continue' : 'begin')}
      </ButtonLink>
    </>
  );
}

function NotOpen({ service: { type, is_wished: isWished } }: { readonly service: Service }) {
  const t = useText(deskTexts);
  const say = useSentences();
  const wish = useWish(type);
  return (
    <>
      <Banner tone="not-open" title={t('later')}>
        {t('later.text')}
      </Banner>
      {wish.isError && (
        <Banner tone="bad" title={t('failed')} isLive>
          {say.failure(wish.error)}
        </Banner>
      )}
      <div role="status">{isWished && <Banner tone="ok">{t('wished')}</Banner>}</div>
      {!isWished && (
        <Button className="self-start" busy={wish.isPending} onClick={() => wish.mutate()}>
          {t('wish')}
        </Button>
      )}
    </>
  );
}
