import { CaseFact, CaseFacts, useOpenCase } from '@egcr/cases/web';
import { Badge } from '@egcr/ui/badge';
import { call } from '@egcr/web-kit/call';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useQuery } from '@tanstack/react-query';

import { readScamSignsCall } from '../../contract/index.ts';
import { jobPath } from '../addresses.ts';
import { scamTexts } from './texts.ts';

/** In the open case of a posting: what speaks for a scam. Nothing in other cases. */
export function Slot() {
  const found = useOpenCase();
  return found?.kind === 'jobs.moderation' ? <ScamSigns key={found.id} caseId={found.id} /> : null;
}

export function ScamSigns({ caseId }: { readonly caseId: string }) {
  const t = useText(scamTexts);
  const read = useQuery({
    queryKey: ['jobs', 'scam-signs', caseId],
    queryFn: ({ signal }) => call(readScamSignsCall, { params: { id: caseId } }, { signal }),
  });
  return (
    <CaseFacts read={read}>
      {({ score, is_held: isHeld, signs, skills, change }) => (
        <CaseFact title={t('title')}>
          <div className="flex flex-col gap-2">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={isHeld ? 'bad' : score > 0 ? 'warn' : 'neutral'}>
                {t('score', { score: String(score) })}
              </Badge>
              {isHeld && <span className="font-semibold">{t('held')}</span>}
            </p>
            {signs.length === 0 ? (
              <p className="text-sm text-ink-2">{t('none')}</p>
            ) : (
              <ul className="list-disc ps-5 text-sm">
                {signs.map((sign) => (
                  <li key={sign}>{t(`sign.${sign}`)}</li>
                ))}
              </ul>
            )}
            {change !== null && (
              <p className="text-sm">
                {t('change', {
                  parts: change.parts.map((part) => t(`part.${part}`)).join(' · '),
                })}{' '}
                <Link href={jobPath(change.slug)}>{t('change.open')}</Link>
              </p>
            )}
            {skills.length > 0 && (
              <p className="text-sm text-ink-2">
                {t('skills')}: <bdi>{skills.join(', ')}</bdi>
              </p>
            )}
          </div>
        </CaseFact>
      )}
    </CaseFacts>
  );
}
