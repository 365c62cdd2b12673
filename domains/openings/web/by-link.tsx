import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Skeleton } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import { useOpeningSentences } from './opening-sentences.ts';
import { useLink, useLinkAct } from './queries.ts';
import { openingTexts } from './texts.ts';

/** The link of a mail confirms and takes back. Both need a press: programs that look into mails open links too. */
export function ByLink({ token }: { readonly token: string }) {
  const t = useText(openingTexts);
  const say = useSentences(useOpeningSentences());
  const link = useLink(token);
  const act = useLinkAct(token);
  if (act.isSuccess && act.variables === 'leave')
    return (
      <Banner tone="ok" title={t('left')} isLive>
        {t('left.text')}
      </Banner>
    );
  if (link.isPending) return <Skeleton className="h-24" />;
  const failure = act.error ?? link.error;
  if (failure || !link.data)
    return (
      <Banner tone="bad" isLive>
        {say.failure(failure)}
      </Banner>
    );
  const isConfirmed = link.data.is_confirmed;
  return (
    <>
      <div role="status">
        {isConfirmed ? (
          <Banner tone="ok" title={t('confirmed')}>
            {t('confirmed.text')}
          </Banner>
        ) : (
          <p className="max-w-[52ch] text-ink-2">{t('confirm.text')}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {!isConfirmed && (
          <Button busy={act.isPending} onClick={() => act.mutate('confirm')}>
            {t('confirm')}
          </Button>
        )}
        <Button look="secondary" busy={act.isPending} onClick={() => act.mutate('leave')}>
          {t('leave')}
        </Button>
      </div>
    </>
  );
}
