import type { ReplyOf } from '@egcr/contract/endpoint';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { directionOf } from '@egcr/web-kit/languages';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';

import { approveEditionCall, type readFiguresCall } from '../../contract/index.ts';
import { SUBSCRIBERS_MAX } from '../../contract/limits.ts';
import { useApproval } from '../queries.ts';
import { figureTexts } from './texts.ts';

interface HeldEditionsProps {
  readonly held: ReplyOf<typeof readFiguresCall>['held'];
}

/** Editions for so many that another editor has to approve them. A PIN that is not fresh is asked for before. */
export function HeldEditions({ held }: HeldEditionsProps) {
  const t = useText(figureTexts);
  const say = useSentences(
    sentences(approveEditionCall, {
      own_edition: t('failed.own'),
      edition_not_held: t('failed.not_held'),
    }),
  );
  const approval = useApproval();
  return (
    <section aria-labelledby="held-editions" className="mt-4 flex flex-col gap-3">
      <h3 id="held-editions" className="text-base">
        {t('held')}
      </h3>
      <p className="text-sm text-ink-2">{t('held.text', { most: SUBSCRIBERS_MAX })}</p>
      {approval.error && (
        <Banner tone="bad" isLive>
          {say.failure(approval.error)}
        </Banner>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {held.map(({ id, title, language, subscribers, may_approve: mayApprove }) => (
          <li key={id} className="flex flex-col items-start gap-2 py-3">
            <span lang={language} dir={directionOf(language)} className="font-medium wrap-anywhere">
              {title}
            </span>
            <span className="text-sm text-ink-2">{t('held.for', { count: subscribers })}</span>
            {mayApprove ? (
              <Button
                size="small"
                aria-label={t('approve.title', { title })}
                busy={approval.isPending && approval.variables === id}
                onClick={() => approval.mutate(id)}
              >
                {t('approve')}
              </Button>
            ) : (
              <span className="text-sm">{t('approve.another')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
